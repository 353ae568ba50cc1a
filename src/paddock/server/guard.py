"""Stands before the application: who may come in, how often, with how much; and what goes out."""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.clients import client_of
from paddock.server.counters import Counters
from paddock.server.hosts import Hosts
from paddock.server.limits import Buckets
from paddock.server.log import Seldom, fault, refused
from paddock.server.problems import Problem, our_fault, too_fast
from paddock.server.settings import Settings

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}
REFUSAL_SECONDS: Final = 1.0

# Nothing is loaded from anywhere else, nothing is framed, no address is passed on.
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def problem_response(problem: Problem) -> Response:
    """A problem as an answer over HTTP."""
    headers = {"cache-control": "no-store"}
    if problem.retry_after:
        headers["retry-after"] = str(problem.retry_after)
    if problem.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(
        json.dumps(problem.document(), ensure_ascii=False).encode("utf-8", "replace"),
        problem.status,
        headers,
        "application/problem+json",
    )


class Guard:
    """The outermost layer. No exception passes it."""

    def __init__(self, app: ASGIApp, settings: Settings, counters: Counters) -> None:
        self.app = app
        self.settings = settings
        self.counters = counters
        limits = settings.limits
        self._hosts = Hosts(settings.hosts)
        self._calls = Buckets(limits.requests, limits.requests_at_once)
        self._pages = Buckets(limits.pages, limits.pages_at_once)
        self._seldom = Seldom()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def answer(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._admit(scope)
            await self.app(scope, await self._whole_body(scope, receive), answer)
        except Problem as problem:
            self._log(scope, problem)
            await self._refuse(scope, receive, answer, problem)
        except Exception as error:
            fault(_what(scope), error)
            self.counters.add("faults")
            if not has_begun:
                await self._refuse(scope, receive, answer, our_fault())

    def _admit(self, scope: Scope) -> None:
        is_call = scope["path"].startswith("/api")
        wait = (self._calls if is_call else self._pages).wait(client_of(scope))
        if wait:
            raise too_fast(wait)
        headers = Headers(scope=scope)
        if not self._hosts.knows(headers.get("host", ""), scope.get("server")):
            why = "This server does not go by that name; its host can allow it (--allow-host)."
            raise Problem(421, why, title="Unknown name")
        if not is_call:
            return
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            origin = headers.get("origin")
            if origin is not None and not self._is_own(origin, headers.get("host", "")):
                why = "This page does not come from this server."
                raise Problem(403, why, title="Foreign origin")

    def _is_own(self, origin: str, host: str) -> bool:
        if origin in self.settings.origins:
            return True
        try:
            return bool(host) and urlsplit(origin).netloc.casefold() == host.casefold()
        except ValueError:
            return False

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """A body is read before anybody works on it, and not beyond what is allowed."""
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            return receive
        most = self.settings.limits.body
        declared = Headers(scope=scope).get("content-length", "0")
        if declared.isdigit() and int(declared) > most:
            raise _too_large(most)
        try:
            async with asyncio.timeout(self.settings.limits.body_seconds):
                body = await _read(receive, most)
        except TimeoutError:
            raise Problem(408, "The rest of this request did not come.") from None
        is_read = False

        async def read_again() -> Message:
            nonlocal is_read
            if is_read:
                return await receive()
            is_read = True
            return {"type": "http.request", "body": body, "more_body": False}

        return read_again

    def _log(self, scope: Scope, problem: Problem) -> None:
        # Who floods us shall not flood the log as well.
        if problem.status != 429 or self._seldom.is_due(client_of(scope)):
            refused(problem.status, _what(scope), problem.detail)
        self.counters.add("refused", f'{{status="{problem.status}"}}')

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
        if scope["type"] == "http":
            await problem_response(problem)(scope, receive, send)
            return
        await receive()
        await problem_response(problem)(scope, receive, send)
        # uvicorn complains of an unfinished handshake unless the connection is gone by now.
        with suppress(TimeoutError):
            await asyncio.wait_for(_gone(receive), REFUSAL_SECONDS)


async def _read(receive: Receive, most: int) -> bytes:
    """A body to its end; Problem if that is too far away."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise _too_large(most)
        if not message.get("more_body", False):
            break
    return b"".join(parts)


def _what(scope: Scope) -> str:
    return f"{scope.get('method', 'socket')} {scope['path']} from {client_of(scope)}"


async def _gone(receive: Receive) -> None:
    """The end of a refused socket: uvicorn announces it, then it happens."""
    for _ in range(2):
        await receive()


def _too_large(most: int) -> Problem:
    return Problem(413, f"This is larger than {most} bytes.", title="Too large")
