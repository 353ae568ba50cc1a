"""Spin-Out in the browser: a track crossed in two Turns, and pages that are told any position."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from browser.cockpit import QUESTION, Cockpit
from browser.races import hold
from browser.windows import Windows
from games.spin_out.positions import PASS, plays, pod, say, scene, way
from paddock import games
from paddock.core.protocol import Action, Event
from paddock.games.spin_out.actions import Restart
from paddock.games.spin_out.state import SpinOut
from paddock.games.spin_out.view import view
from paddock.server.packing import packed
from paddock.server.teller import Lines, asked, foresight_of, option
from paddock.server.wire import encoded, ruled
from paddock.table.luck import Luck
from paddock.table.table import Table
from server.client import ME, Shape

NAMES: Final = ("Ann", "Bea", "Cleo", "Dot")
HEIGHT: Final = 36

SHORT: Final[Shape] = {
    "id": "short",
    "name": "Short",
    "table": [60, HEIGHT],
    "laps": 1,
    "start": {"line": [[14, 2], [14, 20]], "heading": 0, "zone": [2, 3, 14, 19]},
    "gates": [
        {"a": [22, 2], "b": [22, 20], "direction": 0},
        {"a": [36, 2], "b": [36, 20], "direction": 0, "finish": True},
    ],
    "features": [
        {"id": "O1", "class": "obstacle", "name": "rock", "disc": [30, 30, 3]},
        {"id": "L1", "class": "large", "name": "scree", "poly": [[40, 24], [46, 24], [46, 30]]},
        {"id": "S1", "class": "small", "name": "stone", "disc": [18, 26, 0.6]},
    ],
}
"""A gate and the finish straight ahead, two Turns at full speed, and nothing in the way."""

LONG_HAND: Final = "3C 9D 10H KD QC AS X1"


def placed(*more: Any, **options: Any) -> SpinOut:
    """Ann in her Turn on the short track, Bea ahead of her, well away from terrain."""
    return scene([pod(10, 10, hand="7C KD AS"), *more], data=SHORT, **options)


def nudging(is_thrown: bool = False) -> SpinOut:
    race = placed(pod(20, 10, hand="AH 2C"), speed=12)
    say(race, way("m 12"))
    if is_thrown:
        say(race, PASS, luck=[2, 3])
    return race


def crashing(damage: int = 0) -> SpinOut:
    ann = pod(22, 30, hand="KH AS", damage=damage)
    race = scene([ann, pod(10, 10, hand="X1")], data=SHORT, speed=12)
    say(race, way("m 12"))
    return race


def blown_up() -> SpinOut:
    race = crashing(damage=18)
    say(race, PASS, luck=[3, 4])
    return race


def falling_apart() -> SpinOut:
    ann = pod(10, 10, hand="AS", damage=19, marks="red")
    race = scene([ann, pod(20, 10)], data=SHORT, at="Determining")
    say(race, Restart(), luck=[5])
    return race


def played_by_bea(action: Action) -> SpinOut:
    pods = [pod(10, 10, hand="AC 7C 10D"), pod(20, 10, hand="KS QD")]
    race = scene(pods, data=SHORT, at="W8", active=1)
    say(race, action)
    return race


def across() -> SpinOut:
    ann = pod(40, 10, hand="QD 2C", crossed=True, passed=2)
    return scene([ann, pod(20, 10)], data=SHORT, at="GameTurns", active=2)


def one_seat(**pose: Any) -> Callable[[], SpinOut]:
    at = pose.pop("at")
    speed = pose.pop("speed", 0)
    return lambda: scene([pod(10, 10, **pose), pod(20, 16)], data=SHORT, at=at, speed=speed)


POSITIONS: Final[dict[str, Callable[[], SpinOut]]] = {
    "ChooseRestart": one_seat(at="Determining", hand="JH 7C", marks="red"),
    "ChooseSpeed": one_seat(at="Determining", hand="7C 9D"),
    "ChooseAfterburn": one_seat(at="Burning", speed=12, hand="7C 9D KD"),
    "ChooseManoeuvre": one_seat(at="Manoeuvring", speed=12, hand="7C KD AS", damage=4),
    "ChooseAfterNudge": lambda: nudging(is_thrown=True),
    "ChooseShutdown": one_seat(at="Stopping", hand="7C"),
    "ChooseDiscard": one_seat(at="HandLimit", hand=LONG_HAND),
    "ChoosePlay": one_seat(at="W8", hand="7C KD QC X1", damage=16, marks="orange blue"),
    "AnswerNudge": nudging,
    "AnswerObstacle": crashing,
    "AnswerTest": one_seat(at="Testing", hand="AS JS", marks="orange"),
    "AnswerSabotage": lambda: played_by_bea(plays("KS", 0)),
    "ChooseEjection": blown_up,
    "ChooseFate": falling_apart,
    "ChooseFinish": across,
    "ChoosePayment": lambda: played_by_bea(plays("QD")),
}


class Posed:
    """Between a page and the server: Ann is told positions in place of the race that is held.

    What she looks at is foreseen by the same functions as at the server. What she answers is
    carried out, as if nobody else had anything to say and no luck were needed.
    """

    def __init__(self, page: Page, seats: int = 2, data: Shape = SHORT) -> None:
        config = {"data": data}
        names = list(NAMES[:seats])
        self._table = Table(games.find("spin_out"), seats, Luck.sealed(b"s" * 32), config, names)
        self._race: SpinOut | None = None
        self._window: Shape | None = None
        self._frame: Shape = {}
        self._lines = 0
        self._line: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connect)

    def put(
        self,
        race: SpinOut,
        events: Sequence[Event] = (),
        ack: str | None = None,
        window: Shape | None = None,
    ) -> None:
        """Another position, with another question, and what has happened before it; in a window
        if there is one."""
        self._race = race
        self._window = window
        if self._line is not None:
            log = json.loads(bytes(encoded({"log": Lines(self._table).of(events)})))["log"]
            more = {"log_from": self._lines, "log": log, "ack": ack}
            self._line.send(self._told(self._frame | more))

    def _answered(self, frame: Shape) -> None:
        race = self._race
        assert race is not None, "put a position first"
        action = self._table.codec.load_action(frame["action"])
        self.put(race, say(race, {0: action}), frame["id"])

    def _connect(self, page_end: WebSocketRoute) -> None:
        self._line = page_end
        server_end = page_end.connect_to_server()

        def tell(message: str | bytes) -> None:
            frame = json.loads(message)
            page_end.send(self._told(frame) if frame["type"] == "table" else message)

        def ask(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "try":
                page_end.send(self._foreseen(frame))
            elif frame["type"] == "answer":
                self._answered(frame)
            else:
                server_end.send(message)

        server_end.on_message(tell)
        page_end.on_message(ask)

    def _told(self, frame: Shape) -> str:
        race = self._race
        assert race is not None, "put a position first"
        seen = view(race, 0)
        own = [one for one in race.asked if one.seat == 0]
        question = None
        if own:
            question = json.loads(bytes(encoded(asked(self._table, seen, own[0]))))
        self._lines = frame["log_from"] + len(frame["log"])
        self._frame = frame | {
            "seq": frame["seq"] + 1,
            "moment": frame["moment"] + 1,
            "asked": [one.seat for one in race.asked],
            "window": self._window,
            "view": packed(self._table.codec.dump(seen)),
            "decision": question,
        }
        return json.dumps(self._frame)

    def _question(self, race: SpinOut) -> Any:
        return next(one for one in race.asked if one.seat == 0)

    def _foreseen(self, frame: Shape) -> str:
        race = self._race
        assert race is not None, "put a position first"
        question = self._question(race)
        candidate = self._table.codec.load_action(frame["candidate"])
        why = question.refusal(candidate)
        told: Shape = {"option": None, "order": None, "foresight": None, "refusal": None}
        if why is None:
            words = option(self._table, question, candidate)
            told["option"] = json.loads(bytes(encoded(words)))
            told["foresight"] = foresight_of(self._table, view(race, 0), question, candidate)
        else:
            told["refusal"] = json.loads(bytes(encoded(ruled(why))))
        return json.dumps(
            {"type": "foreseen", "id": frame["id"], "moment": frame["moment"], **told}
        )


def posed(
    windows: Windows, host: str, race: SpinOut, *choices: Any, data: Shape = SHORT
) -> tuple[Cockpit, Posed]:
    """A page that is told a position."""
    seats = len(race.pods)
    people = [ME | {"name": name} for name in NAMES[:seats]]
    held = hold(host, people, game="spin_out", config={"data": data}).only(0)
    cockpit = windows.open(*choices, held=held)
    stage = Posed(cockpit.page, seats, data)
    stage.put(race)
    cockpit.go(f"/race/{held.race}")
    assert cockpit.wait_for_any() == QUESTION
    return cockpit, stage


ON_SCREEN: Final = """
(svg, [x, y, height]) => {
  const at = new DOMPoint(x * 10, (height - y) * 10).matrixTransform(svg.getScreenCTM());
  return [at.x, at.y];
}
"""


def on_screen(cockpit: Cockpit, x: float, y: float, height: float = HEIGHT) -> tuple[float, float]:
    """Where a place of the table is on the screen, in inches from its lower left corner."""
    across, down = cockpit.page.locator("svg.live").evaluate(ON_SCREEN, [x, y, height])
    return across, down


def press_ground(cockpit: Cockpit, x: float, y: float, height: float = HEIGHT) -> None:
    at = on_screen(cockpit, x, y, height)
    if cockpit.page.evaluate("navigator.maxTouchPoints > 0"):
        cockpit.page.touchscreen.tap(*at)
    else:
        cockpit.page.mouse.click(*at)
