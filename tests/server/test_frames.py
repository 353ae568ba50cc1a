"""Table frames: what everybody sees alike is encoded once, and nobody gets what nobody reads."""

import json

from msgspec import Raw

from paddock import games
from paddock.core.protocol import SPECTATOR
from paddock.server.kept import HUMAN, RACING, Seat
from paddock.server.packing import packed, unpacked
from paddock.server.teller import Around, Lines, Telling, public_part, table_frame
from paddock.server.watcher import Watcher
from paddock.server.wire import encoded, write
from paddock.table.luck import Luck
from paddock.table.table import Table
from server.client import ME, Player, get, make, play_on
from server.running import Running


def begun() -> tuple[Table, Around]:
    """A race of the toy in which both have answered once, and what stands around it."""
    table = Table(games.find("toy"), 2, Luck.sealed(b"s" * 32), {}, ["Ann", "Bob"])
    for seat in table.asked():
        decision = table.decision(seat)
        assert decision is not None
        table.answer(seat, decision.options()[0])
    seats = [Seat(seat, HUMAN, name, None, 0) for seat, name in enumerate(table.names)]
    return table, Around(RACING, 1, seats, [0, 1], None)


def test_a_frame_around_what_all_see_alike_is_the_whole_frame() -> None:
    table, outside = begun()
    telling = Telling(table, outside)
    for seat in (SPECTATOR, 0, 1):
        frame = table_frame(table, seat, outside, seq=3, log_from=0, has_transcript=True)
        watcher = Watcher(seat, 10, has_transcript=True)
        assert json.loads(telling.frame(watcher, 3)) == json.loads(write(frame))


def test_a_question_says_what_may_be_answered_once() -> None:
    table, outside = begun()
    (seat, *_) = table.asked()
    decision = table_frame(table, seat, outside, seq=3, log_from=0).decision
    assert decision is not None
    assert decision.options
    assert "menu" not in decision.decision


def test_a_line_is_put_in_words_once_for_all_who_hear_it() -> None:
    table, _ = begun()
    lines = Lines(table)
    heard = lines.of(table.events(SPECTATOR, 0))
    again = lines.of(table.events(SPECTATOR, 0))
    assert heard
    assert all(one is other for one, other in zip(heard, again, strict=True))
    assert isinstance(heard[0], Raw)
    assert json.loads(bytes(heard[0]))["text"]


def test_everybody_is_told_the_same_public_bytes() -> None:
    table, outside = begun()
    telling = Telling(table, outside)
    alike = bytes(encoded(public_part(table, outside)))[1:].decode()
    for seat in (SPECTATOR, 0, 1):
        assert telling.frame(Watcher(seat, 10), 3).endswith(alike)


def test_the_transcript_is_for_who_asks_for_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=True)
    race = made["race"]
    with (
        Player(shared.host, race, made["tokens"][0]) as ann,
        Player(shared.host, race, made["tokens"][1], transcript=True) as bob,
        Player(shared.host, race, made["tokens"][0], transcript=True) as other_tab,
    ):
        play_on([ann, bob], 2)
        other_tab.settle()
        assert "transcript" not in ann.table
        assert bob.table["transcript"]
        assert other_tab.table["transcript"]


def test_the_transcript_of_a_replay_is_for_who_asks_for_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=True)
    race = made["race"]
    with (
        Player(shared.host, race, made["tokens"][0]) as ann,
        Player(shared.host, race, made["tokens"][1]) as bob,
    ):
        play_on([ann, bob], 1)
    plain = get(shared.host, f"/api/races/{race}/replay")["moments"]
    told = get(shared.host, f"/api/races/{race}/replay?transcript=true")["moments"]
    assert all("transcript" not in moment for moment in plain)
    assert all(moment["transcript"] for moment in told)


def test_shapes_of_one_kind_travel_as_a_table_and_come_back_as_they_were() -> None:
    car = {"kind": "Car", "seat": 0, "tags": [{"kind": "Tag", "at": 1}, {"kind": "Tag", "at": 2}]}
    view = {"kind": "View", "cars": [car, {**car, "seat": 1}], "one": [car], "mixed": [car, None]}
    text = json.dumps(packed(view))
    assert text.count('"seat"') == 3, "once for the table, once for each that stands alone"
    assert unpacked(json.loads(text)) == view


def test_what_is_alike_in_many_shapes_travels_once() -> None:
    tags = [{"kind": "Tag", "at": 1}, {"kind": "Tag", "at": 2}]
    cars = [{"kind": "Car", "seat": seat, "fuel": 12, "tags": tags} for seat in range(3)]
    text = json.dumps(packed(cars))
    assert text.count("12") == text.count('"Tag"') == 1
    assert unpacked(json.loads(text)) == cars
    same = [{"kind": "Tag", "at": 1}] * 3
    assert unpacked(json.loads(json.dumps(packed(same)))) == same
