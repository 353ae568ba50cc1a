"""`paddock track check FILE`: whether a track that somebody made can be raced on."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from paddock.cli.choices import read_data
from paddock.cli.options import Json, Quiet
from paddock.cli.voice import FAILED, WRONG_USAGE, about, complain, print_json
from paddock.core.errors import BrokenData

app = typer.Typer(rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def run(context: typer.Context) -> None:
    """Look at a Powersled track of your own."""
    if context.invoked_subcommand is None:
        print(context.get_help(), file=sys.stderr)
        raise typer.Exit(WRONG_USAGE)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A track file: JSON or TOML.")],
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Check a track file.

    Says what is on the track, or which section is wrong and why.
    """
    why, facts = "", {}
    try:
        facts = _facts(file)
    except BrokenData as error:
        why = str(error)
    except OSError as error:
        why = about(error)
    if json:
        print_json({"ok": not why, "why": why, **facts})
    elif why:
        complain(why)
    elif not quiet:
        _print(file, facts)
    if why:
        raise typer.Exit(FAILED)


def _facts(file: Path) -> dict[str, Any]:
    """What there is to know about a track; BrokenData names the file, the section, the reason."""
    # Here and not above: the other verbs need not import this game.
    from paddock.games.powersled.track_reader import read_track

    data = read_data(file)
    try:
        track = read_track(data)
    except BrokenData as error:
        raise BrokenData(f"{file}: {error.place}", error.why) from None
    squares = range(len(track.squares))
    by_lane = [track.lane.count(lane) for lane in range(max(track.lane) + 1)]
    return {
        "id": track.id,
        "name": track.name,
        "squares": len(track.squares),
        "squares_by_lane": by_lane,
        "double_squares": sum(track.is_double),
        "corners": dict(zip(track.corners, track.safe, strict=True)),
        "racing_lines": [
            id
            for corner, id in enumerate(track.corners)
            if any(track.on_line[q] for q in squares if track.corner[q] == corner)
        ],
        "lane_changes": sum(track.may_left) + sum(track.may_right),
        "laps": by_lane[:2],
        "shortest_lap": min(
            track.to_go[q] for q in squares if track.section[q] == 0 and track.start[q] == 0
        ),
    }


def _print(file: Path, facts: dict[str, Any]) -> None:
    by_lane = " / ".join(map(str, facts["squares_by_lane"]))
    corners = ", ".join(f"{id} {safe}" for id, safe in facts["corners"].items())
    print(f"ok  {file}: {facts['name']}")
    print(f"Squares: {facts['squares']} (by lane {by_lane}), {facts['double_squares']} double")
    print(f"Corners and their safe speeds: {corners}")
    print(f"Racing lines: {', '.join(facts['racing_lines']) or 'none'}")
    print(f"Lane changes: {facts['lane_changes']}")
    print(f"A lap: {facts['laps'][0]} in lane 0, {facts['laps'][1]} in lane 1", end="")
    print(f", {facts['shortest_lap']} by the shortest way")
