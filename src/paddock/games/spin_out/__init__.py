"""Spin-Out: jet pods on a table top, dice for all that goes wrong, and 54 cards."""

from typing import Final

from paddock.core.game import Game, Minutes, TypedAnswers, TypedOrders
from paddock.games.spin_out.board import board
from paddock.games.spin_out.book.choices import CHOICES
from paddock.games.spin_out.book.measures import LEAST_SEATS, MOST_GAME_TURNS, MOST_SEATS
from paddock.games.spin_out.book.own_data import OWN_DATA
from paddock.games.spin_out.book.reader import make_book
from paddock.games.spin_out.foresight.foresee import foresee
from paddock.games.spin_out.orders.obey import obey
from paddock.games.spin_out.orders.offering import MOMENTS, offers
from paddock.games.spin_out.orders.reading import EXAMPLES, form, read_answer, read_orders
from paddock.games.spin_out.rules.ranking import standings, way_gone
from paddock.games.spin_out.scouting.scout import scout
from paddock.games.spin_out.setup import setup
from paddock.games.spin_out.state import SpinOut
from paddock.games.spin_out.view import redeal, view
from paddock.games.spin_out.words.asking import option, prompt, word
from paddock.games.spin_out.words.briefing import brief
from paddock.games.spin_out.words.deeds import deeds
from paddock.games.spin_out.words.orders import order
from paddock.games.spin_out.words.picture import draw
from paddock.games.spin_out.words.telling import tell

A_TURN: Final = 200
"""No Turn of a race has so many answers: windows open again only for cards that are spent."""


def rounds(race: SpinOut) -> int:
    """Game Turns begun."""
    return race.game_turn


GAME = Game(
    id="spin_out",
    title="Spin-Out",
    tagline="Twelve inches a Turn, and a rock at the end of them.",
    goal="Be the furthest past the finish line when a Game Turn ends, in one piece.",
    mood="Jet pods and dirty tricks",
    seats=range(LEAST_SEATS, MOST_SEATS + 1),
    version=1,
    stage="complete",
    package="paddock.games.spin_out",
    prefix="SO",
    minutes=Minutes(
        alone=(19, 15, 27, 27, 23, 39, 56, 62),
        together=(19, 31, 31, 53, 62, 77, 101, 111),
    ),
    most_decisions=MOST_GAME_TURNS * MOST_SEATS * A_TURN,
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
    typed_orders=TypedOrders(read_orders, EXAMPLES),
    typed_answers=TypedAnswers(read_answer, form),
    offers=offers,
    moments=MOMENTS,
    board=board,
    scout=scout,
    choices=CHOICES,
    own_data=OWN_DATA,
)
