"""Spiralized: a pursuit race through six rings, with split dice, stairs and sunbursts."""

from paddock.core.game import Game, Minutes
from paddock.games.spiralized.board import board
from paddock.games.spiralized.book.choices import CHOICES
from paddock.games.spiralized.book.own_data import OWN_DATA
from paddock.games.spiralized.book.reader import make_book
from paddock.games.spiralized.foresight import foresee
from paddock.games.spiralized.phases.turn import leave
from paddock.games.spiralized.rules.finish import spaces_gone, standings
from paddock.games.spiralized.setup import setup
from paddock.games.spiralized.state import Spiralized
from paddock.games.spiralized.view import redeal, view
from paddock.games.spiralized.words.asking import option, prompt, word
from paddock.games.spiralized.words.briefing import brief
from paddock.games.spiralized.words.deeds import deeds
from paddock.games.spiralized.words.picture import draw
from paddock.games.spiralized.words.telling import tell

GAME = Game(
    id="spiralized",
    title="Spiralized",
    tagline="Split the dice, take the stairs, stay out of the Pit.",
    goal="Be the first to bring all four of your tokens from the edge of the spiral to the middle.",
    mood="Warm and friendly",
    seats=range(2, 7),
    version=2,
    stage="complete",
    package="paddock.games.spiralized",
    prefix="SZ",
    minutes=Minutes(
        alone=(12, 8, 10, 12, 13),
        together=(15, 28, 38, 44, 52),
    ),
    most_decisions=100_000,
    book=make_book,
    setup=setup,
    view=view,
    redeal=redeal,
    standings=standings,
    rounds=Spiralized.rounds,
    gone=spaces_gone,
    tell=tell,
    brief=brief,
    deeds=deeds,
    prompt=prompt,
    option=option,
    word=word,
    draw=draw,
    foresee=foresee,
    board=board,
    leave=leave,
    has_secrets=False,
    choices=CHOICES,
    own_data=OWN_DATA,
)
