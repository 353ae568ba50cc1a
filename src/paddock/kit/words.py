"""Small helpers for sentences."""


def join(words: list[str]) -> str:
    """Red, Blue and Green."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def plural(number: int, noun: str) -> str:
    """1 zone, 2 zones; fuel stays fuel."""
    return f"{number} {noun}" if number == 1 or noun == "fuel" else f"{number} {noun}s"
