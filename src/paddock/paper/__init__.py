"""Plans on paper at true scale: SVG for one large sheet, PDF for the sheets of a printer."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from paddock.core.plan import Plan
from paddock.paper.pdf import pdf_of
from paddock.paper.sheets import PAPERS
from paddock.paper.svg import svg_of


class Form(NamedTuple):
    """What a file can be: its media type, and how it is made."""

    media: str
    make: Callable[[Plan, str], bytes]


FORMS: Final[Mapping[str, Form]] = {
    "svg": Form("image/svg+xml", lambda plan, paper: svg_of(plan)),
    "pdf": Form("application/pdf", pdf_of),
}

__all__ = ["FORMS", "PAPERS", "printed"]


def printed(plan: Plan, form: str, paper: str) -> bytes:
    """The file. An SVG is one sheet as large as the table, whatever the paper."""
    return FORMS[form].make(plan, paper)
