"""At every moment of random races: 54 cards, each in one place, and nothing where it cannot be."""

import pytest

from paddock.bots import ask_bot, find_bot
from paddock.core.chance import Dealer, spawn_seed
from paddock.core.protocol import Log, advance, begin
from paddock.games.spin_out import GAME
from paddock.games.spin_out.book.cards import FINISH_CARD
from paddock.games.spin_out.book.course import OBSTACLE
from paddock.games.spin_out.book.course_reader import COURSES
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.phases.round import Placing
from paddock.games.spin_out.rules.table import ground_of
from paddock.games.spin_out.setup import setup
from paddock.games.spin_out.state import NOBODY_THERE, SpinOut
from paddock.games.spin_out.view import view
from support import many, rule


def check(race: SpinOut) -> None:
    cards = race.deck + race.discard + race.buried
    for hand in race.hands:
        cards += hand
    if race.finish_card_by != NOBODY_THERE:
        cards.append(FINISH_CARD)
    assert sorted(cards) == list(range(54))
    if race.phases and isinstance(race.phases[-1], Placing):
        return
    for seat, pod in enumerate(race.pods):
        assert pod.damage >= 0
        if pod.is_on_table() and race.active != seat:
            check_place(race, seat)


def check_place(race: SpinOut, seat: int) -> None:
    pose = race.pods[seat].pose
    assert race.book.course.table.holds(pose.x, pose.y, 11_875 - 10)
    ground = ground_of(race, seat)
    over = [other for other in ground.overlapped(pose.x, pose.y) if other != race.active]
    assert over == []
    for number in range(len(race.book.course.features)):
        if ground.terrain(number) == OBSTACLE:
            assert not ground.is_in(pose.x, pose.y, number)


@pytest.mark.parametrize("bot", ["random", "rookie", "driver"])
@pytest.mark.parametrize(
    "number", [pytest.param(many(3)), pytest.param(340, marks=pytest.mark.slow)]
)
@rule("SO-004", "SO-084", "SO-090", "SO-097")
def test_cards_and_pods_stay_where_they_can_be(bot: str, number: int) -> None:
    player = find_bot(GAME, bot)
    for seed in range(number):
        seats = 1 + seed % 8
        chance = Dealer(spawn_seed(seed, seats))
        race = setup(make_book({"track": COURSES[seed % len(COURSES)]}), seats, chance)
        begin(race, chance, Log())
        while race.phases:
            answers = [ask_bot(player, view(race, one.seat), one, chance) for one in race.asked]
            advance(race, answers, chance, Log())
            check(race)
