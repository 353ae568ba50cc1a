"""The built web client: hashed files for ever, everything else afresh, any page by its address."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT: Final = Path(__file__).with_name("static")
FOR_EVER: Final = "public, max-age=31536000, immutable"
AFRESH: Final = "no-cache"
CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""How files were compressed when the client was built, the smallest first."""

NO_CLIENT: Final = (
    "the web client is missing here: it was not built when Paddock was installed. "
    "In a clone of Paddock, make serve builds it and serves it; "
    "make web builds it, and pip install . then has it."
)
NOT_BUILT: Final = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paddock</title></head>
<body><h1>Paddock</h1>
<p>The server runs, but {NO_CLIENT}</p>
<p><a href="/api/docs">The calls of this server</a></p></body></html>
"""


def find_client(chosen: Path | None) -> Path | None:
    """The folder of the built client: the chosen one, or the one that belongs to this server."""
    place = chosen or BUILT
    return place if (place / "index.html").is_file() else None


class Client:
    """Answers what no route does. Nothing is compressed here: it was when the client was built."""

    def __init__(self, folder: Path | None) -> None:
        self._files = None if folder is None else StaticFiles(directory=folder)
        self._compressed = set() if folder is None else set(_compressed_in(folder))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or _is_call(scope["path"]):
            raise HTTPException(404, "There is nothing at this address.")
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        response = await self._respond(scope)
        await response(scope, receive, send)

    async def _respond(self, scope: Scope) -> Response:
        if self._files is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": AFRESH})
        path = scope["path"].lstrip("/") or "index.html"
        try:
            response = await self._file(self._files, path, scope)
        except HTTPException:
            # The client's own addresses, such as /race/abc, have no ending.
            if "." in path.rpartition("/")[2]:
                raise
            path = "index.html"
            response = await self._file(self._files, path, scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else AFRESH
        return response

    async def _file(self, files: StaticFiles, path: str, scope: Scope) -> Response:
        """The file, compressed if it was and whoever asks takes it so."""
        accepted = _codings(Headers(scope=scope).get("accept-encoding", ""))
        for coding, ending in CODINGS:
            if coding in accepted and path + ending in self._compressed:
                # Its type is that of what was compressed.
                response = await files.get_response(path + ending, scope)
                response.headers["content-encoding"] = coding
                break
        else:
            response = await files.get_response(path, scope)
        response.headers["vary"] = "accept-encoding"
        return response


def _compressed_in(folder: Path) -> Iterator[str]:
    for _, ending in CODINGS:
        for file in folder.rglob(f"*{ending}"):
            yield file.relative_to(folder).as_posix()


def _codings(header: str) -> set[str]:
    """What a browser takes; `gzip;q=0` says that it does not."""
    wishes = [wish.replace(" ", "").lower().partition(";") for wish in header.split(",")]
    return {coding for coding, _, weight in wishes if weight not in ("q=0", "q=0.0")}


def _is_call(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")
