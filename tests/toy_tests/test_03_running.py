"""TOY-009 to TOY-014, and TOY-R01: runs, and what answers them."""

from paddock.core.protocol import SPECTATOR
from support import rule, said
from toy.actions import COAST, PUSH, Effort, LetPass, Play
from toy.book import MUD, PLANK
from toy.events import MudThrown, PlankLaid, Ran
from toy.phases.reaction import MudWindow
from toy.phases.running import Run, Running
from toy_tests.position import answer, asked, cart, kinds, position, run_on, spots

ONE_MUD = (1, 0)
ONE_PLANK = (0, 1)


@rule("TOY-009")
def test_the_furthest_runs_first_and_then_the_lower_seat() -> None:
    race = position(cart(2), cart(5), cart(2), bag=(0, 0))
    run_on(race)
    diary = answer(race, *[Effort(PUSH)] * 3, luck=(0, 0, 0))
    assert [event.seat for event in diary.told() if isinstance(event, Ran)] == [1, 0, 2]


@rule("TOY-009")
def test_the_order_stays_when_a_cart_passes_another() -> None:
    race = position(cart(2), cart(1), cart(0), bag=(0, 0))
    run_on(race)
    diary = answer(race, *[Effort(PUSH)] * 3, luck=(0, 3, 3))
    assert [event.seat for event in diary.told() if isinstance(event, Ran)] == [0, 1, 2]


@rule("TOY-010")
def test_everybody_else_with_a_card_is_asked_whatever_the_card_is() -> None:
    race = position(
        cart(hand=ONE_MUD),
        cart(hand=ONE_PLANK),
        cart(),
        cart(hand=ONE_MUD),
        phases=[Run(0, 3), MudWindow(0, 3)],
    )
    run_on(race)
    assert asked(race) == [1, 3]
    assert said(race.asked[0].refusal(Play(MUD))) == "TOY-010 You hold no mud."
    assert said(race.asked[0].refusal(Play(PLANK))) == "TOY-010 Only mud can be played here."
    assert said(race.asked[1].refusal(Play(MUD))) == ""


@rule("TOY-010")
def test_a_run_that_all_let_pass_is_run() -> None:
    race = position(cart(1), cart(hand=ONE_MUD), phases=[Run(0, 3), MudWindow(0, 3)])
    run_on(race)
    answer(race, LetPass())
    assert spots(race) == [4, 0]
    assert race.carts[1].hand == [1, 0]


@rule("TOY-R01")
def test_nobody_is_told_that_somebody_let_a_run_pass() -> None:
    race = position(cart(1), cart(hand=ONE_MUD), phases=[Run(0, 3), MudWindow(0, 3)])
    run_on(race)
    assert kinds(answer(race, LetPass()).told()) == ["Ran"]


@rule("TOY-011", "TOY-013")
def test_mud_stops_the_run_and_lies_open() -> None:
    race = position(cart(1), cart(hand=ONE_MUD), phases=[Run(0, 3), MudWindow(0, 3)])
    run_on(race)
    assert kinds(answer(race, Play(MUD)).told()) == ["MudThrown", "Stuck"]
    assert spots(race) == [1, 0]
    assert race.carts[1].hand == [0, 0]
    assert race.cards.discarded == [1, 0]


@rule("TOY-011")
def test_only_the_first_counting_up_from_the_runner_throws() -> None:
    race = position(
        cart(hand=ONE_MUD), cart(), cart(hand=ONE_MUD), phases=[Run(1, 2), MudWindow(1, 2)]
    )
    run_on(race)
    assert asked(race) == [2, 0]
    diary = answer(race, Play(MUD), Play(MUD))
    thrown = diary.told()[0]
    assert isinstance(thrown, MudThrown)
    assert thrown.seat == 2
    assert [cart.hand for cart in race.carts] == [[1, 0], [0, 0], [0, 0]]


@rule("TOY-011", "TOY-012")
def test_only_who_came_too_late_hears_that_the_card_is_kept() -> None:
    race = position(
        cart(hand=ONE_MUD), cart(hand=ONE_PLANK), cart(hand=(1, 1)), phases=[MudWindow(1, 2)]
    )
    run_on(race)
    diary = answer(race, Play(MUD), Play(MUD))
    assert kinds(diary.heard(0)) == ["MudThrown", "CameLate"]
    assert [kinds(diary.heard(seat)) for seat in (SPECTATOR, 1, 2)] == [["MudThrown"]] * 3


@rule("TOY-012")
def test_a_plank_answers_mud_and_saves_the_run() -> None:
    race = position(
        cart(1, hand=ONE_PLANK),
        cart(hand=(2, 0)),
        cart(hand=ONE_MUD),
        phases=[Run(0, 3), MudWindow(0, 3)],
    )
    run_on(race)
    answer(race, Play(MUD), LetPass())
    assert asked(race) == [2, 0], "everybody but the thrower, counting up from there"
    assert said(race.asked[0].refusal(Play(PLANK))) == "TOY-012 You hold no plank."
    assert said(race.asked[1].refusal(Play(MUD))) == "TOY-012 Only plank can be played here."
    diary = answer(race, LetPass(), Play(PLANK))
    assert kinds(diary.told()) == ["PlankLaid", "Ran"]
    assert spots(race) == [4, 0, 0]
    assert race.cards.discarded == [1, 1]


@rule("TOY-012")
def test_only_the_first_plank_is_laid() -> None:
    race = position(
        cart(hand=ONE_PLANK),
        cart(hand=ONE_MUD),
        cart(hand=ONE_PLANK),
        phases=[Run(0, 1), MudWindow(0, 1)],
    )
    run_on(race)
    answer(race, Play(MUD), LetPass())
    laid = answer(race, Play(PLANK), Play(PLANK)).told()[0]
    assert isinstance(laid, PlankLaid)
    assert laid.seat == 2
    assert race.carts[0].hand == [0, 1]


@rule("TOY-013")
def test_an_empty_bag_is_filled_with_the_open_cards() -> None:
    race = position(
        cart(), cart(), phases=[Running((0,), (COAST, COAST))], bag=(0, 0), discarded=(2, 1)
    )
    assert kinds(run_on(race, 2).told())[:2] == ["BagRefilled", "Drew"]
    assert race.carts[0].hand == [0, 1]
    assert (race.cards.bag, race.cards.discarded) == ([2, 0], [0, 0])


@rule("TOY-013")
def test_nobody_draws_when_there_is_no_card() -> None:
    race = position(cart(), cart(), phases=[Running((0,), (COAST, COAST))], bag=(0, 0))
    assert kinds(run_on(race).told()) == ["RunAnnounced", "Ran"]
    assert race.carts[0].hand == [0, 0]


@rule("TOY-014")
def test_a_full_hand_draws_nothing() -> None:
    race = position(cart(hand=(2, 1)), cart(), phases=[Running((0,), (COAST, COAST))])
    assert "Drew" not in kinds(run_on(race).told())
    assert race.carts[0].hand == [2, 1]
