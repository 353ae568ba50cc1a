"""The application: routes and lifespan only."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import compile_path

from paddock import __version__
from paddock.core.errors import PaddockError
from paddock.server.archivist import tidy_for_ever
from paddock.server.brancher import Brancher
from paddock.server.clients import client_of
from paddock.server.desk import Desk
from paddock.server.docs_page import docs_page
from paddock.server.examiner import Examiner
from paddock.server.guard import Guard, problem_response
from paddock.server.lobby import Lobby
from paddock.server.log import refused
from paddock.server.pathfinder import Pathfinder
from paddock.server.printer import Printer
from paddock.server.problems import Problem, problem_of
from paddock.server.rematcher import Rematcher
from paddock.server.routes import games, health, races, records
from paddock.server.settings import Settings, Sources
from paddock.server.socket import Doorman
from paddock.server.static import Client, find_client
from paddock.server.store import Store
from paddock.server.workers import Workers

ABOUT = "Tabletop racing games. The socket for playing is described in docs/wire.md."


def create_app(settings: Settings | None = None, sources: Sources | None = None) -> FastAPI:
    """A server, not yet started; tests hand in their own clock, secrets and ids."""
    settings = settings or Settings()
    store = Store(settings.database, commits_on_loop=settings.commits_on_loop)
    thinking = Workers(settings.thinkers)
    desk = Desk(store, settings, sources or Sources(), thinking=thinking)
    lobby = Lobby(desk)
    doorman = Doorman(lobby)
    examiner = Examiner(desk.store, settings)
    printer = Printer(settings.limits)
    workers = Workers(settings.workers)
    pathfinder = Pathfinder(settings.limits, workers)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await desk.store.open()
        tidying = asyncio.create_task(tidy_for_ever(lobby))
        resuming = asyncio.create_task(lobby.resume())
        try:
            yield
        finally:
            tidying.cancel()
            await lobby.close()
            await asyncio.wait([tidying, resuming])
            await examiner.rest()
            await printer.rest()
            await asyncio.to_thread(workers.close)
            await asyncio.to_thread(thinking.close)
            await pathfinder.rest()
            await desk.store.close()

    app = FastAPI(
        title="Paddock",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.lobby = lobby
    app.state.examiner = examiner
    app.state.printer = printer
    app.state.pathfinder = pathfinder
    app.state.rematcher = Rematcher(lobby)
    app.state.brancher = Brancher(lobby)
    for part in (games, races, records, health):
        app.include_router(part.router)

    @app.websocket("/api/races/{race}/socket")
    async def socket(websocket: WebSocket, race: str) -> None:
        await doorman.serve(websocket, race)

    @app.get("/api/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    app.router.default = Client(find_client(settings.static))
    _add_refusals(app, desk)
    app.add_middleware(Guard, settings=settings, counters=desk.counters)
    return app


def _add_refusals(app: FastAPI, desk: Desk) -> None:
    """Every refusal has the same form and its line in the log."""

    def refuse(request: Request, problem: Problem) -> Response:
        what = f"{request.method} {request.url.path} from {client_of(request.scope)}"
        refused(problem.status, what, problem.detail)
        desk.counters.add("refused", f'{{status="{problem.status}"}}')
        return problem_response(problem)

    @app.exception_handler(PaddockError)
    async def on_refusal(request: Request, error: PaddockError) -> Response:
        problem = problem_of(error)
        if request.scope["type"] == "websocket":
            # Not let in: the guard says so.
            raise problem
        return refuse(request, problem)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> Response:
        return refuse(request, _invalid(error))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        detail = str(error.detail) or HTTPStatus(error.status_code).phrase
        response = refuse(request, Problem(error.status_code, detail))
        response.headers.update(error.headers or {})
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            response.headers["allow"] = _allowed(app, request.url.path)
        return response


def _allowed(app: FastAPI, address: str) -> str:
    """Every method that this address knows, not only that of the first route that has it."""
    for path, calls in app.openapi()["paths"].items():
        if compile_path(path)[0].fullmatch(address):
            return ", ".join(method.upper() for method in calls)
    return "GET, HEAD"


def _invalid(error: RequestValidationError) -> Problem:
    """The first thing that is wrong with a request, and where."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return Problem(400, "The body is not JSON.", title="Not JSON")
    where = [str(part) for part in first["loc"] if part != "body"]
    field = ".".join(where)
    words = first["msg"][:1].lower() + first["msg"][1:]
    detail = f"{field}: {words}" if field else words
    return Problem(422, detail, title="Not valid", field=field)
