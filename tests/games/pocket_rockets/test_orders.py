"""Plans: several moves of a turn in advance, carried out as long as nothing unexpected happens."""

from typing import Any

from games.pocket_rockets.positions import alone, circle, go, play, pose
from paddock.games.pocket_rockets import GAME
from paddock.games.pocket_rockets.actions import STOP
from paddock.games.pocket_rockets.decisions import ChooseMove
from paddock.games.pocket_rockets.orders.kinds import Plan
from paddock.games.pocket_rockets.orders.obey import obey
from paddock.games.pocket_rockets.state import PocketRockets
from paddock.games.pocket_rockets.view import view
from paddock.games.pocket_rockets.words.orders import BLOCKED, MOVED, OVER, SHAKEN, order
from paddock.table.luck import Luck
from paddock.table.table import Table
from support import said


def plan(race: PocketRockets, *headings: int, stops: bool = False, **more: Any) -> Plan:
    rocket = race.rockets[0]
    fields = {
        "round": race.round,
        "pose": rocket.pose,
        "is_damaged": rocket.is_damaged,
        "headings": headings,
        "stops": stops,
    }
    return Plan(**{**fields, **more})


def test_a_plan_is_carried_out_move_by_move_and_stops() -> None:
    race = alone((1000, 1000, 0), moves=4)
    orders: Any = (plan(race, 0, 900, stops=True),)
    for answer in (go(0), go(90), STOP):
        done = obey(view(race, 0), race.asked[0], orders)
        assert done.answer == answer
        assert done.dropped is None
        orders = done.left
        play(race, answer)
    assert orders == ()


def test_a_touch_drops_the_rest() -> None:
    race = alone((200, 200, 0), circle(320, 200, 42), moves=3)
    done = obey(view(race, 0), race.asked[0], (plan(race, 0, 0),))
    assert done.answer == go(0)
    play(race, go(0))
    done = obey(view(race, 0), race.asked[0], done.left)
    assert (done.answer, done.left, done.dropped) == (None, (), SHAKEN)


def test_another_place_another_round_or_a_heading_that_does_not_fit_drops_it() -> None:
    race = alone((1000, 1000, 0), moves=3)
    elsewhere = plan(race, 0, pose=pose((900, 1000, 0)))
    assert obey(view(race, 0), race.asked[0], (elsewhere,)).dropped == MOVED
    past = plan(race, 0, round=0)
    assert obey(view(race, 0), race.asked[0], (past,)).dropped == OVER
    later = plan(race, 0, round=2)
    done = obey(view(race, 0), race.asked[0], (later,))
    assert (done.answer, done.left, done.dropped) == (None, (later,), None)
    race = alone((200, 200, 0), circle(200, 252, 20), moves=3)
    assert obey(view(race, 0), race.asked[0], (plan(race, 900),)).dropped == BLOCKED


def test_a_plan_that_is_nonsense_is_refused() -> None:
    race = alone((1000, 1000, 0), moves=3)
    seen = view(race, 0)
    assert said(plan(race, 0, 3599).refusal(seen, 0)) == ""
    assert said(plan(race, 3600).refusal(seen, 0)).startswith("PR-041")
    assert said(plan(race).refusal(seen, 0)).startswith("PR-044")
    assert said(plan(race, *[0] * 9).refusal(seen, 0)).startswith("PR-044")
    assert said(plan(race, 0, round=0).refusal(seen, 0)).startswith("PR-031")
    race.rockets[0].is_in_play = False
    assert said(plan(race, 0).refusal(seen, 0)) == ""
    assert said(plan(race, 0).refusal(view(race, 0), 0)).startswith("PR-011")


def test_a_plan_has_words() -> None:
    race = alone((1000, 1000, 0), moves=3)
    book = race.book
    assert order(plan(race, 0, 905), book).text([]) == "Round 1: go 0° and 90.5°"
    assert order(plan(race, 0, stops=True), book).text([]) == "Round 1: go 0°, then stop"
    assert order(plan(race, stops=True), book).text([]) == "Round 1: stop"


def test_a_table_drives_a_whole_turn_by_a_plan() -> None:
    table = Table(GAME, 1, Luck.seeded(3), {"course": "breakfast_dash", "lane": [3, 8]})
    seen: Any = table.view(0)
    table.order(0, [Plan(1, seen.rockets[0].pose, False, (0, 3000, 3150), True)])
    bid = table.decisions()[0].options()[4]
    table.answer(0, bid)
    (decision,) = table.decisions()
    assert not isinstance(decision, ChooseMove)
    after: Any = table.view(0)
    assert after.round == 2
    assert after.rockets[0].pose.heading == 3150
