"""The calls of docs/wire.md over HTTP, one file a subject."""

import gzip
from collections.abc import Mapping
from typing import Any

from fastapi import Request, Response

from paddock.paper import FORMS
from paddock.server.pathfinder import Pathfinder
from paddock.server.printer import Printer
from paddock.server.problems import Problem
from paddock.server.shapes import ProblemDocument

PROBLEM = "application/problem+json"

WORDS = {
    400: "Not a request that can be read",
    401: "Wrong or missing token",
    403: "Not allowed to you",
    404: "No such thing",
    409: "Not now",
    410: "Made under rules that this server no longer has, or not as it was stored",
    413: "Too large",
    422: "Not valid",
    429: "Too fast; see Retry-After",
    503: "Try again",
}


BOARD: dict[str, Any] = {
    "description": "A board of the game, of a kind in its wire.json; null where it prints nothing",
    "content": {"application/json": {"schema": {"type": ["object", "null"]}}},
}

FINDING: dict[str, Any] = {
    "description": "A `scouting` of the game's wire.json; null where every board can be driven",
    "content": {"application/json": {"schema": {"type": ["object", "null"]}}},
}

PAPER: dict[str, Any] = {
    "description": "The file",
    "content": {form.media: {"schema": {"type": "string"}} for form in FORMS.values()},
}


def printer_of(request: Request) -> Printer:
    """Who prints boards."""
    printer: Printer = request.app.state.printer
    return printer


def pathfinder_of(request: Request) -> Pathfinder:
    """Who scouts boards."""
    pathfinder: Pathfinder = request.app.state.pathfinder
    return pathfinder


async def said_once(request: Request) -> None:
    """Of a query that says a thing twice, nobody knows which one is meant."""
    said = [key for key, _ in request.query_params.multi_items()]
    for key in said:
        if said.count(key) > 1:
            raise Problem(422, f"{key} is said more than once; say it once.", field=key)


def board_answer(
    board: bytes, request: Request, headers: Mapping[str, str] | None = None
) -> Response:
    """A board, which says the same again and again: compressed for whoever takes it so."""
    sent = {**(headers or {}), "vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        board, sent["content-encoding"] = gzip.compress(board, mtime=0), "gzip"
    return Response(board, headers=sent, media_type="application/json")


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems that a call can answer with, for the OpenAPI document."""
    documented: dict[int | str, dict[str, Any]] = {}
    for status in (*statuses, 429, 503):
        documented[status] = {
            "description": WORDS[status],
            "content": {PROBLEM: {"schema": ProblemDocument.model_json_schema()}},
        }
    return documented
