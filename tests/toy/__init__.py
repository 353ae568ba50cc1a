"""Soapbox, the toy game of the tests: a table of contents, like that of any real game."""

from typing import Final

from paddock.core.game import Game, Minutes, one_of
from toy.board import board
from toy.book import book
from toy.foresight import foresee
from toy.orders import MOMENTS, obey, offers
from toy.rules.order import standings
from toy.setup import setup
from toy.state import Soapbox
from toy.view import redeal, view
from toy.words import draw, option, order, prompt, tell, word

# 8 rounds, in each at most 4 choices, 1 lean, 4 runs with 3 asked about mud and 3 about a plank,
# 1 look.
MOST_DECISIONS: Final = 8 * (4 + 1 + 4 * (3 + 3) + 1)


def rounds(race: Soapbox) -> int:
    """How many rounds were begun."""
    return race.round


GAME = Game(
    id="toy",
    title="Soapbox",
    tagline="Carts, mud and planks.",
    goal="Be the first cart at the bottom of the hill.",
    mood="Splash and rattle",
    seats=range(2, 5),
    version=1,
    stage="proven",
    package="toy",
    prefix="TOY",
    minutes=Minutes(alone=(2, 2, 2), together=(3, 5, 5)),
    most_decisions=MOST_DECISIONS,
    book=book,
    setup=setup,
    view=view,
    redeal=redeal,
    standings=standings,
    rounds=rounds,
    tell=tell,
    prompt=prompt,
    option=option,
    word=word,
    draw=draw,
    foresee=foresee,
    obey=obey,
    order=order,
    offers=offers,
    moments=MOMENTS,
    board=board,
    choices=[one_of("lane", "Lane", "How far it is.", [("short", "Short"), ("long", "Long")])],
)
