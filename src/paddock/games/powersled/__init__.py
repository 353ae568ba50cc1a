"""Powersled Circuit: gravity sleds on a closed circuit, driven by cards, corners and collisions."""

from paddock.core.game import Game, Minutes, TypedOrders
from paddock.games.powersled.board.printing import board
from paddock.games.powersled.book.choices import CHOICES
from paddock.games.powersled.book.own_data import OWN_DATA
from paddock.games.powersled.book.reader import make_book
from paddock.games.powersled.foresight.foresee import foresee
from paddock.games.powersled.orders.moments import MOMENTS
from paddock.games.powersled.orders.obey import obey
from paddock.games.powersled.orders.reading import EXAMPLES, read
from paddock.games.powersled.rules.finish import standings
from paddock.games.powersled.rules.order import squares_gone
from paddock.games.powersled.setup import setup
from paddock.games.powersled.state import Powersled
from paddock.games.powersled.view import redeal, view
from paddock.games.powersled.words.asking import option, prompt
from paddock.games.powersled.words.briefing import brief
from paddock.games.powersled.words.deeds import deeds
from paddock.games.powersled.words.names import word
from paddock.games.powersled.words.orders import order
from paddock.games.powersled.words.picture import draw
from paddock.games.powersled.words.telling import tell


def rounds(race: Powersled) -> int:
    """Turns begun: three rounds each."""
    return race.turn


GAME = Game(
    id="powersled",
    title="Powersled Circuit",
    tagline="Lay your cards, hold the line, mind the walls.",
    goal="Be the first across the line after the last lap, with cards that say how fast you go.",
    mood="Neon at night",
    seats=range(2, 7),
    version=3,
    stage="complete",
    package="paddock.games.powersled",
    prefix="PS",
    minutes=Minutes(
        alone=(10, 11, 11, 12, 12),
        together=(19, 28, 34, 46, 54),
    ),
    most_decisions=10_000_000,
    book=make_book,
    setup=setup,
    view=view,
    redeal=redeal,
    standings=standings,
    rounds=rounds,
    gone=squares_gone,
    tell=tell,
    brief=brief,
    deeds=deeds,
    prompt=prompt,
    option=option,
    word=word,
    draw=draw,
    foresee=foresee,
    board=board,
    obey=obey,
    order=order,
    typed_orders=TypedOrders(read, EXAMPLES),
    moments=MOMENTS,
    choices=CHOICES,
    own_data=OWN_DATA,
)
