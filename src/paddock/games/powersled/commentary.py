"""What happened and what is asked, in words for players: who has the sentence for what."""

from paddock.core.game import Told
from paddock.core.protocol import Action, Decision, Event
from paddock.games.powersled.actions import (
    Build,
    Discard,
    Done,
    FireLaser,
    Go,
    Lay,
    LayMine,
    LaySlick,
    Pass,
    React,
    Sideswipe,
    Stop,
    ThrowNuke,
)
from paddock.games.powersled.asking import (
    ask_after,
    ask_build,
    ask_cards,
    ask_discard,
    ask_field,
    ask_hook,
    ask_reflexes,
    ask_step,
    build_option,
    step_option,
)
from paddock.games.powersled.contact import (
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
from paddock.games.powersled.decisions import (
    ChooseAfter,
    ChooseBuild,
    ChooseCards,
    ChooseDiscard,
    ChooseStep,
    Reaction,
    UseField,
    UseHook,
    UseReflexes,
    card_name,
)
from paddock.games.powersled.events import (
    BuildsRevealed,
    CardsLaid,
    ControlRolled,
    ControlSettled,
    Crossed,
    DirectionRolled,
    Discarded,
    Drew,
    DrewHidden,
    GridRolled,
    GridSet,
    LostControl,
    Moved,
    OffWall,
    Owed,
    PassedOwn,
    PutAside,
    PutAsideHidden,
    PutBack,
    RaceEnded,
    Regained,
    RegainRolled,
    Reshuffled,
    RoundBegan,
    SpinEnded,
    SpinMarked,
    Spun,
    StepsLost,
    StoodStill,
    TouchedWall,
    TurnBegan,
    WentHome,
)
from paddock.games.powersled.telling_cards import tell_cards, tell_hand, tell_start
from paddock.games.powersled.telling_control import tell_control, tell_regain, tell_spin
from paddock.games.powersled.telling_moves import tell_attack, tell_end, tell_move
from paddock.games.powersled.telling_strikes import tell_strike
from paddock.games.powersled.words import play_in_words, word
from paddock.kit.words import plural

__all__ = ["option", "prompt", "tell", "word"]


def tell(event: Event, names: list[str]) -> Told:
    """An event as a sentence with its arithmetic and the rules behind it."""
    if isinstance(event, Moved | PassedOwn | Crossed):
        return tell_move(event, names)
    if isinstance(event, StoodStill | CardsLaid | Reacted | Hooked):
        return tell_cards(event, names)
    if isinstance(event, ControlRolled | ControlSettled | StepsLost | LostControl):
        return tell_control(event, names)
    if isinstance(event, Spun | SpinMarked | DirectionRolled | TouchedWall | OffWall | SpinEnded):
        return tell_spin(event, names)
    if isinstance(event, Collided | BlowRolled | Damaged | Slid | PutBack):
        return tell_strike(event, names)
    if isinstance(event, HazardLaid | MineWentOff | LaserFired | NukeThrown | Towed):
        return tell_attack(event, names)
    if isinstance(
        event, Drew | DrewHidden | Reshuffled | PutAside | PutAsideHidden | Discarded | Owed
    ):
        return tell_hand(event, names)
    if isinstance(event, RegainRolled | Regained):
        return tell_regain(event, names)
    if isinstance(event, BuildsRevealed | GridRolled | GridSet | TurnBegan | RoundBegan):
        return tell_start(event, names)
    assert isinstance(event, Removed | WentHome | RaceEnded), f"no words for {event!r}"
    return tell_end(event, names)


def prompt(decision: Decision, names: list[str]) -> Told:
    """What is asked, with the facts to decide it by."""
    if isinstance(decision, ChooseStep):
        return ask_step(decision)
    if isinstance(decision, UseHook):
        return ask_hook(decision, names)
    if isinstance(decision, UseField):
        return ask_field(decision, names)
    if isinstance(decision, UseReflexes):
        return ask_reflexes(decision)
    if isinstance(decision, ChooseCards):
        return ask_cards(decision)
    if isinstance(decision, ChooseDiscard):
        return ask_discard(decision)
    if isinstance(decision, ChooseBuild):
        return ask_build(decision)
    assert isinstance(decision, ChooseAfter), f"no words for {decision!r}"
    return ask_after(decision)


def option(decision: Decision, action: Action, names: list[str]) -> str:
    """What an option would do."""
    if isinstance(action, Lay):
        return play_in_words(
            action.card, action.speed, action.corners, action.pilotings, action.extras
        )
    if isinstance(action, Go):
        return step_option(action)
    if isinstance(action, Sideswipe):
        return f"Sideswipe {names[action.target]} with {plural(action.points, 'point')}"
    if isinstance(action, Discard):
        return f"Discard {card_name(action.card)}"
    if isinstance(action, Build):
        return build_option(action)
    if isinstance(action, React):
        assert isinstance(decision, Reaction), "a reaction is asked for"
        return f"Play {card_name(decision.card())}"
    return _attack_option(action, names)


def _attack_option(action: Action, names: list[str]) -> str:
    if isinstance(action, Pass):
        return "Pass"
    if isinstance(action, Stop):
        return "Stop here"
    if isinstance(action, Done):
        return "Done"
    if isinstance(action, FireLaser):
        return "Fire the Laser"
    if isinstance(action, LayMine):
        return "Lay the Mine in the square you left last"
    if isinstance(action, LaySlick):
        return "Lay the Anti-Gravity Slick in the square you left last"
    assert isinstance(action, ThrowNuke), "no words for this"
    return f"Throw the Nuke Grenade at {names[action.target]}"
