"""The games, their data and their rules."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from paddock import games
from paddock.bots import bot_names
from paddock.core.errors import BrokenData, BrokenGame
from paddock.core.game import Choice, Game
from paddock.paper import FORMS
from paddock.server.clients import client_of
from paddock.server.library import data_of, rules_of, rules_page
from paddock.server.log import LOG
from paddock.server.problems import Problem
from paddock.server.routes import (
    BOARD,
    FINDING,
    PAPER,
    board_answer,
    pathfinder_of,
    printer_of,
    problems,
)
from paddock.server.routes.races import AtLobby, made_race
from paddock.server.shapes import (
    BoardWish,
    ChoiceValue,
    GameCard,
    LessonCard,
    LessonWish,
    MadeRace,
    PaperWish,
    PartCard,
    PartsChoice,
    PlainChoice,
    Rule,
    RulesPage,
)
from paddock.table.lesson import FIRST, lessons_of

GameId = Annotated[str, Path(max_length=64, examples=[next(iter(games.REGISTRY))])]

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", responses=problems())
def list_games() -> list[GameCard]:
    """The games that can be played here."""
    cards = []
    for game in games.all_games():
        try:
            cards.append(_card(game))
        except (BrokenGame, BrokenData) as error:
            LOG.warning("left out: %s", error)
    return cards


@router.get("/{game}/data", responses=problems(404, 422))
def read_data(game: GameId) -> dict[str, Any]:
    """The data files that the game comes with, by name."""
    return data_of(games.find(game).package)


@router.get("/{game}/rules", responses=problems(404, 422))
def read_rules(game: GameId) -> RulesPage:
    """The numbered rules with their tests, and the page to read."""
    found = games.find(game)
    rules = [Rule(**rule) for rule in rules_of(found.package)]
    return RulesPage(rules=rules, markdown=rules_page(found))


@router.post(
    "/{game}/lessons/{lesson}", status_code=201, responses=problems(400, 403, 404, 413, 422)
)
async def begin_lesson(
    game: GameId,
    lesson: Annotated[str, Path(max_length=64, examples=[FIRST])],
    wish: LessonWish,
    lobby: AtLobby,
    request: Request,
) -> MadeRace:
    """Lay out a lesson: a table for whoever asks, which is played like that of a race and of which
    nothing is kept."""
    client = client_of(request.scope)
    return made_race(await lobby.teach(game, lesson, wish.name, client=client))


@router.post(
    "/{game}/board",
    response_class=Response,
    responses={200: BOARD, **problems(400, 403, 404, 413, 422)},
)
async def print_board(game: GameId, wish: BoardWish, request: Request) -> Response:
    """The board that these choices would make, or what is wrong with them, and where."""
    found = await _measured(game, request)
    client = client_of(request.scope)
    return board_answer(await printer_of(request).of_wish(found, wish.config, client), request)


@router.post(
    "/{game}/scout",
    response_class=Response,
    responses={200: FINDING, **problems(400, 403, 404, 413, 422)},
)
async def scout_board(game: GameId, wish: BoardWish, request: Request) -> Response:
    """Whether the board that these choices would make can be driven, with a run that shows it."""
    found = await _measured(game, request)
    client = client_of(request.scope)
    return board_answer(await pathfinder_of(request).of_wish(found, wish.config, client), request)


@router.post(
    "/{game}/paper",
    response_class=Response,
    responses={200: PAPER, **problems(400, 403, 404, 413, 422)},
)
async def print_paper(game: GameId, wish: PaperWish, request: Request) -> Response:
    """What these choices would lay on the table, at true scale, to be printed."""
    found = await _measured(game, request)
    client = client_of(request.scope)
    file = await printer_of(request).on_paper(found, wish.config, wish.form, wish.paper, client)
    return Response(file, media_type=FORMS[wish.form].media)


async def _measured(game: str, request: Request) -> Game:
    """The game, if not too much was sent for it."""
    found = games.find(game)
    most = request.app.state.lobby.desk.settings.limits.board
    if len(await request.body()) > most:
        raise Problem(413, f"A board is made from at most {most // 1024} KiB of choices and data.")
    return found


def _card(game: Game) -> GameCard:
    return GameCard(
        id=game.id,
        title=game.title,
        tagline=game.tagline,
        goal=game.goal,
        mood=game.mood,
        seats=(game.seats[0], game.seats[-1]),
        version=game.version,
        stage=game.stage,
        minutes=game.minutes.by_people(game.seats),
        bots=bot_names(game),
        has_data=game.own_data is not None,
        has_secrets=game.has_secrets,
        moments=list(game.moments.names),
        lessons=[LessonCard(id=id, title=lesson.name) for id, lesson in lessons_of(game).items()],
        choices=[_choice(choice) for choice in game.choices],
    )


def _choice(choice: Choice) -> PlainChoice | PartsChoice:
    shape: dict[str, Any] = {
        "key": choice.key,
        "title": choice.title,
        "help": choice.help,
        "kind": choice.kind,
        "default": choice.default,
        "values": [ChoiceValue(value=value, text=text) for value, text in choice.values],
        "least": choice.least,
        "most": choice.most,
        "is_rising": choice.is_rising,
        "usual": choice.usual,
        "of": choice.of,
        "parts": {
            value: [PartCard(part=part, text=text, default=number) for part, text, number in some]
            for value, some in choice.parts.items()
        },
        "is_in_data": choice.is_in_data,
    }
    return PartsChoice(**shape) if choice.kind == "parts" else PlainChoice(**shape)
