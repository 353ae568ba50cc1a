"""The Grappling Hook: hooking on, and being towed."""

from paddock.core.chance import Chance
from paddock.core.protocol import AIMED, Action, Decision, Log, Phase
from paddock.games.powersled.actions import JUST_PASS, PASS_OR_REACT
from paddock.games.powersled.book.cards import FIELD, HOOK
from paddock.games.powersled.decisions import UseHook
from paddock.games.powersled.events.contact import BY_HOOK, Hooked, Reacted, Towed
from paddock.games.powersled.events.driving import Crossed
from paddock.games.powersled.phases.collisions import ask_for_field
from paddock.games.powersled.rules.hands import could_play, spend
from paddock.games.powersled.rules.order import directly_behind
from paddock.games.powersled.state import FRONT, NOBODY_HERE, Powersled, Sled
from paddock.kit.reactions import Played, Window


class Hooking(Window[Powersled]):
    """PS-127, PS-131 The sled directly behind may hook on, and the one behind that."""

    def __init__(self, puller: int) -> None:
        self.puller = puller

    def seats(self, race: Powersled) -> list[int]:
        seat = directly_behind(race, self.puller)
        return [seat] if seat != NOBODY_HERE and may_hook(race, seat) else []

    def turn(self, race: Powersled) -> int:
        return race.play.mover

    def question(self, race: Powersled, seat: int) -> Decision:
        menu = PASS_OR_REACT if race.decks[seat].hand[HOOK] else JUST_PASS
        return UseHook(seat, menu, self.puller, race.play.printed)

    def play(self, race: Powersled, played: list[Played], chance: Chance, log: Log) -> None:
        seat = played[0].seat
        spend(race, seat, HOOK)
        log.say(Reacted((seat,), HOOK, BY_HOOK, self.puller))
        race.phases[-1] = HookShield(seat, self.puller)

    def close(self, race: Powersled, chance: Chance, log: Log) -> None:
        race.phases.pop()


def may_hook(race: Powersled, seat: int) -> bool:
    """PS-R76, PS-R77 Not spinning, its play still to come, and the card not ruled out."""
    sled = race.sleds[seat]
    if sled.is_spinning or seat == race.play.mover or seat in race.play.towed:
        return False
    if sled.has_played and not race.book.hook_is_extra:
        return False
    return could_play(race, seat, HOOK)


class HookShield(Window[Powersled]):
    """PS-126, PS-R80 Only the hooked sled may answer; else the hook stands."""

    def __init__(self, grappler: int, puller: int) -> None:
        self.grappler = grappler
        self.puller = puller

    def seats(self, race: Powersled) -> list[int]:
        return [self.puller] if could_play(race, self.puller, FIELD) else []

    def urgency(self, race: Powersled) -> int:
        return AIMED

    def turn(self, race: Powersled) -> int:
        return race.play.mover

    def question(self, race: Powersled, seat: int) -> Decision:
        return ask_for_field(race, seat, BY_HOOK, 0, self.grappler, False)

    def play(self, race: Powersled, played: list[Played], chance: Chance, log: Log) -> None:
        """PS-R81 A cancelled tow pulls nobody, so nobody else is asked."""
        spend(race, self.puller, FIELD)
        log.say(Reacted((self.puller,), FIELD, BY_HOOK, self.grappler))
        race.phases.pop()

    def close(self, race: Powersled, chance: Chance, log: Log) -> None:
        sled = race.sleds[self.grappler]
        race.play.towed.append(self.grappler)
        if not race.book.hook_is_extra:
            sled.has_played = True
        # PS-R43: the first puller's speed counts for the whole chain.
        sled.speed = race.play.printed
        log.say(Hooked(self.grappler, self.puller))
        race.phases[-1] = Hooking(self.grappler)


class Towing(Phase[Powersled, Action]):
    """PS-128 to PS-131 The towed sleds follow, front to back.

    `path` are the squares that the puller left; each towed sled leaves a path of its own.
    """

    def resolve(self, race: Powersled, answers: list[Action], chance: Chance, log: Log) -> None:
        race.phases.pop()
        play = race.play
        path = play.path
        puller = race.sleds[play.mover]
        for seat in play.towed:
            sled = race.sleds[seat]
            if sled.is_racing:
                path = tow(race, sled, puller, path, log)
            puller = sled


def tow(race: Powersled, sled: Sled, puller: Sled, path: list[int], log: Log) -> list[int]:
    """PS-128, PS-129, PS-R78 To the last square left by the puller, or the last with room.

    Gives the squares that the towed sled left on its way.
    """
    track = race.book.track
    start = sled.square
    route = [square for square in path if square != start]
    if path and sled.partner == puller.seat and track.is_double[puller.square] and puller.out == 0:
        route.append(puller.square)
    last = len(route) - 1
    while last >= 0 and not race.has_room(route[last]):
        last -= 1
    if last < 0:
        return []
    left = [start]
    for square in route[: last + 1]:
        if track.crosses(left[-1], square):
            sled.crossings += 1
            log.say(Crossed(sled.seat, sled.crossings, sled.crossings == race.book.laps + 1))
        left.append(square)
    target = left.pop()
    moved_up = race.pick_up(sled)
    sled.half = FRONT
    race.set_down(sled, target)
    sled.left_last = left[-1]
    sled.stamp = race.tick()
    # PS-R73: what it was towed onto lies under it as if it had been dropped there.
    sled.mines_under = race.mines[target]
    sled.slicks_under = race.slicks[target]
    through = tuple(track.squares[square] for square in left[1:])
    begin, end = track.squares[start], track.squares[target]
    log.say(Towed(sled.seat, puller.seat, begin, through, end, sled.half, moved_up))
    return left
