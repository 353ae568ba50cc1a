"""Outspeed: secret simultaneous routes, fuel, and a track that slides away behind you."""

from paddock.core.game import Game, Minutes
from paddock.games.outspeed.board import board
from paddock.games.outspeed.book.own_data import OWN_DATA
from paddock.games.outspeed.book.reader import make_book
from paddock.games.outspeed.foresight import foresee
from paddock.games.outspeed.rules.finish import standings, zones_gone
from paddock.games.outspeed.setup import setup
from paddock.games.outspeed.state import Outspeed
from paddock.games.outspeed.view import redeal, view
from paddock.games.outspeed.words.asking import option, prompt, word
from paddock.games.outspeed.words.briefing import brief
from paddock.games.outspeed.words.deeds import deeds
from paddock.games.outspeed.words.picture import draw
from paddock.games.outspeed.words.telling import tell


def rounds(race: Outspeed) -> int:
    """The turns begun."""
    return race.turn


GAME = Game(
    id="outspeed",
    title="Outspeed",
    tagline="Choose in secret, burn your fuel, stay on the board.",
    goal="Everybody picks a route in secret; whoever is furthest ahead after 13 turns wins.",
    mood="Bluff at sunset",
    seats=range(3, 7),
    version=1,
    stage="complete",
    package="paddock.games.outspeed",
    prefix="OS",
    minutes=Minutes(
        alone=(3, 3, 4, 3),
        together=(4, 5, 6, 5),
    ),
    most_decisions=13 * 6 * 5,
    book=make_book,
    setup=setup,
    view=view,
    redeal=redeal,
    standings=standings,
    rounds=rounds,
    gone=zones_gone,
    tell=tell,
    brief=brief,
    deeds=deeds,
    prompt=prompt,
    option=option,
    word=word,
    draw=draw,
    foresee=foresee,
    board=board,
    own_data=OWN_DATA,
)
