"""The circuit in characters, for the terminal: plain lines that also read well aloud.

Sleds go by the numbers of their seats, which are also typed to name a target.
"""

from paddock.games.powersled.book.tables import CIRCLES, NO_CIRCLE
from paddock.games.powersled.book.track import NO_CORNER, Track
from paddock.games.powersled.phases.turn import ROUNDS
from paddock.games.powersled.state import NOBODY_HERE, PASSING, STILL_RACING, Sled
from paddock.games.powersled.view import PowersledView
from paddock.games.powersled.words.names import STEPS, cards_in_words
from paddock.games.powersled.words.places import square_name
from paddock.games.powersled.words.strip import strip
from paddock.kit.words import join, plural, signed


def draw(view: PowersledView, names: list[str]) -> list[str]:
    """The moment, the standing, the hazards, the track nearby, and what this seat holds."""
    lines = [_moment(view, names)]
    if not view.turn:
        return lines
    lines += [f"  {place}. {_sled(view, sled, names)}" for place, sled in _places(view)]
    lines += _hazards(view)
    here = _nearby(view)
    if here != NOBODY_HERE:
        lines += ["", *strip(view, here), ""]
    if view.seat >= 0 and view.ending == STILL_RACING:
        lines += _own(view, view.sleds[view.seat])
    return lines


def _moment(view: PowersledView, names: list[str]) -> str:
    """Where the race is."""
    laps = plural(view.book.laps, "lap")
    track = f"{view.book.track.name}, {laps}"
    if not view.turn:
        return f"{track}: the sleds are being built."
    if view.ending != STILL_RACING:
        return f"{track}, turn {view.turn}: the race is over."
    if not view.round:
        return f"{track}, turn {view.turn}: discarding."
    text = f"{track}, turn {view.turn}, round {view.round} of {ROUNDS}"
    if not view.at:
        return f"{text}."
    to_come = [
        names[seat]
        for seat in view.order[view.at :]
        if view.sleds[seat].is_racing and not view.sleds[seat].has_played
    ]
    then = f"; then {join(to_come)}" if to_come else ""
    return f"{text}: {names[view.order[view.at - 1]]}'s play{then}."


def _places(view: PowersledView) -> list[tuple[int, Sled]]:
    """By standing: finished, on the track, retired."""
    rank = view.book.track.rank

    def key(sled: Sled) -> tuple[int, int, int, int, int]:
        group = 0 if sled.finished else 2 if sled.out else 1
        when = sled.finished or -sled.out
        return (group, when, -sled.crossings, -rank[sled.square], sled.stamp)

    return list(enumerate(sorted(view.sleds, key=key), 1))


def _sled(view: PowersledView, sled: Sled, names: list[str]) -> str:
    """Everything that is known of a sled, in one line."""
    you = " (you)" if sled.seat == view.seat else ""
    name = f"{names[sled.seat]}{you}, sled {sled.seat + 1}"
    if sled.finished:
        return f"{name}: finished"
    if sled.out:
        return f"{name}: out of the race"
    square = square_name(view.book.track, sled.square)
    facts = [
        f"{square}{_half(view, sled)}",
        _lap(sled.crossings, view.book.laps),
        _control(sled),
        f"armor {sled.armor}",
        plural(view.decks[sled.seat].holds, "card"),
        f"thrust {sled.thrust}, stability {sled.stability}, pilot {signed(sled.pilot)}",
    ]
    if sled.owed:
        facts.append(f"owes {sled.owed}")
    if sled.mines_under:
        facts.append("a mine under it")
    if sled.slicks_under:
        facts.append("a slick under it")
    return f"{name}: {', '.join(facts)}"


def _lap(crossings: int, laps: int) -> str:
    if crossings > laps:
        return "past the finish"
    return f"lap {crossings} of {laps}" if crossings else "behind the line"


def _half(view: PowersledView, sled: Sled) -> str:
    """Where in a double-length square, if somebody else is in it."""
    if sled.half == PASSING:
        return " (passing)"
    shared = any(
        other.square == sled.square and other.seat != sled.seat and other.is_racing
        for other in view.sleds
    )
    if not shared or not view.book.track.is_double[sled.square]:
        return ""
    return " (rear)" if sled.half else " (front)"


def _control(sled: Sled) -> str:
    if sled.circle == NO_CIRCLE:
        return STEPS[sled.control]
    verb = "crashing" if sled.is_crashing else "spinning"
    return f"{verb} on circle {CIRCLES[sled.circle]}"


def _hazards(view: PowersledView) -> list[str]:
    track = view.book.track
    lines: list[str] = []
    for name, counts in (("Mines", view.mines), ("Slicks", view.slicks)):
        laid = [
            square_name(track, square) + (f" ({number})" if number > 1 else "")
            for square, number in enumerate(counts)
            if number
        ]
        if laid:
            lines.append(f"  {name}: {join(laid)}.")
    return lines


def _nearby(view: PowersledView) -> int:
    """The sled to look at: one's own, or the one in front."""
    if view.seat >= 0 and view.sleds[view.seat].is_racing:
        return view.seat
    for _, sled in _places(view):
        if sled.is_racing:
            return sled.seat
    return NOBODY_HERE


def _own(view: PowersledView, sled: Sled) -> list[str]:
    """The next corner, and the hand."""
    lines: list[str] = []
    if sled.is_racing:
        lines.append(_corner_ahead(view.book.track, sled.square))
    lines.append(f"You hold {cards_in_words(view.hand) or 'no cards'}.")
    if sum(view.aside):
        lines.append(f"Put aside to be discarded: {cards_in_words(view.aside)}.")
    return lines


def _corner_ahead(track: Track, square: int) -> str:
    """How far it is to the next corner square in the lane, and how fast one may go there."""
    ahead = track.fwd[square]
    steps = 1
    while track.corner[ahead] == NO_CORNER and ahead != square:
        ahead = track.fwd[ahead]
        steps += 1
    corner = track.corner[ahead]
    if corner == NO_CORNER:
        return "There is no corner ahead."
    name, safe = track.corners[corner], track.safe[corner]
    if corner == track.corner[square]:
        return f"You are in corner {name}, safe speed {safe}; its next square is {steps} ahead."
    return f"Corner {name}, safe speed {safe}, begins {plural(steps, 'square')} ahead."
