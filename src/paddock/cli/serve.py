"""`paddock serve`: the server."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from paddock.cli.options import Quiet
from paddock.cli.voice import FAILED, WrongUsage, about, about_engine, complain, note
from paddock.games import complaints

if TYPE_CHECKING:
    from paddock.server.settings import Limits

LAST_PORT = 65535


def run(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=LAST_PORT, help="The port; 0 takes a free one.")
    ] = 8000,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Where races are kept.")
    ] = "sqlite:///paddock.sqlite3",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another origin that may connect; repeatable."),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A name that people reach the server by; repeatable; * is any."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy in front, besides 127.0.0.1; repeatable."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="Another limit for clients; repeatable."),
    ] = None,
    tempo: Annotated[
        float,
        typer.Option(min=0, metavar="X", help="How long windows and bots take; 0 is at once."),
    ] = 1.0,
    commits_on_loop: Annotated[
        bool,
        typer.Option("--commits-on-loop", help="Do not wait for the disk in a thread."),
    ] = False,
    quiet: Quiet = False,
) -> None:
    """Serve races to browsers.

    Everything is kept in one database; stop the server at any time, races go on after a restart.
    """
    # Only now: these take half a second to import, which no other verb should pay for.
    from paddock.server.run import listen, prepare, server_for
    from paddock.server.settings import Settings
    from paddock.server.static import NO_CLIENT, find_client

    settings = Settings(
        database=database,
        origins=tuple(origin or ()),
        hosts=tuple(allow_host or ()),
        proxies=("127.0.0.1", *(proxy or ())),
        limits=_limits(limit or ()),
        tempo=tempo,
        commits_on_loop=commits_on_loop,
    )
    try:
        listener = listen(host, port)
    except OSError as error:
        raise WrongUsage(f"--host {host} --port {port}: {about(error)}") from None
    for why in complaints():
        complain(why)
    with listener:
        prepare(settings)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}"

        def ready() -> None:
            # On stdout, and at once: scripts wait for this line.
            print(f"Paddock is served on {address}", flush=True)
            note(f"{about_engine()} Stop the server with Ctrl-C.", quiet=quiet)
            if find_client(settings.static) is None:
                complain(NO_CLIENT)

        server = server_for(settings, ready=ready, level="WARNING" if quiet else "INFO")
        server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(FAILED)


def _limits(wishes: Iterable[str]) -> "Limits":
    """The limits, with those that the host wishes otherwise."""
    from paddock.server.settings import Limits

    usual = Limits()
    wished: dict[str, Any] = {}
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in Limits.__slots__:
            raise WrongUsage(f"--limit {wish}: there are {', '.join(Limits.__slots__)}")
        try:
            wished[name] = type(getattr(usual, name))(number)
        except ValueError:
            raise WrongUsage(f"--limit {wish}: {number!r} is no number for it") from None
    return replace(usual, **wished)
