"""Every page that a person comes to, opened at a place where there is much to see."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import expect

from browser import arenas, questions, races, tabletops
from browser.cockpit import Cockpit
from browser.races import Held, hold
from browser.windows import DESKTOP, STILL, Windows
from games.spin_out.positions import pod
from paddock import games
from paddock.games import REGISTRY
from server.client import ME, bot, make

Stop = Callable[[Windows], Iterator[Cockpit]]
"""Opens a page, and brings it from one thing worth a look to the next."""

ANN: Final = ME | {"name": "Ann"}
SHORT: Final[dict[str, dict[str, Any]]] = {
    "powersled": {"config": questions.ONE_LAP},
    "pocket_rockets": {"config": tabletops.config()},
    "spin_out": {"config": {"data": arenas.SHORT}},
}


def at(windows: Windows, path: str, held: Held | None = None) -> Cockpit:
    cockpit = windows.open(DESKTOP, STILL, held=held)
    cockpit.go(path)
    return cockpit


def home(windows: Windows) -> Iterator[Cockpit]:
    mine = hold(windows.host, [ANN, *races.BOTS], public=True)
    cockpit = at(windows, "/", mine)
    cockpit.button("Play now").first.wait_for()
    expect(cockpit.page.locator(".picture svg")).not_to_have_count(0)
    yield cockpit


def set_up(game: str) -> Stop:
    def stop(windows: Windows) -> Iterator[Cockpit]:
        cockpit = at(windows, f"/new/{game}")
        cockpit.button("Make the race and get the link").wait_for()
        yield cockpit

    return stop


def waiting_and_join(windows: Windows) -> Iterator[Cockpit]:
    cockpit = at(windows, "/new/outspeed")
    cockpit.press(cockpit.button("Make the race and get the link"))
    link = cockpit.page.get_by_label("Invitation link")
    link.wait_for()
    yield cockpit
    guest = at(windows, link.input_value())
    guest.button("Take a seat").wait_for()
    yield guest


def rules(game: str) -> Stop:
    def stop(windows: Windows) -> Iterator[Cockpit]:
        cockpit = at(windows, f"/rules/{game}")
        cockpit.page.locator("[id^=rule-]").first.wait_for()
        yield cockpit

    return stop


def asked(find: Callable[[str, str], Held], kind: str) -> Stop:
    """The table before and after an option is looked at."""

    def stop(windows: Windows) -> Iterator[Cockpit]:
        cockpit = windows.table(find(windows.host, kind), DESKTOP, STILL)
        yield cockpit
        if not cockpit.lock.is_visible():
            cockpit.choose(1)
            yield cockpit

    return stop


def rockets_asking(host: str, kind: str) -> Held:
    if kind == "ChooseRacer":
        return tabletops.drafting(host)
    return tabletops.standing_at(host, kind, aid="full")


def spin_out_asked(kinds: Sequence[str]) -> Stop:
    def stop(windows: Windows) -> Iterator[Cockpit]:
        start = arenas.placed(pod(20, 16), at="Determining")
        cockpit, stage = arenas.posed(windows, windows.host, start, DESKTOP, STILL)
        title = cockpit.page.locator("#prompt-title")
        for kind in kinds:
            before = title.inner_text()
            stage.put(arenas.POSITIONS[kind]())
            expect(title).not_to_have_text(before)
            yield cockpit

    return stop


def crowd(game: str) -> Stop:
    """As many as can race."""

    def stop(windows: Windows) -> Iterator[Cockpit]:
        most = games.find(game).seats[-1]
        held = hold(windows.host, [ANN, *[bot("first")] * (most - 1)], game=game)
        yield windows.table(held, DESKTOP, STILL)

    return stop


def after(game: str) -> Stop:
    """The finish, the last board and the replay of a race of bots."""

    def stop(windows: Windows) -> Iterator[Cockpit]:
        how = SHORT.get(game, {})
        race = make(windows.host, game, [bot("driver")] * 3, public=True, **how)["race"]
        races.wait_for_the_end(windows.host, race)
        cockpit = at(windows, f"/race/{race}")
        cockpit.podium.wait_for()
        yield cockpit
        cockpit.press(cockpit.button("Back to the board"))
        cockpit.to_finish.wait_for()
        yield cockpit
        cockpit.go(f"/race/{race}/replay?seat=-2&at=9")
        cockpit.page.get_by_role("slider", name="Moment").wait_for()
        yield cockpit

    return stop


OUTSPEED: Final = ("ChooseRoute", "ChooseBonus", "KeepToken", "SetWheel")
ROCKETS: Final = (*tabletops.STANDS, "ChooseRacer")

STOPS: Final[dict[str, Stop]] = {
    "waiting and join": waiting_and_join,
    "set-up of powersled": set_up("powersled"),
    "rules of outspeed": rules("outspeed"),
    **{f"pocket_rockets {kind}": asked(rockets_asking, kind) for kind in ROCKETS},
    "spin_out": spin_out_asked(tuple(arenas.POSITIONS)),
}
"""What looks the same every time, whatever the luck and whoever else is at the server."""

FAR: Final[dict[str, Stop]] = {
    "home": home,
    **{f"outspeed {kind}": asked(races.race_asking, kind) for kind in OUTSPEED},
    **{
        f"spiralized {kind}": asked(questions.spiralized_asking, kind)
        for kind in questions.SPIRALIZED
    },
    **{
        f"powersled {kind}": asked(questions.powersled_asking, kind) for kind in questions.POWERSLED
    },
    **{f"set-up of {game}": set_up(game) for game in REGISTRY if game != "powersled"},
    **{f"rules of {game}": rules(game) for game in REGISTRY if game != "outspeed"},
    **{
        f"spiralized {kind}": asked(questions.spiralized_asking, kind)
        for kind in questions.RARE_IN_SPIRALIZED
    },
    **{
        f"powersled {kind}": asked(questions.powersled_asking, kind)
        for kind in questions.RARE_IN_POWERSLED
    },
    **{f"a crowd in {game}": crowd(game) for game in REGISTRY},
    **{f"after {game}": after(game) for game in REGISTRY},
}
"""What takes long to come to, or is another race every time."""
