"""Races: made, found, joined, and made again."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from paddock import games
from paddock.server.brancher import Brancher
from paddock.server.clients import client_of
from paddock.server.desk import Keeper
from paddock.server.kept import KeptRace
from paddock.server.lobby import Lobby, Made
from paddock.server.printer import board_address, print_of
from paddock.server.problems import Problem, no_race, not_for_watching
from paddock.server.rematcher import Rematcher
from paddock.server.routes import BOARD, board_answer, printer_of, problems, said_once
from paddock.server.seater import is_expected, seat_of
from paddock.server.shapes import BranchWish, Filling, Joining, MadeRace, NewRace, OwnSeat, RaceCard

FOR_GOOD: Final = "private, max-age=31536000, immutable"

router = APIRouter(prefix="/api/races", tags=["races"], dependencies=[Depends(said_once)])
RaceId = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


AtLobby = Annotated[Lobby, Depends(lobby_of)]


@router.post("", status_code=201, responses=problems(400, 403, 404, 413, 422))
async def make_race(
    wish: NewRace, lobby: AtLobby, request: Request, response: Response
) -> MadeRace:
    """Make a race. It starts when no seat is open."""
    seats = [(seat.kind, seat.name, seat.bot) for seat in wish.seats]
    made = await lobby.make(
        wish.game,
        wish.config,
        seats,
        public=wish.public,
        pace=wish.pace,
        advice=wish.advice,
        patience=wish.patience,
        stand_in=wish.stand_in,
        client=client_of(request.scope),
    )
    response.headers["location"] = f"/api/races/{made.race}"
    return made_race(made)


@router.get("", responses=problems(422))
async def list_races(
    lobby: AtLobby,
    game: Annotated[str | None, Query(max_length=64)] = None,
    status: Literal["waiting", "racing", "over"] | None = None,
) -> list[RaceCard]:
    """Public races, the latest first; own data is left out of their config."""
    most = lobby.desk.settings.limits.races_listed
    found = await lobby.desk.store.public_races(game, status, most)
    cards = [race_card(race) for race in found]
    for card in cards:
        card.config.pop("data", None)
    return cards


# Most races need no token: the second way to ask is without one.
@router.get("/{race}", responses=problems(403, 404, 410, 422), openapi_extra={"security": [{}]})
async def read_race(race: RaceId, lobby: AtLobby, bearer: Bearer) -> RaceCard:
    """What anybody may know of a race; of a private one, those who sit or are invited there."""
    return race_card(await _seen_race(lobby, race, bearer))


@router.get(
    "/{race}/board",
    response_class=Response,
    responses={
        200: BOARD,
        304: {"description": "The board that the client has"},
        **problems(403, 404, 410, 422),
    },
    openapi_extra={"security": [{}]},
)
async def read_board(
    race: RaceId,
    lobby: AtLobby,
    bearer: Bearer,
    request: Request,
    print: Annotated[str | None, Query(max_length=64)] = None,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """What is printed on the table of a race, for whoever may see the race.

    It never changes: at the address that the race's card gives, with `print`, it is kept for good.
    """
    found = await _seen_race(lobby, race, bearer)
    mark = print_of(games.find(found.game), found.config)
    headers = {"etag": f'"{mark}"'}
    headers["cache-control"] = FOR_GOOD if print == mark else "private, no-cache"
    if if_none_match == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return board_answer(await printer_of(request).of_race(found), request, headers)


@router.post("/{race}/join", responses=problems(400, 403, 404, 409, 410, 413, 422))
async def join_race(race: RaceId, joining: Joining, lobby: AtLobby) -> OwnSeat:
    """Take a free seat. The last one starts the race."""
    async with lobby.room(race) as room:
        seat, token = await room.join(joining.invite, joining.name, joining.seat)
    return OwnSeat(seat=seat, token=token)


@router.post(
    "/{race}/seats/{seat}",
    status_code=204,
    responses=problems(400, 401, 403, 404, 409, 410, 413, 422),
)
async def fill_seat(
    race: RaceId, seat: SeatNumber, filling: Filling, lobby: AtLobby, bearer: Bearer
) -> None:
    """Let a bot have a free seat of a race that waits, or free it again; for who made the race."""
    by = await _speaker(lobby, race, bearer)
    async with lobby.room(race) as room:
        await room.fill(by, seat, filling.bot)


@router.delete("/{race}", status_code=204, responses=problems(401, 403, 404, 409, 410, 422))
async def call_off_race(race: RaceId, lobby: AtLobby, bearer: Bearer) -> None:
    """Do without a race that still waits for people; for who made it. Nothing of it is kept."""
    by = await _speaker(lobby, race, bearer)
    async with lobby.room(race) as room:
        await room.call_off(by)


@router.post("/{race}/rematch", status_code=201, responses=problems(401, 403, 404, 409, 410, 422))
async def make_rematch(race: RaceId, bearer: Bearer, request: Request) -> MadeRace:
    """The same seats and choices once more; whoever asks later comes to the same race."""
    rematcher: Rematcher = request.app.state.rematcher
    return made_race(await rematcher.rematch(race, _token(bearer)))


@router.post(
    "/{race}/branch", status_code=201, responses=problems(400, 403, 404, 409, 410, 413, 422)
)
async def make_branch(race: RaceId, wish: BranchWish, request: Request) -> MadeRace:
    """Play on from any moment of a race that is over, as a race of its own with other luck."""
    brancher: Brancher = request.app.state.brancher
    made = await brancher.branch(
        race,
        wish.moment,
        [(seat.kind, seat.bot) for seat in wish.seats],
        pace=wish.pace,
        client=client_of(request.scope),
    )
    return made_race(made)


def _token(bearer: Bearer) -> str:
    if bearer is None:
        why = "Say who you are: Authorization: Bearer, and the token of your seat."
        raise Problem(401, why, title="No token")
    return bearer.credentials


async def _speaker(lobby: Lobby, id: str, bearer: Bearer) -> int:
    """The seat that speaks."""
    token = _token(bearer)
    race = await find_race(lobby, id)
    return seat_of(token, await lobby.desk.store.tokens(race.id))


async def _seen_race(lobby: Lobby, id: str, bearer: Bearer) -> KeptRace:
    """A race, for those who may see it."""
    race = await find_race(lobby, id)
    if not race.is_open_to_watchers:
        lesson = lobby.lesson(id)
        keeper: Keeper = lobby.desk.store if lesson is None else lesson.keeper
        keys = await keeper.tokens(race.id)
        if bearer is None or not is_expected(bearer.credentials, race, keys):
            raise not_for_watching()
    return race


async def find_race(lobby: Lobby, id: str) -> KeptRace:
    """A race as it is stored, or that of a lesson."""
    lesson = lobby.lesson(id)
    race = await lobby.desk.store.race(id) if lesson is None else lesson.race
    if race is None:
        raise no_race()
    return race


def race_card(race: KeptRace) -> RaceCard:
    """What anybody may know."""
    came = race.branch
    return RaceCard.model_validate(
        {
            "race": race.id,
            "game": race.game,
            "version": race.version,
            "config": dict(race.config),
            "names": [seat.name for seat in race.seats],
            "kinds": [seat.kind for seat in race.seats],
            "status": race.status,
            "public": race.public,
            "commitment": race.luck.commitment,
            "standings": race.standings,
            "board": board_address(race),
            "rematch": race.rematch,
            "branch": came and {"race": came.race, "moment": came.moment},
            "made": race.made,
            "changed": race.changed,
        }
    )


def made_race(made: Made) -> MadeRace:
    seats = [OwnSeat(seat=seat, token=token) for seat, token in made.tokens.items()]
    return MadeRace(race=made.race, seats=seats, invite=made.invite)
