"""What anybody may know of the phases: they are public, so a view may name them."""

from paddock.core.protocol import Race


def innermost(race: Race) -> str:
    """The name of the phase that is being played, "" once the race is over."""
    return type(race.phases[-1]).__name__ if race.phases else ""
