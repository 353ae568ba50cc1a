"""What happened, in words for players: Turns and engines; `moving` and `cards` tell the rest."""

from paddock.core.phrase import Amount, Seat, Told
from paddock.core.protocol import Event
from paddock.games.spin_out.book.course import Arena
from paddock.games.spin_out.book.measures import TOP_SPEED
from paddock.games.spin_out.events.turns import (
    Burnt,
    CardsDealt,
    CardsDiscarded,
    DeckReshuffled,
    Drew,
    DrewHidden,
    DrewNothing,
    EnginesCut,
    FinishClaimed,
    GameTurnBegan,
    LeakThrown,
    LinedUp,
    PodPlaced,
    RaceOver,
    RestartThrown,
    SpeedSet,
    SpinTestThrown,
    SpunUp,
    StallThrown,
    StayedPut,
    TieThrown,
    TurnBegan,
    TurnEnded,
)
from paddock.games.spin_out.state import BRIBED, FINISHED, LAST_LEFT, NOBODY_LEFT
from paddock.games.spin_out.words.cards import tell_card
from paddock.games.spin_out.words.moving import tell_move
from paddock.games.spin_out.words.names import card_names, card_title
from paddock.kit.words import listed, players, plural, say


def tell(event: Event, book: Arena) -> Told:
    """An event as a sentence with the rules behind it."""
    told = tell_move(event, book) or tell_card(event, book)
    if told is not None:
        return told
    if isinstance(event, LinedUp | PodPlaced | CardsDealt | GameTurnBegan | TurnBegan | TurnEnded):
        return _tell_order(event)
    if isinstance(event, Drew | DrewHidden | DrewNothing | DeckReshuffled | CardsDiscarded):
        return _tell_hand(event)
    if isinstance(event, SpeedSet | Burnt | SpunUp | RestartThrown | StayedPut | LeakThrown):
        return _tell_speed(event)
    if isinstance(event, StallThrown | SpinTestThrown | EnginesCut):
        return _tell_end_of_turn(event)
    return _tell_end(event)


def _tell_order(event: Event) -> Told:
    if isinstance(event, LinedUp):
        text = "{}. The order of movement: {}."
        return Told(say(text, event.course, players(event.order)), ["SO-010"])
    if isinstance(event, PodPlaced):
        return Told(say("{} lines up in the start zone.", Seat(event.seat)), ["SO-011"])
    if isinstance(event, CardsDealt):
        return Told(f"Everybody is dealt {plural(event.each, 'card')}.", ["SO-012"])
    if isinstance(event, GameTurnBegan):
        return Told(f"Game Turn {event.game_turn}.", ["SO-016"])
    if isinstance(event, TurnBegan):
        return Told(say("{} is up.", Seat(event.seat)), ["SO-017"])
    assert isinstance(event, TurnEnded), f"no words for {event!r}"
    return Told(say("{} is done.", Seat(event.seat)), ["SO-065"])


def _tell_hand(event: Event) -> Told:
    if isinstance(event, Drew):
        text = f"{{}} draws {card_title(event.card)}."
        return Told(say(text, Seat(event.seat)), ["SO-019"])
    if isinstance(event, DrewHidden):
        return Told(say("{} draws a card.", Seat(event.seat)), ["SO-019", "SO-013"])
    if isinstance(event, DrewNothing):
        return Told(say("There is no card left for {} to draw.", Seat(event.seat)), ["SO-R58"])
    if isinstance(event, DeckReshuffled):
        text = f"The discards are shuffled: {plural(event.cards, 'card')} to draw from."
        return Told(text, ["SO-023"])
    assert isinstance(event, CardsDiscarded), f"no words for {event!r}"
    text = f"{{}} holds too many cards and discards {card_names(event.cards)}."
    return Told(say(text, Seat(event.seat)), ["SO-022"])


def _tell_speed(event: Event) -> Told:
    if isinstance(event, SpeedSet):
        if event.speed > TOP_SPEED:
            text = f"{{}} overrides the turbines: speed {event.speed}."
            return Told(say(text, Seat(event.seat)), ["SO-036"])
        return Told(say(f"{{}} sets speed {event.speed}.", Seat(event.seat)), ["SO-035"])
    if isinstance(event, Burnt):
        text = f"{{}} burns {card_names(event.cards)}: speed {event.speed}."
        return Told(say(text, Seat(event.seat)), ["SO-037"])
    if isinstance(event, SpunUp):
        total = Amount(event.first + event.second, "in", f"{event.first} + {event.second}")
        text = "{} is out of control and will spin {}."
        return Told(say(text, Seat(event.seat), total), ["SO-026", "SO-045"])
    if isinstance(event, RestartThrown):
        end = "the engines stay off"
        if event.has_started:
            end = f"the engines start (damage {event.damage})"
        text = f"{{}} throws {event.die} to re-start: {end}."
        return Told(say(text, Seat(event.seat)), ["SO-029"])
    if isinstance(event, StayedPut):
        return Told(say("{} stays where it is.", Seat(event.seat)), ["SO-032"])
    assert isinstance(event, LeakThrown), f"no words for {event!r}"
    end = "it is fixed" if event.is_fixed else "it still leaks"
    text = f"{{}} throws {event.die} for the fuel leak: {end} (damage {event.damage})."
    return Told(say(text, Seat(event.seat)), ["SO-033"])


def _tell_end_of_turn(event: Event) -> Told:
    if isinstance(event, StallThrown):
        end = "the engines stall" if event.has_stalled else "the engines run on"
        return Told(say(f"{{}} throws {event.die}: {end}.", Seat(event.seat)), ["SO-060"])
    if isinstance(event, SpinTestThrown):
        end = "under control" if event.has_recovered else "it will spin out"
        text = f"{{}} throws {event.die} in the spin-out test: {end}."
        rule = "SO-062" if event.has_recovered else "SO-063"
        return Told(say(text, Seat(event.seat)), ["SO-061", rule])
    assert isinstance(event, EnginesCut), f"no words for {event!r}"
    if event.is_forced:
        return Told(say("{}'s engines shut down.", Seat(event.seat)), ["SO-055"])
    return Told(say("{} shuts the engines down.", Seat(event.seat)), ["SO-056"])


def _tell_end(event: Event) -> Told:
    if isinstance(event, FinishClaimed):
        text = "{} has bribed the judges with the Q♦ and wins, whatever the distances!"
        return Told(say(text, Seat(event.seat)), ["SO-157", "SO-178"])
    if isinstance(event, TieThrown):
        throws = [
            say(f"{{}} {total}", Seat(seat))
            for seat, total in zip(event.seats, event.totals, strict=True)
        ]
        return Told(say("Level! They throw, the lowest wins: {}.", listed(throws)), ["SO-R79"])
    assert isinstance(event, RaceOver), f"no words for {event!r}"
    if event.ending == NOBODY_LEFT:
        return Told("Nobody is left in the race, and nobody has won.", ["SO-R83"])
    winner = Seat(event.winners[0])
    if event.ending == FINISHED:
        return Told(say("{} is furthest beyond the line and wins!", winner), ["SO-154", "SO-156"])
    if event.ending == BRIBED:
        return Told(say("{} wins by the finish card!", winner), ["SO-157"])
    if event.ending == LAST_LEFT:
        return Told(say("{} is the last pod left and wins!", winner), ["SO-R84"])
    return Told(say("Time is up: {} has the least way to go and wins!", winner), ["SO-R85"])
