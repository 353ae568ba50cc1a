"""Whole races over real sockets: against bots, between people, and what is left of them."""

import pytest

import paddock
from paddock.bots import bot_names
from paddock.core.errors import BrokenGame
from paddock.core.game import Game
from paddock.games import REGISTRY
from paddock.games.powersled.book.course import Course
from server.client import HTTP, ME, OPEN, Player, Shape, bot, get, make, play_on
from server.running import Running


@pytest.mark.parametrize(
    ("game", "seats"),
    [("outspeed", 3), ("outspeed", 6), ("pocket_rockets", 1), ("pocket_rockets", 5), ("toy", 4)],
)
def test_a_whole_race_against_bots(shared: Running, game: str, seats: int) -> None:
    made = make(shared.host, game, [ME, *[bot("random")] * (seats - 1)])
    assert made["invite"] is None
    with Player(shared.host, made["race"], made["tokens"][0]) as me:
        commitment = me.table["commitment"]
        assert me.table["reveal"] is None
        play_on([me], seats)
        last = me.table
        assert last["standings"]["kind"] == "Standings"
        assert last["commitment"] == commitment
        assert len(last["reveal"]["secret"]) == 64
        assert last["decision"] is None
        assert len(me.log) == last["log_from"] + len(last["log"])
    record = HTTP.get(f"{shared.http}/api/races/{made['race']}/record").text
    assert paddock.verify(record) == ""
    assert paddock.Record.parse(record).header["luck"] == commitment
    verdict = HTTP.post(f"{shared.http}/api/verify", json={"record": record}).json()
    assert verdict == {"ok": True, "why": ""}


def test_two_people_and_two_bots_share_a_table(shared: Running) -> None:
    seats = [{"kind": "me", "name": "Ann"}, OPEN, bot("driver"), bot("driver")]
    made = make(shared.host, "outspeed", seats)
    race = made["race"]
    with Player(shared.host, race, made["tokens"][0]) as ann:
        assert ann.table["status"] == "waiting"
        assert ann.table["kinds"] == ["human", "open", "bot", "bot"]
        assert ann.table["asked"] == []
        joined = HTTP.post(
            f"{shared.http}/api/races/{race}/join", json={"invite": made["invite"], "name": "Bob"}
        ).json()
        assert joined["seat"] == 1
        ann.until(lambda table: table["status"] == "racing")
        assert ann.table["names"] == ["Ann", "Bob", "Driver", "Driver 2"]
        with Player(shared.host, race, joined["token"]) as bob:
            assert bob.table["online"] == [0, 1]
            play_on([ann, bob], 5)
            ann.until(lambda table: table["status"] == "over")
            bob.until(lambda table: table["status"] == "over")
            assert ann.table["standings"] == bob.table["standings"]
    card = get(shared.host, f"/api/races/{race}")
    assert card["status"] == "over"
    assert card["standings"] == ann.table["standings"]


def test_bots_race_alone_and_a_spectator_watches(shared: Running) -> None:
    made = make(shared.host, "outspeed", [bot("random")] * 3, public=True)
    assert made["seats"] == []
    with Player(shared.host, made["race"]) as watcher:
        watcher.until(lambda table: table["status"] == "over")
        assert watcher.table["seat"] == -1
        assert watcher.table["online"] == []
    listed = get(shared.host, "/api/races?status=over")
    assert made["race"] in [card["race"] for card in listed]


def test_a_finished_race_can_be_seen_again_from_every_seat(shared: Running) -> None:
    made = make(shared.host, "toy", [bot("random")] * 3)
    with Player(shared.host, made["race"]) as watcher:
        watcher.until(lambda table: table["status"] == "over")
        seen = watcher.log
    path = f"/api/races/{made['race']}/replay"
    views: dict[int, list[Shape]] = {}
    for seat in (-1, 0, 1, 2):
        moments = get(shared.host, f"{path}?seat={seat}")["moments"]
        assert [one["moment"] for one in moments] == list(range(len(moments)))
        assert [one["status"] for one in moments[:-1]] == ["racing"] * (len(moments) - 1)
        assert moments[-1]["status"] == "over"
        assert all(one["view"]["seat"] == seat for one in moments)
        assert all(given["seat"] == seat for one in moments for given in one["given"])
        lines = [line for one in moments for line in one["log"]]
        # What was confided to the seat alone comes on top.
        own = [line for line in lines if line["event"]["kind"] == "CameLate"]
        assert len(lines) - len(own) == len(seen)
        if seat == -1:
            assert lines == seen
        views[seat] = [one["view"] for one in moments]
    whole = get(shared.host, f"{path}?seat=-2")["moments"]
    assert all(one["gone"] == [] for one in whole), "the toy does not say how far anybody is"
    for seat in range(3):
        assert [one["views"][seat] for one in whole] == views[seat]
    assert sum(len(one["given"]) for one in whole) > len(whole)
    assert all(len(one["views"]) == 3 for one in whole)
    assert any(line["event"]["kind"] == "Looked" for one in whole for line in one["log"])


def test_a_race_that_is_on_shows_neither_record_nor_replay(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME])
    for path in ("record", "replay?seat=-2", "replay"):
        answer = HTTP.get(f"{shared.http}/api/races/{made['race']}/{path}")
        assert answer.status_code == 409
        assert answer.headers["content-type"] == "application/problem+json"


def config_of(server: Running, made: Shape) -> Shape:
    card: Shape = get(server.host, f"/api/races/{made['race']}", made["tokens"][0])
    return dict(card["config"])


def test_own_tiles_are_raced_on(shared: Running) -> None:
    data = get(shared.host, "/api/games/outspeed/data")["tiles"]
    data["start"]["fuel"] = 33
    made = make(shared.host, "outspeed", [ME, bot("first"), bot("first")], config={"data": data})
    with Player(shared.host, made["race"], made["tokens"][0]) as me:
        assert [pilot["fuel"] for pilot in me.table["view"]["pilots"]] == [33, 33, 33]
    assert config_of(shared, made)["data"] == data


def test_wrong_tiles_are_refused_by_name(shared: Running) -> None:
    data = get(shared.host, "/api/games/outspeed/data")["tiles"]
    data["tiles"][3]["name"] = 7
    wish = {"game": "outspeed", "seats": [bot("first")] * 3, "config": {"data": data}}
    answer = HTTP.post(f"{shared.http}/api/races", json=wish)
    assert answer.status_code == 422
    assert answer.json()["field"] == "config.data.tiles[3].name"
    assert "the name of the tile" in answer.json()["detail"]


def test_a_rematch_has_the_same_seats_and_lets_everybody_in(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME, OPEN, bot("first")])
    join = f"{shared.http}/api/races/{made['race']}/join"
    guest = HTTP.post(join, json={"invite": made["invite"], "name": "Gast"}).json()["token"]
    again = f"{shared.http}/api/races/{made['race']}/rematch"
    bearer = {"authorization": f"Bearer {guest}"}
    assert HTTP.post(again, headers=bearer).status_code == 409
    race = made["race"]
    players = [Player(shared.host, race, token) for token in (*made["tokens"].values(), guest)]
    play_on(players, 1)
    first = HTTP.post(again, headers=bearer).json()
    assert [seat["seat"] for seat in first["seats"]] == [2]
    players[0].until(lambda table: table["rematch"] == first["race"])
    second = HTTP.post(again, headers={"authorization": f"Bearer {made['tokens'][0]}"}).json()
    assert second["race"] == first["race"]
    assert [seat["seat"] for seat in second["seats"]] == [0, 1]
    for seat, token in [
        (2, first["seats"][0]["token"]),
        (1, second["seats"][1]["token"]),
        (2, guest),
    ]:
        with Player(shared.host, first["race"], token) as player:
            assert player.table["seat"] == seat
            assert player.table["names"] == players[0].table["names"]
            assert player.table["commitment"] != players[0].table["commitment"]
    for player in players:
        player.close()


def test_games_rules_and_data_are_given_out(shared: Running) -> None:
    cards = {card["id"]: card for card in get(shared.host, "/api/games")}
    assert cards["outspeed"]["seats"] == [3, 6]
    assert "driver" in cards["outspeed"]["bots"]
    assert cards["outspeed"]["has_data"]
    assert not cards["toy"]["has_data"], "it comes with data, and takes none"
    page = get(shared.host, "/api/games/outspeed/rules")
    assert page["rules"][0]["number"] == "OS-001"
    assert "OS-001" in page["markdown"]
    assert get(shared.host, "/api/games/toy/data")["soapbox"]


def test_a_card_tells_all_that_the_home_page_shows(shared: Running) -> None:
    toy = next(card for card in get(shared.host, "/api/games") if card["id"] == "toy")
    shown = {key: toy[key] for key in ("title", "tagline", "mood", "seats", "minutes", "stage")}
    assert shown == {
        "title": "Soapbox",
        "tagline": "Carts, mud and planks.",
        "mood": "Splash and rattle",
        "seats": [2, 4],
        "minutes": [[2, 3], [2, 3, 5], [2, 3, 4, 5]],
        "stage": "proven",
    }


def test_a_game_whose_bots_are_broken_is_left_out_and_named_in_the_log(
    shared: Running, log: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def names(game: Game) -> list[str]:
        if game.id == "toy":
            raise BrokenGame("toy", "toy.bots", "importing it raised NameError")
        return bot_names(game)

    monkeypatch.setattr("paddock.server.routes.games.bot_names", names)
    cards = get(shared.host, "/api/games")
    assert {card["id"] for card in cards} == set(REGISTRY) - {"toy"}
    assert any("the game toy cannot be played from toy.bots" in line for line in log)


def test_only_public_races_are_listed(shared: Running) -> None:
    hidden = make(shared.host, "toy", [ME, OPEN])["race"]
    shown = make(shared.host, "toy", [ME, OPEN], public=True)["race"]
    listed = [card["race"] for card in get(shared.host, "/api/races?status=waiting&game=toy")]
    assert shown in listed
    assert hidden not in listed
    assert shown not in [card["race"] for card in get(shared.host, "/api/races?game=outspeed")]


def test_a_game_tells_what_can_be_chosen(shared: Running) -> None:
    cards = {card["id"]: card for card in get(shared.host, "/api/games")}
    assert cards["outspeed"]["choices"] == []
    assert cards["outspeed"]["has_secrets"] is True
    assert cards["spiralized"]["has_secrets"] is False
    choices = {choice["key"]: choice for choice in cards["spiralized"]["choices"]}
    assert list(choices) == ["bonus_roll", "stall_limit", "colours"]
    bonus, colours = choices["bonus_roll"], choices["colours"]
    assert (bonus["kind"], bonus["default"]) == ("one", "optional")
    assert [one["value"] for one in bonus["values"]] == ["optional", "forced"]
    assert (colours["kind"], colours["default"], colours["is_rising"]) == ("seats", "table", True)
    assert colours["values"][0] == {"value": 0, "text": "Red"}


def test_a_race_is_made_with_what_was_chosen(shared: Running) -> None:
    config = {"bonus_roll": "forced", "colours": [1, 4]}
    made = make(shared.host, "spiralized", [ME, bot("first")], config=config)
    assert config_of(shared, made) == config
    with Player(shared.host, made["race"], made["tokens"][0]) as me:
        assert me.table["view"]["colours"] == [1, 4]


@pytest.mark.parametrize(
    ("config", "field"),
    [
        ({"bonus_roll": "never"}, "config.bonus_roll"),
        ({"colours": [4, 1]}, "config.colours"),
        ({"colours": [0, 1, 2]}, "config.colours"),
        ({"laps": 3}, "config.laps"),
    ],
)
def test_a_wrong_choice_is_refused_by_name(
    shared: Running, config: dict[str, object], field: str
) -> None:
    wish = {"game": "spiralized", "seats": [ME, bot("first")], "config": config}
    answer = HTTP.post(f"{shared.http}/api/races", json=wish)
    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_safe_speeds_are_told_by_track_and_reach_the_race(shared: Running) -> None:
    cards = {card["id"]: card for card in get(shared.host, "/api/games")}
    choices = {choice["key"]: choice for choice in cards["powersled"]["choices"]}
    assert choices["track"]["is_in_data"]
    safe = choices["safe"]
    assert (safe["kind"], safe["of"], safe["default"]) == ("parts", "track", {})
    assert safe["parts"]["foundry"][2] == {"part": "C", "text": "C, 90° left", "default": 3}
    config = {"track": "serpentine", "laps": 1, "safe": {"A": 1, "D": 3}}
    made = make(shared.host, "powersled", [ME, bot("first")], config=config)
    assert config_of(shared, made) == config
    course = shared.lobby.rooms[made["race"]].play.table.book
    assert isinstance(course, Course)
    assert dict(zip(course.track.corners, course.track.safe, strict=True)) == {
        "A": 1, "B": 2, "C": 2, "D": 3, "E": 4, "F": 3, "G": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("config", "field"),
    [
        ({"safe": {"A": 9}}, "config.safe.A"),
        ({"safe": {"Z": 2}}, "config.safe.Z"),
        ({"safe": [2]}, "config.safe"),
        ({"data": {"id": "o", "name": "O", "lane_width": 9}}, "config.data.lane_width"),
    ],
)
def test_a_track_that_is_none_is_refused_by_its_place(
    shared: Running, config: dict[str, object], field: str
) -> None:
    wish = {"game": "powersled", "seats": [ME, bot("first")], "config": config}
    answer = HTTP.post(f"{shared.http}/api/races", json=wish)
    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_what_a_query_says_twice_is_refused(shared: Running) -> None:
    answer = HTTP.get(f"{shared.http}/api/races?game=toy&game=outspeed")
    assert answer.status_code == 422
    assert (answer.json()["field"], answer.json()["detail"]) == (
        "game",
        "game is said more than once; say it once.",
    )
