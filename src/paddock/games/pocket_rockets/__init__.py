"""Pocket Rocket Racers: cards that slide across a table top, driven by secret bids."""

from typing import Final

from paddock.core.game import Game, Minutes
from paddock.games.pocket_rockets.board import board
from paddock.games.pocket_rockets.book.choices import CHOICES
from paddock.games.pocket_rockets.book.course import Tabletop
from paddock.games.pocket_rockets.book.own_data import OWN_DATA
from paddock.games.pocket_rockets.book.racers import BIDS, EQUAL_THROWS, MOST_CAP
from paddock.games.pocket_rockets.book.reader import make_book
from paddock.games.pocket_rockets.foresight.foresee import foresee
from paddock.games.pocket_rockets.orders.obey import obey
from paddock.games.pocket_rockets.phases.leaving import leave
from paddock.games.pocket_rockets.rules.order import standings, way_gone
from paddock.games.pocket_rockets.scouting.scout import scout
from paddock.games.pocket_rockets.setup import setup
from paddock.games.pocket_rockets.state import PocketRockets
from paddock.games.pocket_rockets.view import redeal, view
from paddock.games.pocket_rockets.words.asking import option, prompt, word
from paddock.games.pocket_rockets.words.briefing import brief
from paddock.games.pocket_rockets.words.deeds import deeds
from paddock.games.pocket_rockets.words.orders import order
from paddock.games.pocket_rockets.words.picture import draw
from paddock.games.pocket_rockets.words.telling import tell

MOST_SEATS: Final = 8
# All bid; a 0 is answered, aimed and thrown for, and 1 to 4 are moved; and the racers are picked.
MOST_DECISIONS: Final = MOST_SEATS + MOST_CAP * (
    MOST_SEATS + 2 + 2 * EQUAL_THROWS + sum(range(BIDS))
)


def rounds(race: PocketRockets) -> int:
    """Rounds begun."""
    return race.round


def shows_all(book: Tabletop) -> bool:
    """By eye nobody is told where a slide would end, so no bot tells it either."""
    return book.shows_all


GAME = Game(
    id="pocket_rockets",
    title="Pocket Rocket Racers",
    tagline="Bid your fingers, turn your card, mind the teapot.",
    goal="Be the first across the finish without hitting what lies on the table.",
    mood="Kitchen-table rockets",
    seats=range(1, MOST_SEATS + 1),
    version=1,
    stage="complete",
    package="paddock.games.pocket_rockets",
    prefix="PR",
    minutes=Minutes(
        alone=(8, 10, 12, 11, 12, 7, 7, 6),
        together=(8, 21, 22, 35, 31, 15, 10, 25),
    ),
    most_decisions=MOST_DECISIONS,
    book=make_book,
    setup=setup,
    view=view,
    redeal=redeal,
    standings=standings,
    rounds=rounds,
    gone=way_gone,
    tell=tell,
    brief=brief,
    deeds=deeds,
    prompt=prompt,
    option=option,
    word=word,
    draw=draw,
    foresee=foresee,
    obey=obey,
    order=order,
    board=board,
    scout=scout,
    may_advise=shows_all,
    leave=leave,
    has_secrets=False,
    choices=CHOICES,
    own_data=OWN_DATA,
)
