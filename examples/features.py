"""A loop that collects features: one row for every answer, and whether its seat won."""

import csv
import sys

import paddock
from paddock.bots import ask_bot, bot_luck, find_bot
from paddock.games.outspeed.view import OutspeedView

COLUMNS = ["race", "seat", "turn", "zone", "lead", "fuel", "tokens", "answer", "won"]


def rows_of(seed: int, seats: int = 4) -> list[list[object]]:
    """The rows of one race between drivers."""
    race = paddock.new("outspeed", seats=seats, seed=seed)
    driver = find_bot(race.game, "driver")
    lucks = [bot_luck(seed, seat) for seat in range(seats)]
    rows: list[list[object]] = []
    while not race.over:
        for decision in race.decisions():
            seat = decision.seat
            view = race.view(seat)
            answer = ask_bot(driver, view, decision, lucks[seat])
            race.answer(seat, answer)
            assert isinstance(view, OutspeedView), "this is a race of Outspeed"
            own = view.pilots[seat]
            lead = own.zone - max(pilot.zone for pilot in view.pilots if pilot.seat != seat)
            rows.append([seed, seat, view.turn, own.zone, lead, own.fuel, own.tokens, repr(answer)])
    winners = race.standings().winners
    return [[*row, int(row[1] in winners)] for row in rows]


def main(races: int = 3) -> None:
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(COLUMNS)
    for seed in range(races):
        table.writerows(rows_of(seed))


if __name__ == "__main__":
    main()
