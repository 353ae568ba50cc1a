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
from paddock.core.game import OTHERS
from paddock.core.protocol import Obedience, Order
from paddock.games.spin_out.actions import PlayCard
from paddock.games.spin_out.decisions.windows import ChooseFinish, ChoosePlay
from paddock.games.spin_out.orders.kinds import (
    AIMED_CARDS,
    EvadeIfFatal,
    PlayNext,
    PlayOnLeader,
    Route,
    TipOffIfTarget,
)
from paddock.games.spin_out.orders.obey import obey
from paddock.games.spin_out.orders.offering import (
    BETWEEN_TURNS,
    IN_OTHERS_TURN,
    IN_OWN_TURN,
    OTHERS_IN_TROUBLE,
    OWN_TROUBLE,
    SABOTAGE_OF_ONE,
    SABOTAGE_OF_OTHERS,
    moment_of,
    offers,
)
from paddock.games.spin_out.rules.plays import W0
from paddock.games.spin_out.rules.ranking import ranking
from paddock.games.spin_out.state import KILLED, SpinOut
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


def test_a_card_is_played_at_the_next_chance() -> None:
    race = scene([pod(10, 10, hand="KS"), pod(60, 60)], at="W3", speed=5)
    wanted = PlayNext(plays("KS", 1))
    done = asked_with(race, 0, wanted)
    assert (done.answer, done.left) == (plays("KS", 1), ())
    gone = scene([pod(10, 10), pod(60, 60)], at="W8")
    assert asked_with(gone, 0, wanted).dropped == NO_LONGER
    early = scene([pod(10, 10, hand="KS"), pod(60, 60)], at="Manoeuvring", speed=5)
    assert asked_with(early, 0, wanted).left == (wanted,), "no window is open"


def on_leader(card: str) -> PlayOnLeader:
    named = plays(card, 1).card
    return PlayOnLeader(named, named)


def test_a_card_goes_onto_whoever_leads_when_it_is_played() -> None:
    crew = [pod(10, 10, hand="KS"), pod(20, 10), pod(30, 10)]
    race = scene(crew, at="W8")
    ahead = next(seat for seat in ranking(race) if seat != 0)
    done = asked_with(race, 0, on_leader("KS"))
    assert (done.answer, done.left) == (plays("KS", ahead), ())
    race.pods[ahead].status = KILLED
    behind = 3 - ahead
    race.asked = race.phases[-1].ask(race)
    assert asked_with(race, 0, on_leader("KS")).answer == plays("KS", behind)
    race.hands[0].clear()
    assert asked_with(race, 0, on_leader("KS")).dropped == NO_LONGER


def test_a_card_waits_while_it_does_nothing_to_whoever_leads() -> None:
    crew = [pod(10, 10, hand="QH"), pod(20, 10), pod(30, 10)]
    race = scene(crew, at="W8")
    card = race.hands[0][0]
    wanted = PlayOnLeader(card, card)
    assert wanted.refusal(view(race, 0), 0) is None
    done = asked_with(race, 0, wanted)
    assert isinstance(done.answer, PlayCard)
    ahead = done.answer.target
    race.pods[ahead].blue = race.pods[ahead].black = race.pods[ahead].orange = True
    race.asked = race.phases[-1].ask(race)
    assert asked_with(race, 0, wanted).left == (wanted,)


def test_what_can_be_ordered_without_a_plan() -> None:
    race = scene([pod(10, 10, hand="7C KS X1"), pod(20, 10), pod(30, 10)], at="W8")
    seen = view(race, 0)
    found = offers(seen)
    assert found[:2] == (EvadeIfFatal(), TipOffIfTarget())
    assert {PlayNext(plays("KS", 1)), PlayNext(plays("KS", 2)), on_leader("KS")} <= set(found)
    jokers = [one for one in found if isinstance(one, PlayOnLeader) and one.card == 52]
    assert len(jokers) == len(AIMED_CARDS)
    assert all(one.refusal(seen, 0) is None for one in found)
    assert offers(view(race, -1)) == ()


def test_each_window_is_of_a_kind_and_what_costs_dearly_of_none() -> None:
    race = scene([pod(10, 10), pod(20, 10, hand="AH"), pod(60, 60, hand="AD")], speed=18)
    say(race, way("m 18"))
    assert kinds_of(race) == {0: OWN_TROUBLE, 1: OWN_TROUBLE, 2: OTHERS_IN_TROUBLE}
    late = scene([pod(10, 10), pod(60, 60, hand="AH")], at="W8")
    assert kinds_of(late) == {0: IN_OWN_TURN, 1: IN_OTHERS_TURN}
    crew = [pod(10, 10, hand="KS"), pod(60, 60, hand="X1"), pod(80, 60, hand="AC")]
    aimed = scene(crew, at="W8")
    say(aimed, plays("KS", 1))
    assert kinds_of(aimed) == {1: SABOTAGE_OF_ONE, 2: SABOTAGE_OF_OTHERS}
    assert moment_of(view(late, 0), ChooseFinish(0, (PASS,))) == OTHERS
    assert moment_of(view(late, 0), ChoosePlay(1, (PASS,), W0)) == BETWEEN_TURNS


def kinds_of(race: SpinOut) -> dict[int, int]:
    return {one.seat: moment_of(view(race, one.seat), one) for one in race.asked if one.is_window}


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
    seven, joker_card = seen.hand[0], 52
    assert rule_of(PlayOnLeader(seven, seven)) == "SO-170"
    assert rule_of(PlayOnLeader(joker_card, seven)) == "SO-107"
    assert rule_of(PlayNext(plays("KS", 1))) == "SO-107"
    assert rule_of(EvadeIfFatal()) == rule_of(TipOffIfTarget()) == ""
    seen.pods[0].status = 1
    assert {rule_of(EvadeIfFatal()), rule_of(TipOffIfTarget())} == {"SO-016"}
    assert rule_of(route(race, "m 6")) == "SO-016"


def test_orders_have_words() -> None:
    race = scene([pod(10, 10)], speed=6)
    book = race.book
    words = [
        order(one, book).text(["Ann", "Bob"])
        for one in (
            route(race, "t 20 m 6", goes_on=True),
            PlayNext(plays("KS", 1)),
            on_leader("KS"),
            PlayOnLeader(52, plays("KS", 1).card),
            EvadeIfFatal(),
            TipOffIfTarget(),
        )
    ]
    assert words == [
        "Game Turn 1: Turn 20° left, 6 in, going on after interruptions",
        "At the next chance play K♠ Sabotage onto Bob",
        "At the next chance play K♠ Sabotage onto whoever leads, yourself aside",
        "At the next chance play a Joker as K♠ Sabotage onto whoever leads, yourself aside",
        "An Evasive Manoeuvre if a nudge could blow you up",
        "A Tip Off if a Sabotage is aimed at you",
    ]
