"""What was foreseen of a step, the stairs, an exchange or a bonus roll is what happens."""

from foresight import Trial, numbers, sleeping, trials
from paddock.core.phrase import Place
from paddock.core.protocol import Event, Foresight
from paddock.games.spiralized import GAME
from paddock.games.spiralized.book.spiral import START, TOKENS
from paddock.games.spiralized.decisions import ChoosePartner
from paddock.games.spiralized.events import (
    BY_HIT,
    Exchanged,
    NobodyToExchange,
    Rolled,
    SentToPit,
    Stepped,
    ThirdDoubles,
    TookStairs,
    TurnBegan,
)
from paddock.games.spiralized.foresight import (
    ChoicePreview,
    ExchangePreview,
    MovePreview,
    StakePreview,
)


@numbers
def test_what_was_foreseen_is_what_happens(number: int) -> None:
    for trial in trials(GAME, number):
        foreseen = trial.foreseen
        events = trial.answer(sleeping)
        if isinstance(foreseen, MovePreview):
            check_move(trial, foreseen, events)
        elif isinstance(foreseen, ExchangePreview):
            check_exchange(trial, foreseen, events)
        elif isinstance(foreseen, ChoicePreview):
            is_over = any(isinstance(event, TurnBegan) for event in events)
            assert is_over == foreseen.ends_turn
        else:
            assert isinstance(foreseen, StakePreview)
            check_stake(trial.decision.seat, foreseen, events)


def check_move(trial: Trial, foreseen: MovePreview, events: list[Event]) -> None:
    moved, *after = events
    assert isinstance(moved, Stepped | TookStairs)
    assert (moved.token, moved.end) == (foreseen.token, foreseen.way[-1])
    assert places_in(foreseen) == [moved.place]
    assert foreseen.to_go == trial.race.book.home - moved.end
    assert foreseen.gain == moved.end - max(moved.start, START)
    if isinstance(moved, Stepped):
        assert list(moved.way) == foreseen.way
    hit = [
        event.seat * TOKENS + event.token
        for event in after
        if isinstance(event, SentToPit) and event.cause == BY_HIT
    ]
    assert hit == ([] if foreseen.victim < 0 else [foreseen.victim])
    asked = [one for one in trial.race.asked if isinstance(one, ChoosePartner)]
    if asked:
        assert len(asked[0].options()) == foreseen.partners
    else:
        assert foreseen.partners == sum(isinstance(event, Exchanged) for event in after)
    stays = any(isinstance(event, NobodyToExchange) for event in after)
    assert stays == (foreseen.is_sunburst and not foreseen.partners)


def places_in(foreseen: Foresight) -> list[str]:
    """The names of the places that it speaks of."""
    return [part.name for part in foreseen.text.parts if isinstance(part, Place)]


def check_exchange(trial: Trial, foreseen: ExchangePreview, events: list[Event]) -> None:
    exchanged = events[0]
    assert isinstance(exchanged, Exchanged)
    assert (exchanged.other_seat, exchanged.other_token) == (foreseen.seat, foreseen.token)
    assert (exchanged.place, exchanged.other_place) == (foreseen.place, foreseen.other_place)
    assert places_in(foreseen) == [exchanged.place, exchanged.other_place]
    assert foreseen.to_go == trial.race.book.home - exchanged.end
    assert foreseen.gain == exchanged.end - exchanged.start


def check_stake(seat: int, foreseen: StakePreview, events: list[Event]) -> None:
    rolled = events[0]
    assert isinstance(rolled, Rolled)
    lost = [
        event.token
        for event in events
        if isinstance(event, SentToPit) and event.cause != BY_HIT and event.seat == seat
    ]
    is_double = rolled.one == rolled.two
    assert lost == ([foreseen.token] if is_double and foreseen.token >= 0 else [])
    is_over = any(isinstance(event, ThirdDoubles) for event in events)
    assert is_over == (is_double and foreseen.ends_turn)
