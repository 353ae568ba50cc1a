"""What a value is made of, whether it was compiled or not: its fields by name, and in words."""


def fields_of(value: object) -> dict[str, object]:
    """The fields of a value or piece; those of the classes above it come first."""
    names: dict[str, None] = {}
    for above in reversed(type(value).__mro__):
        for name in getattr(above, "__mypyc_attrs__", ()):
            names[name] = None
    for name in getattr(value, "__dict__", ()):
        names[name] = None
    return {name: getattr(value, name) for name in names if not name.startswith("__")}


def in_words(value: object, *hidden: str) -> str:
    """A value as one would write it: `Moved(seat=1, to=10)`, some fields aside."""
    fields = [f"{name}={field!r}" for name, field in fields_of(value).items() if name not in hidden]
    return f"{type(value).__name__}({', '.join(fields)})"
