"""Cards: drawing, discarding, and what public knowledge says of a hand."""

from paddock.core.chance import Chance
from paddock.core.protocol import Log
from paddock.games.spin_out.book.cards import FINISH_CARD
from paddock.games.spin_out.events.turns import DeckReshuffled, Drew, DrewHidden, DrewNothing
from paddock.games.spin_out.state import NOBODY_THERE, SpinOut


def draw(race: SpinOut, seat: int, chance: Chance, log: Log) -> None:
    """SO-019, SO-023, SO-R58 The top card; of a used-up deck the discards are shuffled first."""
    if not race.deck:
        if not race.discard and not race.buried:
            log.say(DrewNothing(seat))
            return
        race.deck = sorted(race.discard + race.buried)
        race.discard = []
        race.buried = []
        log.say(DeckReshuffled(len(race.deck)))
    card = race.deck.pop(chance.pick(len(race.deck)))
    take(race, seat, card)
    log.whisper(seat, Drew(seat, card), DrewHidden(seat))


def take(race: SpinOut, seat: int, card: int) -> None:
    """Into the hand, which is kept sorted."""
    hand = race.hands[seat]
    hand.append(card)
    hand.sort()


def spend(race: SpinOut, seat: int, card: int) -> None:
    """SO-107 From the hand face up onto the discard deck."""
    race.hands[seat].remove(card)
    race.discard.append(card)


def bury(race: SpinOut, seat: int) -> None:
    """SO-137, SO-153 The hand of who is out goes face down under the discard deck."""
    race.buried += race.hands[seat]
    race.buried.sort()
    race.hands[seat] = []


def is_unseen(race: SpinOut, card: int) -> bool:
    """SO-168 By public knowledge anybody who holds cards could hold this one."""
    if card == FINISH_CARD and race.finish_card_by != NOBODY_THERE:
        return False
    return card not in race.discard
