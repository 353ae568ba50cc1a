"""What was foreseen of a lean is what happens."""

from foresight import numbers, sleeping, trials
from toy import GAME
from toy.actions import Lean
from toy.events import Leaned, RunAnnounced
from toy.foresight import LeanForesight

MOST_OF_A_DIE = 6


@numbers
def test_what_was_foreseen_is_what_happens(number: int) -> None:
    for trial in trials(GAME, number):
        assert isinstance(trial.foreseen, LeanForesight)
        assert isinstance(trial.action, Lean)
        leaned, announced = trial.answer(sleeping)[:2]
        assert isinstance(leaned, Leaned)
        assert isinstance(announced, RunAnnounced)
        assert leaned.tenths == trial.action.tenths
        assert 1 <= announced.spaces - trial.foreseen.more <= MOST_OF_A_DIE
