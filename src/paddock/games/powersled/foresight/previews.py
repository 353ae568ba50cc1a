"""What is shown of a choice before it is made: the values that travel to a client.

What the values mean to a client:

* For `ChooseCards` it is a `PlayPreview`, the same for all plays that drive alike: which special
  card serves as the drift mostly changes nothing. `ends` are all squares where the move can end
  without contact; `paths` are the sensible ways, the best first: for each end, and for each sled
  that can be struck, the way with the least risk, at most `MOST_PATHS` of them.
* For `ChooseBuild` it is a `BuildPreview`.
* For `ChooseStep` it is a `StepPreview`, with the same for what is left of the move.
* For the other questions it is a `ChoicePreview`, if the answer has something to show.
* For the order to drive a path it is a `DrivePreview`.

Squares are numbered as the track numbers them. `steps` of a path are the answers to come: a step
is `way * 4 + piloting` (the fields of `Go`), -1 is `Stop`, -2 a sideswipe.

`odds` has an entry for each sled to which something can happen, the own one first; it is empty
when nothing can happen to anybody. A struck sled's odds are those of the blow, if it comes to it.
"""

from paddock.core.phrase import Phrase
from paddock.core.protocol import Foresight, Value
from paddock.games.powersled.events.contact import Cause, Manner
from paddock.kit.words import say


class OddsPreview(Value):
    """The exact chances of one sled's fate as `odds.py` defines it, with what it assumes.

    `permille` are the fates in the order of `odds.FATES` (no effect, damage only, 1 step lost,
    2 steps lost, spin, crash, broken down), adding up to 1000; `exact` are the same as fractions.
    `damage` is the mean damage in thousandths. `text` says it all in a line.
    """

    def __init__(
        self, seat: int, permille: list[int], exact: list[str], damage: int, text: Phrase
    ) -> None:
        self.seat = seat
        self.permille = permille
        self.exact = exact
        self.damage = damage
        self.text = text


class RiskPreview(Value):
    """A test or a blow on the way.

    `modifier` is what is added to the dice of a test, the pilot included; `strength` that of a
    blow, and 0 for a test.
    """

    def __init__(self, cause: Cause, square: int, modifier: int, strength: int) -> None:
        self.cause = cause
        self.square = square
        self.modifier = modifier
        self.strength = strength


class PathPreview(Value):
    """One way to go. `gain` is how many squares nearer the finish it leads.

    `struck` is the seat of the sled that the move ends against, or -1; then `strength` and
    `manner` are those of the collision. `text` says it without the odds.
    """

    def __init__(
        self,
        steps: list[int],
        squares: list[int],
        end: int,
        gain: int,
        risks: list[RiskPreview],
        struck: int,
        strength: int,
        manner: Manner,
        odds: list[OddsPreview],
        text: Phrase,
    ) -> None:
        self.steps = steps
        self.squares = squares
        self.end = end
        self.gain = gain
        self.risks = risks
        self.struck = struck
        self.strength = strength
        self.manner = manner
        self.odds = odds
        self.text = text

    def line(self) -> Phrase:
        """All of it, with the odds of who goes this way."""
        for odds in self.odds:
            if odds.seat != self.struck:
                return say("{}: {}", self.text, odds.text)
        return self.text


class BuildPreview(Foresight):
    """How many points a build leaves."""

    def __init__(self, left: int, text: Phrase) -> None:
        super().__init__(text)
        self.left = left


class PlayPreview(Foresight):
    """Where a play can lead."""

    def __init__(self, ends: list[int], paths: list[PathPreview], text: Phrase) -> None:
        super().__init__(text)
        self.ends = ends
        self.paths = paths

    def lines(self, names: list[str]) -> list[str]:
        return [path.line().text(names) for path in self.paths]


class StepPreview(Foresight):
    """Where the next step leads, and what can come after it.

    `square` is the one the step enters, or -1 if it enters none.
    """

    def __init__(
        self, square: int, ends: list[int], paths: list[PathPreview], text: Phrase
    ) -> None:
        super().__init__(text)
        self.square = square
        self.ends = ends
        self.paths = paths

    def lines(self, names: list[str]) -> list[str]:
        return [path.line().text(names) for path in self.paths]


class DrivePreview(Foresight):
    """Where a planned drive leads, to the end of the plan, if nobody and no roll interferes.

    It has no `path` if it would be dropped; then `text` says why.
    """

    def __init__(self, path: PathPreview | None, text: Phrase) -> None:
        super().__init__(text)
        self.path = path


class ChoicePreview(Foresight):
    """What one option would bring: `seat` and `square` are the ones it concerns, or -1.

    `text` says it without the odds, which have sentences of their own.
    """

    def __init__(self, seat: int, square: int, odds: list[OddsPreview], text: Phrase) -> None:
        super().__init__(text)
        self.seat = seat
        self.square = square
        self.odds = odds

    def lines(self, names: list[str]) -> list[str]:
        own = self.text.text(names)
        return [own] + [f"{names[odds.seat]}: {odds.text.text(names)}" for odds in self.odds]
