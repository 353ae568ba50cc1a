"""What the server has done, counted for hosts."""

from collections import Counter


class Counters:
    """Totals since the start, by name and, for some, by a label."""

    def __init__(self) -> None:
        self.totals: Counter[tuple[str, str]] = Counter()

    def add(self, name: str, label: str = "") -> None:
        self.totals[(name, label)] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """In the plain form that Prometheus reads."""
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE paddock_{name} gauge", f"paddock_{name} {value}"]
        seen = ""
        for (name, label), value in sorted(self.totals.items()):
            if name != seen:
                seen = name
                lines.append(f"# TYPE paddock_{name}_total counter")
            lines.append(f"paddock_{name}_total{label} {value}")
        return "\n".join(lines) + "\n"
