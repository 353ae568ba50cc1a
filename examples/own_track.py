"""A track of one's own: laid out as data, checked, and raced on."""

import paddock
from paddock.bots import ask_bot, bot_luck, find_bot

OVAL = {
    "id": "oval",
    "name": "Oval",
    "lane_width": 0.8,
    "grid": ["home.0.4", "home.1.4", "home.0.3", "home.1.3", "home.0.2", "home.1.2"],
    "sections": [
        {"id": "out", "kind": "straight", "cols": 4, "length": 4.0},
        {"id": "East", "kind": "corner", "deg": 180, "hand": "R", "radius": 1.4, "inner": 3,
         "outer": 5, "safe": 2, "racing_line": True},
        {"id": "back", "kind": "straight", "cols": 9, "length": 9.0, "lane2": [3, 6]},
        {"id": "West", "kind": "corner", "deg": 180, "hand": "R", "radius": 1.4, "inner": 3,
         "outer": 5},
        {"id": "home", "kind": "straight", "cols": 5, "length": 5.0},
    ],
}  # fmt: skip


def main() -> None:
    try:
        paddock.new("powersled", seats=2, config={"data": {**OVAL, "grid": ["home.0.9"] * 6}})
    except paddock.PaddockError as error:
        print("not on this one:", error)
    race = paddock.new("powersled", seats=2, seed=1, config={"data": OVAL, "laps": 1})
    rookie, luck = find_bot(race.game, "rookie"), bot_luck(1, 0)
    while not race.over:
        for decision in race.decisions():
            seat = decision.seat
            race.answer(seat, ask_bot(rookie, race.view(seat), decision, luck))
    print("won by", [race.names[seat] for seat in race.standings().winners], "on the Oval")


if __name__ == "__main__":
    main()
