"""A planned drive and several discards, answered by what was left with the table."""

from typing import Any

import pytest

from conformance.cases import rule_numbers
from conformance.test_refusals import mutants
from games.powersled.plans import Obeyed, obeyed
from games.powersled.positions import (
    ToldDice,
    asked,
    at,
    circle,
    hand,
    luck,
    option,
    play,
    position,
    square,
    where,
)
from paddock.core.chance import Chance, Dealer
from paddock.core.codec import codec_of
from paddock.core.errors import Refused
from paddock.core.phrase import Told
from paddock.core.protocol import Decision, Order
from paddock.games.powersled import GAME
from paddock.games.powersled.actions import Lay, Sideswipe
from paddock.games.powersled.book.cards import DRIFT_2, DRIFT_4, LASER, MOVE_3
from paddock.games.powersled.decisions import ChooseCards, ChooseDiscard, ChooseStep
from paddock.games.powersled.events.turns import FOR_STEPS, OVER_LIMIT
from paddock.games.powersled.foresight.previews import DrivePreview, PlayPreview, StepPreview
from paddock.games.powersled.orders.kinds import Discards, Drive, LetPass
from paddock.games.powersled.orders.reading import drive_along
from paddock.games.powersled.phases.turn import Discarding
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import view as view_of
from paddock.games.powersled.words.orders import CHANGED, MOVED, OTHER_DISCARDS, SHAKEN
from paddock.table.luck import Luck
from paddock.table.table import Table
from support import many, said

NAMES = ["Ann", "Bob", "Cleo"]
FAR = at("s0.0.0")


def planned(race: Powersled, word: str, end: str = "") -> Drive:
    """The order to answer so and go the best way on, or the best one that ends there."""
    (decision,) = race.asked
    view = view_of(race, decision.seat)
    answer = option(race, 0, word)
    shown = GAME.foresee(view, decision, answer)
    assert isinstance(shown, PlayPreview | StepPreview)
    ways = [path for path in shown.paths if not end or path.end == square(race, end)]
    return drive_along(view, ways[0], answer if isinstance(answer, Lay) else None)


def test_a_drive_lays_its_cards_and_goes_its_way() -> None:
    race = position(A=at("s1.1.0", "D3"), B=FAR)
    drive = planned(race, "D3", end="s2.1.0")
    assert obeyed(race, drive) == Obeyed(["D3", "forward", "right", "left"], (), None)
    assert where(race, "A") == "s2.1.0"


def test_steps_that_somebody_else_answered_are_not_taken_again() -> None:
    race = position(A=at("s1.1.0", "D3"), B=FAR)
    drive = planned(race, "D3", end="s2.1.0")
    play(race, "D3", "forward")
    assert obeyed(race, drive.when_laid()) == Obeyed(["right", "left"], (), None)


def test_a_drive_under_way_says_what_is_left_of_it() -> None:
    race = position(A=at("s5.0.0", "D2 GR", control=1), B=FAR, slicks="s5.0.1")
    begun = obeyed(race, planned(race, "D2", end="s5.0.2"), dice=[7])
    assert asked(race) == "A UseReflexes"
    assert [GAME.order(one, race.book).text(NAMES) for one in begun.left] == ["Drive 1 square"]


def test_a_drive_may_begin_on_the_way_and_end_with_a_stop() -> None:
    race = position(A=at("s5.0.0", "D2 GS"), B=FAR)
    play(race, "D2+gs", "forward")
    drive = planned(race, "forward", end="s5.0.2")
    assert obeyed(race, drive) == Obeyed(["forward", "stop"], (), None)


def test_who_is_asked_something_else_on_the_way_answers_it_and_the_drive_goes_on() -> None:
    race = position(A=at("s1.0.2", "M4 GR"), B=FAR)
    drive = planned(race, "M4")
    begun = obeyed(race, drive, dice=[8])
    assert (begun.answers, asked(race)) == (["M4", "forward"], "A UseReflexes")
    assert (len(begun.left), begun.dropped) == (1, None)
    play(race, "play")
    assert obeyed(race, *begun.left) == Obeyed(["forward"] * 3, (), None)


def test_a_lost_step_of_control_ends_the_drive() -> None:
    race = position(A=at("s1.0.2", "M4 M3 M3"), B=FAR)
    begun = obeyed(race, planned(race, "M4"), dice=[7])
    assert (asked(race), begun.dropped) == ("A ChooseDiscard", None)
    play(race, "xM3")
    assert obeyed(race, *begun.left) == Obeyed([], (), SHAKEN)


def test_who_lets_reactions_pass_is_asked_in_none_of_its_own_play() -> None:
    """With the card or without; the drive goes on as far as what is let pass allows."""
    for cards in ("M4 GR M3 M3", "M4 M5 M3 M3"):
        race = position(A=at("s1.0.2", cards, unseen="GR"), B=FAR)
        passing = LetPass(race.turn, race.round)
        begun = obeyed(race, planned(race, "M4"), passing, dice=[7])
        assert (begun.answers, asked(race)) == (["M4", "forward", "pass"], "A ChooseDiscard")
        assert (len(begun.left), begun.dropped) == (2, None)


def test_a_hook_is_let_pass_and_the_drive_goes_on() -> None:
    race = position(A=at("s5.0.2", "M3 FF"), B=at("s5.0.1", "GH M3"))
    drive, passing = planned(race, "M3"), LetPass(race.turn, race.round)
    play(race, "M3", "play")
    assert asked(race) == "A UseField"
    done = obeyed(race, drive.when_laid(), passing)
    assert done.answers == ["pass", "forward", "forward", "forward"]
    assert done.left == (passing,)


def test_reactions_are_let_pass_in_the_own_play_only() -> None:
    race = position(B=at("s5.0.0", "M3 LA"), A=at("s5.0.1", "M3 FF"))
    passing = LetPass(race.turn, race.round)
    play(race, "M3", "forward")
    assert asked(race) == "A UseField"
    assert GAME.obey(GAME.view(race, 0), race.asked[0], (passing,)).answer is None


def test_reactions_that_nobody_asks_for_any_more_fall_away_without_a_word() -> None:
    race = position(A=at("s5.0.0", "M3"), B=at("s0.0.0", "M3"))
    table = Table(GAME, 2, Luck.seeded(0), {})
    table._race = race
    table.order(0, [planned(race, "M3"), LetPass(race.turn, race.round)])
    assert (table.asked(), table.orders(0), table.dropped(0)) == ([1], (), None)
    with pytest.raises(Refused, match="That play is over"):
        table.order(0, [LetPass(race.turn, race.round)])
    table.order(1, [LetPass(race.turn, race.round)])
    assert len(table.orders(1)) == 1


@pytest.mark.parametrize(
    ("now", "why"),
    [
        ({"A": at("s5.0.1", "M3")}, MOVED),
        ({"A": at("s5.0.0", "M3", control=1)}, SHAKEN),
        ({"B": at("s5.0.2")}, CHANGED),
        ({"mines": "s5.0.2"}, CHANGED),
        ({"slicks": "s5.0.3"}, CHANGED),
    ],
)
def test_another_position_than_was_expected_drops_a_drive(now: dict[str, Any], why: Told) -> None:
    before: dict[str, Any] = {"A": at("s5.0.0", "M3"), "B": FAR}
    drive = planned(position(**before), "M3")
    assert obeyed(position(**before), drive).answers == ["M3", *["forward"] * 3]
    assert obeyed(position(**{**before, **now}), drive) == Obeyed([], (), why)


def test_a_hazard_that_was_expected_drops_nothing() -> None:
    race = position(A=at("s5.0.0", "M3"), B=FAR, slicks="s5.0.2 s5.0.2 s5.0.3")
    drive = planned(race, "M3")
    assert obeyed(race, drive, dice=[12, 12, 12]).answers == ["M3", *["forward"] * 3]


def test_a_drive_with_other_cards_on_the_table_is_dropped() -> None:
    race = position(A=at("s5.0.0", "M3 D2"), B=FAR)
    drive = planned(race, "M3")
    play(race, "D2")
    assert obeyed(race, drive) == Obeyed([], (), CHANGED)


def test_a_drive_of_a_later_round_waits_for_it() -> None:
    race = position(A=at("s5.0.0", "M3"), B=FAR)
    drive = planned(position(A=at("s5.0.0", "M3"), B=FAR, round=2), "M3")
    assert obeyed(race, drive) == Obeyed([], (drive,), None)


def test_discards_go_one_after_the_other() -> None:
    race = discarding("M3 M3 D2 LA M4 M5 D4 D3 GS")
    order = Discards(race.turn, race.round, OVER_LIMIT, 3, (DRIFT_2, MOVE_3, MOVE_3))
    assert obeyed(race, order) == Obeyed(["xD2", "xM3", "xM3"], (), None)
    assert hand(race, "A") == "M4 M5 D3 D4 GS LA"


def test_fewer_than_are_due_leave_the_rest_to_be_asked() -> None:
    race = discarding("M3 M3 D2 LA M4 M5 D4 D3 GS")
    order = Discards(race.turn, race.round, OVER_LIMIT, 3, (LASER,))
    assert obeyed(race, order) == Obeyed(["xLA"], (), None)
    assert asked(race) == "A ChooseDiscard"


@pytest.mark.parametrize(("why", "due"), [(OVER_LIMIT, 2), (FOR_STEPS, 3)])
def test_cards_picked_for_other_discards_are_kept(why: int, due: int) -> None:
    race = discarding("M3 M3 D2 LA M4 M5 D4 D3 GS")
    order = Discards(race.turn, race.round, why, due, (MOVE_3, DRIFT_2))
    assert obeyed(race, order) == Obeyed([], (), OTHER_DISCARDS)


def discarding(cards: str) -> Powersled:
    """A holds too many cards at the start of a turn."""
    return position(A=at("s5.0.0", cards), B=FAR, phases=[Discarding()], round=0)


def refusal(race: Powersled, order: Order) -> str:
    """The rule by which A may not leave an order."""
    return said(order.refusal(GAME.view(race, 0), 0)).partition(" ")[0]


def test_an_order_that_can_never_be_carried_out_is_refused() -> None:
    race = position(A=at("s5.0.0", "M3 M3"), B=FAR, round=2)
    turn = race.turn
    drive = planned(race, "M3")
    cards = drive.cards
    assert refusal(race, drive) == ""

    def changed(**fields: Any) -> Drive:
        return Drive(**{**vars_of(drive), **fields})

    assert refusal(race, changed(round=1)) == "PS-044"
    assert refusal(race, changed(turn=turn - 1, round=3)) == "PS-044"
    assert refusal(race, changed(cards=None, steps=())) == "PS-077"
    assert refusal(race, changed(steps=(0, 99))) == "PS-077"
    assert refusal(race, changed(steps=(-2,))) == "PS-077"
    assert refusal(race, changed(struck=2)) == "PS-180"
    assert refusal(race, changed(cards=Lay(LASER, 1, 0, 0, 0))) == "PS-050"
    assert cards is not None
    assert refusal(race, changed(cards=Lay(cards.card, 3, 1, 0, 0))) == "PS-051"
    assert refusal(race, Discards(turn, 2, FOR_STEPS, 2, (MOVE_3, MOVE_3))) == ""
    for order in (
        Discards(turn, 1, FOR_STEPS, 1, (MOVE_3,)),
        Discards(turn, 2, FOR_STEPS, 1, ()),
        Discards(turn, 2, FOR_STEPS, 1, (MOVE_3, MOVE_3)),
        Discards(turn, 2, FOR_STEPS, 3, (MOVE_3, MOVE_3, MOVE_3)),
        Discards(turn, 2, FOR_STEPS, 1, (-1,)),
        Discards(turn, 2, FOR_STEPS, 1, (99,)),
    ):
        assert refusal(race, order) == "PS-R14"


def test_what_control_is_lost_on_drives_no_further_and_is_told_so_at_once() -> None:
    race = position(A=at("s1.0.2", "D4", control=2), B=FAR)
    table = Table(GAME, 2, Luck.seeded(0), {})
    table._race = race
    table._chance = ToldDice(luck([5, 7, 7, 7]))
    table.order(0, [planned(race, "D4")])
    assert (circle(race, "A"), table.asked()) == ("D4", [1])
    assert (table.orders(0), said(table.dropped(0))) == (
        (),
        "PS-156 Your sled spins: it goes where it likes.",
    )


def test_a_spin_at_the_end_of_a_round_is_the_reason_in_the_next_one_too() -> None:
    spinning = at("s5.0.0", "M3", circle="S2")
    drive = planned(position(A=at("s5.0.0", "M3"), B=FAR), "M3").when_laid()
    for round in (1, 2):
        assert refusal(position(A=spinning, B=FAR, round=round), drive) == "PS-156"
    ahead = planned(position(A=at("s5.0.0", "M3"), B=FAR, round=3), "M3").when_laid()
    assert refusal(position(A=spinning, B=FAR), ahead) == ""


def vars_of(drive: Drive) -> dict[str, Any]:
    fields = codec_of(GAME).kinds["Drive"]["fields"]
    return {field: getattr(drive, field) for field in fields}


# What an order would bring


def test_a_drive_is_foreseen_as_its_path_was_shown() -> None:
    race = position(A=at("s1.0.2", "D4"), B=at("s2.0.1"))
    codec, view = codec_of(GAME), view_of(race, 0)
    shown = GAME.foresee(view, race.asked[0], option(race, 0, "D4"))
    assert isinstance(shown, PlayPreview)
    assert len({path.struck for path in shown.paths}) > 1
    for path in shown.paths:
        drive = drive_along(view, path, Lay(DRIFT_4, 4, 0, 0, 0))
        foreseen = GAME.foresee(view, race.asked[0], drive)
        assert isinstance(foreseen, DrivePreview)
        assert foreseen.path is not None
        assert codec.dump(foreseen.path) == codec.dump(path)
        assert foreseen.text == path.line()


def test_a_drive_that_would_be_dropped_is_foreseen_with_the_reason() -> None:
    drive = planned(position(A=at("s5.0.0", "M3"), B=FAR), "M3")
    race = position(A=at("s5.0.0", "M3"), B=at("s5.0.2"))
    foreseen = GAME.foresee(GAME.view(race, 0), race.asked[0], drive)
    assert isinstance(foreseen, DrivePreview)
    assert (foreseen.path, foreseen.text) == (None, CHANGED)


def test_orders_are_said_in_words() -> None:
    race = position(A=at("s5.0.0", "M4 LA GC"), B=at("s5.0.2"))
    assert (
        GAME.order(planned(race, "M4"), race.book).text(NAMES)
        == "Lay MOVE 4, drive 1 square and run into Bob"
    )
    drift = planned(race, "LA:1")
    assert GAME.order(drift, race.book).text(NAMES) == "Lay Laser as DRIFT 1 and drive 1 square"
    passing = LetPass(race.turn, race.round)
    assert GAME.order(passing, race.book).text(NAMES) == "Let reactions pass in your own play"
    assert GAME.order(drift.when_laid(), race.book).text(NAMES) == "Drive 1 square"
    assert GAME.order(planned(race, "LA:0"), race.book).text(NAMES) == "Lay Laser as DRIFT 0"
    discards = Discards(1, 0, OVER_LIMIT, 3, (MOVE_3, LASER, MOVE_3))
    assert GAME.order(discards, race.book).text(NAMES) == "Discard 2 × MOVE 3 and Laser"


# Whatever is ordered


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_is_ordered_only_what_is_allowed_is_answered(seats: int) -> None:
    """Plans of a random race, left in time, too late and with a field changed."""
    codec, chance = codec_of(GAME), Dealer(seats)
    table = Table(GAME, seats, Luck.seeded(seats), {})
    plans: list[Order] = []
    carried_out = 0
    for _ in range(many(150)):
        decision = table.decisions()[0]
        seat, view = decision.seat, table.view(decision.seat)
        plans += [plan for plan in (any_plan(view, decision, chance),) if plan]
        for order in plans[-3:]:
            for shape in [codec.dump(order), *mutants(codec.dump(order))]:
                again = codec.load_order(shape)
                if said(again.refusal(view, seat)) == "":
                    found = GAME.obey(view, decision, (again,))
                    assert found.answer is None or said(decision.refusal(found.answer)) == ""
        ordered = [plans[chance.pick(len(plans))] for _ in range(3) if plans]
        whys = [said(order.refusal(view, seat)) for order in ordered]
        assert {why.split()[0] for why in whys if why} <= rule_numbers(GAME.package)
        answers = table.answers
        table.order(seat, [one for one, why in zip(ordered, whys, strict=True) if not why])
        carried_out += table.answers - answers
        if not table.over and decision in table.decisions():
            table.answer(seat, decision.sample(chance))
        if table.over:
            break
    assert carried_out > 0


def any_plan(view: Any, decision: Decision, chance: Chance) -> Order | None:
    """An order that a client could leave at this question."""
    if isinstance(decision, ChooseDiscard):
        due = min(decision.left, sum(view.hand))
        hand = [card for card, number in enumerate(view.hand) for _ in range(number)]
        return Discards(view.turn, view.round, decision.why, decision.left, tuple(hand[:due]))
    if not isinstance(decision, ChooseCards | ChooseStep):
        return None
    answer = decision.sample(chance)
    shown = GAME.foresee(view, decision, answer)
    if not isinstance(shown, PlayPreview | StepPreview) or isinstance(answer, Sideswipe):
        return None
    path = shown.paths[chance.pick(len(shown.paths))]
    return drive_along(view, path, answer if isinstance(answer, Lay) else None)
