"""What every test may rely on: the toy game is on the registry, and only here."""

from paddock import games

games.register("toy", "toy")
