"""`paddock games`: which games there are."""

from paddock.cli.choices import find_game
from paddock.cli.options import Json
from paddock.cli.voice import columns, print_json
from paddock.games import REGISTRY


def run(json: Json = False) -> None:
    """List the games."""
    found = [find_game(id) for id in REGISTRY]
    if json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "seats": [game.seats[0], game.seats[-1]],
                    "version": game.version,
                    "stage": game.stage,
                }
                for game in found
            ]
        )
        return
    rows = [["id", "title", "seats", "rules", "stage", ""]]
    for game in found:
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        rows.append(
            [game.id, game.title, seats, f"version {game.version}", game.stage, game.tagline]
        )
    print("\n".join(columns(rows)))
