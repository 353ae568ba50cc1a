"""Orders: routes, standing passes, cards for the next chance."""

from typing import Any

from games.spin_out.positions import (
    PASS,
    joker,
    plays,
    pod,
    say,
    scene,
    way,
)
from paddock.core.protocol import Obedience, Order
from paddock.games.spin_out.actions import PlayCard
from paddock.games.spin_out.orders.kinds import (
    EvadeIfFatal,
    PassIn,
    PlayNext,
    Route,
    TipOffIfTarget,
)
from paddock.games.spin_out.orders.obey import obey
from paddock.games.spin_out.rules.plays import W4, W8
from paddock.games.spin_out.state import SpinOut
from paddock.games.spin_out.view import view
from paddock.games.spin_out.words.orders import INTERRUPTED, NO_LONGER, NOT_LEGAL, order


def asked_with(race: SpinOut, seat: int, *orders: Order) -> Obedience:
    (decision,) = [one for one in race.asked if one.seat == seat]
    return obey(view(race, seat), decision, orders)


def route(race: SpinOut, text: str, goes_on: bool = False) -> Route:
    return Route(race.game_turn, race.pods[0].pose, way(text).steps, goes_on)


def test_a_route_is_driven_from_where_it_begins() -> None:
    race = scene([pod(10, 10)], speed=6)
    done = asked_with(race, 0, route(race, "t 20 m 6"))
    assert (done.answer, done.left, done.dropped) == (way("t 20 m 6"), (), None)
    assert asked_with(race, 0, route(race, "m 5")).dropped == NOT_LEGAL
    elsewhere = Route(1, scene([pod(11, 10)]).pods[0].pose, way("m 6").steps, False)
    assert asked_with(race, 0, elsewhere).dropped == INTERRUPTED
    later = Route(2, race.pods[0].pose, way("m 6").steps, False)
    assert asked_with(race, 0, later).left == (later,)


def test_an_interruption_drops_a_route_unless_it_goes_on() -> None:
    race = scene([pod(10, 10), pod(20, 10)], speed=18)
    say(race, way("m 10 t 90 m 8"), PASS, luck=[1, 1])
    assert asked_with(race, 0, route(race, "m 10.375")).dropped == INTERRUPTED
    done = asked_with(race, 0, route(race, "m 10.375", goes_on=True))
    assert done.answer == way("m 2.375 t 90 m 8")


def test_windows_are_let_pass_unless_they_concern_oneself() -> None:
    order = PassIn((W4, W8))
    race = scene([pod(10, 10), pod(20, 10, hand="AH"), pod(60, 60, hand="AD")], speed=18)
    say(race, way("m 18"))
    assert asked_with(race, 2, order).answer == PASS
    assert asked_with(race, 2, order).left == (order,)
    assert asked_with(race, 1, order).answer is None
    late = scene([pod(10, 10), pod(60, 60, hand="AH")], at="W8")
    assert asked_with(late, 1, order).answer == PASS


def test_a_card_is_played_at_the_next_chance() -> None:
    race = scene([pod(10, 10, hand="KS"), pod(60, 60)], at="W3", speed=5)
    wanted = PlayNext(plays("KS", 1))
    done = asked_with(race, 0, wanted)
    assert (done.answer, done.left) == (plays("KS", 1), ())
    gone = scene([pod(10, 10), pod(60, 60)], at="W8")
    assert asked_with(gone, 0, wanted).dropped == NO_LONGER
    early = scene([pod(10, 10, hand="KS"), pod(60, 60)], at="Manoeuvring", speed=5)
    assert asked_with(early, 0, wanted).left == (wanted,), "no window is open"


def test_evading_and_tipping_off_by_order() -> None:
    for damage, answer in ((13, None), (14, plays("AH", 0))):
        race = scene([pod(10, 10), pod(20, 10, hand="AH X1", damage=damage)], speed=18)
        say(race, way("m 18"))
        done = asked_with(race, 1, EvadeIfFatal())
        assert isinstance(done.answer, PlayCard) == (answer is not None)
        if isinstance(done.answer, PlayCard):
            assert done.answer.card == plays("AH", 0).card, "the Joker is kept"
    crew = [pod(10, 10, hand="KS"), pod(60, 60, hand="X1"), pod(80, 60, hand="AC")]
    race = scene(crew, at="W8")
    say(race, plays("KS", 1))
    assert asked_with(race, 1, TipOffIfTarget()).answer == joker("AC")
    assert asked_with(race, 2, TipOffIfTarget()).answer is None


def test_nonsense_is_refused() -> None:
    race = scene([pod(10, 10, hand="7C")], speed=6)
    seen = view(race, 0)

    def rule_of(order: Any) -> str:
        why = order.refusal(seen, 0)
        return "" if why is None else str(why.rules[0])

    pose = race.pods[0].pose
    assert rule_of(route(race, "m 6")) == ""
    assert rule_of(Route(0, pose, (0, 5), False)) == "SO-016"
    assert rule_of(Route(1, pose, (), False)) == "SO-049"
    assert rule_of(Route(1, pose, (0, -5), False)) == "SO-047"
    assert rule_of(PassIn(())) == "SO-171"
    assert rule_of(PassIn((10,))) == "SO-171"
    assert rule_of(PassIn((0,))) == ""
    assert rule_of(PlayNext(plays("KS", 1))) == "SO-107"
    assert rule_of(EvadeIfFatal()) == rule_of(TipOffIfTarget()) == ""
    seen.pods[0].status = 1
    assert {rule_of(PassIn((0,))), rule_of(EvadeIfFatal()), rule_of(TipOffIfTarget())} == {"SO-016"}
    assert rule_of(route(race, "m 6")) == "SO-016"


def test_orders_have_words() -> None:
    race = scene([pod(10, 10)], speed=6)
    book = race.book
    words = [
        order(one, book).text(["Ann", "Bob"])
        for one in (
            route(race, "t 20 m 6", goes_on=True),
            PassIn((0, W4)),
            PlayNext(plays("KS", 1)),
            EvadeIfFatal(),
            TipOffIfTarget(),
        )
    ]
    assert words == [
        "Game Turn 1: Turn 20° left, 6 in, going on after interruptions",
        "Let others act between Turns and at a nudge, unless it is about you",
        "At the next chance play K♠ Sabotage onto Bob",
        "Evade a nudge that could blow you up",
        "Turn a Sabotage round that is aimed at you",
    ]
