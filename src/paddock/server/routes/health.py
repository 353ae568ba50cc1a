"""For hosts: is it alive, and how is it doing."""

from fastapi import APIRouter, Request, Response

from paddock.server.clients import client_of
from paddock.server.examiner import Examiner
from paddock.server.lobby import Lobby
from paddock.server.problems import Problem
from paddock.server.routes import problems
from paddock.server.shapes import Health

router = APIRouter(tags=["hosts"])


@router.get("/healthz", responses=problems())
async def health(request: Request) -> Health:
    """Whether the server runs and its database can be read and written."""
    examiner: Examiner = request.app.state.examiner
    ailment = await examiner.ailment()
    if ailment:
        raise Problem(503, f"The database cannot be used: {ailment}.", retry_after=1)
    return Health(ok=True)


@router.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {
            "description": "Prometheus",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        },
        **problems(403),
    },
)
async def metrics(request: Request) -> Response:
    """Counters and gauges in plain text, for the host's own machine."""
    lobby: Lobby = request.app.state.lobby
    if client_of(request.scope) not in lobby.desk.settings.metrics_for:
        raise Problem(403, "The counters are for the host.", title="Not for you")
    gauges = {
        "rooms": len(lobby.rooms),
        "sockets": sum(len(room.watchers) for room in lobby.rooms.values()),
    }
    return Response(lobby.desk.counters.text(gauges), media_type="text/plain; version=0.0.4")
