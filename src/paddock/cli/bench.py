"""`paddock bench`: how fast the engine is, per second of processor time."""

from typing import Annotated, Any

import typer

from paddock.cli.options import Json, Quiet
from paddock.cli.progress import Bar
from paddock.cli.voice import about_engine, columns, note, print_json
from paddock.games import all_games, find
from paddock.sim.speed import Speed, is_compiled, measure


def run(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME…", help="Which games; all without.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, help="How long each of the three measurements takes.")
    ] = 1.0,
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Speed per second of processor time.

    Decisions inside the engine, driven from Python, and the time that a copy takes.
    """
    found = [find(id) for id in games] if games else all_games()
    speeds: dict[str, Speed] = {}
    with Bar("Measuring", len(found), quiet=quiet) as bar:
        for game in found:
            speeds[game.id] = measure(game, seconds)
            bar.advance(1)
    if not is_compiled():
        note(about_engine(), quiet=quiet)
    if json:
        shapes = {id: _shape(speed) for id, speed in speeds.items()}
        print_json({"compiled": is_compiled(), "games": shapes})
        return
    rows = [["game", "inside/s", "driven/s", "copy", "decisions a race"]]
    for id, speed in speeds.items():
        rows.append(
            [
                id,
                f"{speed.inside_per_s:,.0f}",
                f"{speed.driven_per_s:,.0f}",
                f"{speed.copy_us:.2f} µs",
                f"{speed.decisions_per_race:.1f}",
            ]
        )
    print("\n".join(columns(rows)))


def _shape(speed: Speed) -> dict[str, Any]:
    return {
        "inside_per_s": round(speed.inside_per_s),
        "driven_per_s": round(speed.driven_per_s),
        "copy_us": round(speed.copy_us, 3),
        "decisions_per_race": round(speed.decisions_per_race, 1),
    }
