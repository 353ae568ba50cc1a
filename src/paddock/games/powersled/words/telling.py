"""What happened, in words for players: which chapter has the sentence for what."""

from paddock.core.phrase import Told
from paddock.core.protocol import Event
from paddock.games.powersled.book.course import Course
from paddock.games.powersled.events.contact import (
    BlowRolled,
    Collided,
    Damaged,
    HazardLaid,
    Hooked,
    LaserFired,
    MineWentOff,
    NukeThrown,
    Reacted,
    Removed,
    Slid,
    Towed,
)
from paddock.games.powersled.events.driving import (
    ControlRolled,
    ControlSettled,
    Crossed,
    DirectionRolled,
    LostControl,
    Moved,
    OffWall,
    PassedOwn,
    PutBack,
    Regained,
    RegainRolled,
    SpinEnded,
    SpinMarked,
    Spun,
    StepsLost,
    TouchedWall,
)
from paddock.games.powersled.events.turns import (
    BuildsRevealed,
    CardsLaid,
    Discarded,
    Drew,
    DrewHidden,
    GridRolled,
    GridSet,
    Owed,
    PutAside,
    PutAsideHidden,
    RaceEnded,
    Reshuffled,
    RoundBegan,
    StoodStill,
    TurnBegan,
    WentHome,
)
from paddock.games.powersled.words.cards import tell_cards, tell_hand, tell_start
from paddock.games.powersled.words.control import tell_control, tell_regain, tell_spin
from paddock.games.powersled.words.moves import tell_attack, tell_end, tell_move
from paddock.games.powersled.words.strikes import tell_strike


def tell(event: Event, course: Course) -> Told:
    """An event as a sentence with its arithmetic and the rules behind it."""
    if isinstance(event, Moved | PassedOwn | Crossed):
        return tell_move(event, course)
    if isinstance(event, StoodStill | CardsLaid | Reacted | Hooked):
        return tell_cards(event, course)
    if isinstance(event, ControlRolled | ControlSettled | StepsLost | LostControl):
        return tell_control(event)
    if isinstance(event, Spun | SpinMarked | DirectionRolled | TouchedWall | OffWall | SpinEnded):
        return tell_spin(event, course)
    if isinstance(event, Collided | BlowRolled | Damaged | Slid | PutBack):
        return tell_strike(event, course)
    if isinstance(event, HazardLaid | MineWentOff | LaserFired | NukeThrown | Towed):
        return tell_attack(event, course)
    if isinstance(
        event, Drew | DrewHidden | Reshuffled | PutAside | PutAsideHidden | Discarded | Owed
    ):
        return tell_hand(event)
    if isinstance(event, RegainRolled | Regained):
        return tell_regain(event)
    if isinstance(event, BuildsRevealed | GridRolled | GridSet | TurnBegan | RoundBegan):
        return tell_start(event, course)
    assert isinstance(event, Removed | WentHome | RaceEnded), f"no words for {event!r}"
    return tell_end(event, course)
