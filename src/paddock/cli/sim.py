"""`paddock sim GAME --bots a,b,c`: many races between bots."""

from pathlib import Path
from typing import Annotated, Any

import typer

from paddock import games
from paddock.bots import find_bot
from paddock.cli.choices import fit_seats, make_config, split_names
from paddock.cli.options import Choices, Data, GameId, Json, Quiet
from paddock.cli.progress import Bar
from paddock.cli.voice import columns, note, print_json
from paddock.sim.series import Tally
from paddock.sim.workers import Series, all_cores, play_series


def run(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="The bots, one a seat.")],
    races: Annotated[int, typer.Option(min=1, help="How many races.")] = 100,
    seed: Annotated[int, typer.Option(help="The luck of the whole series.")] = 0,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes; without it one a core.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep each race's record in this folder.")
    ] = None,
    data: Data = None,
    choices: Choices = None,
    json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Many races between bots.

    They change seats from race to race, so that no seat favours a bot.
    """
    found = games.find(game)
    names = split_names(bots, "--bots")
    fit_seats(found, len(names), "--bots")
    for name in names:
        find_bot(found, name)
    config = make_config(found, data, choices or [])
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    series = Series(
        game=game,
        package=found.package,
        bots=tuple(names),
        races=races,
        seed=seed,
        config=config,
        has_records=records is not None,
    )
    tally = Tally(len(names))
    with Bar(f"{found.title}: races", races, quiet=quiet) as bar:
        for chunk in play_series(series, workers or all_cores()):
            tally.add(chunk.tally)
            if records is not None:
                _write(records, chunk.start, chunk.records, races)
            bar.advance(chunk.tally.races)
    report = tally.report(game, names)
    if json:
        print_json(report)
    else:
        print("\n".join(_words(found.title, report, seed)))
    if records is not None:
        note(f"The records are in {records}.", quiet=quiet)


def _write(folder: Path, start: int, records: list[str], races: int) -> None:
    digits = len(str(races - 1))
    for number, record in enumerate(records, start):
        (folder / f"race-{number:0{digits}}.jsonl").write_text(record, encoding="utf-8")


def _words(title: str, report: dict[str, Any], seed: int) -> list[str]:
    rows = [["bot", "wins", "share"]]
    for bot, wins in report["wins_by_bot"].items():
        rows.append([bot, f"{wins:.2f}", f"{report['share_by_bot'][bot]:.1%}"])
    by_seat = "  ".join(f"{seat}: {wins:.2f}" for seat, wins in enumerate(report["wins_by_seat"]))
    return [
        f"{title}: {report['races']} races, {report['seats']} seats, seed {seed}",
        "",
        *columns(rows),
        "",
        f"Wins by seat   {by_seat}",
        f"A race has     {report['decisions_mean']:.1f} decisions, "
        f"{report['rounds_mean']:.1f} rounds",
        f"Unfinished     {report['unfinished']}",
    ]
