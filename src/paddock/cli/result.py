"""How a race ended, in words."""

from collections.abc import Sequence

from paddock.table.table import Table


def result_lines(table: Table, players: Sequence[str] = ()) -> list[str]:
    """Places and reason; `players` says who played each seat, where that is worth saying."""
    standings = table.standings()
    winners = [table.names[seat] for seat in standings.winners]
    if not winners:
        headline = "Nobody wins."
    elif len(winners) == 1:
        headline = f"{winners[0]} wins."
    else:
        headline = f"{', '.join(winners[:-1])} and {winners[-1]} share the win."
    lines = [headline]
    if standings.reason:
        lines.append(f"Ending: {standings.reason}")
    for place, seat in sorted((place, seat) for seat, place in enumerate(standings.places)):
        player = f" ({players[seat]})" if players and players[seat] else ""
        lines.append(f"{place:>3}. {table.names[seat]}{player}")
    return lines
