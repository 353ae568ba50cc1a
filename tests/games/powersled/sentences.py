"""An example of every event, and how it is told."""

from paddock.core.protocol import Event
from paddock.games.powersled.actions import FORWARD, LEFT, RIGHT
from paddock.games.powersled.book.cards import (
    DRIFT_3,
    FIELD,
    HOOK,
    KINDS,
    LASER,
    MINE,
    MOVE_4,
    REFLEXES,
    SLICK,
)
from paddock.games.powersled.book.tables import CRASH, LOSE_ONE, LOSE_TWO, NO_EFFECT, SPIN
from paddock.games.powersled.events import contact, driving, turns
from paddock.games.powersled.state import (
    FINISH,
    FRONT,
    LAST_LEFT,
    NOBODY_HERE,
    NOBODY_LEFT,
    PASSING,
    TURN_LIMIT,
)

CARDS = (1, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
NO_CARDS = (0,) * KINDS
IN_WORDS = "MOVE 3, 2 × MOVE 5 and Good Speed"

TOLD: list[tuple[Event, str]] = [
    (
        turns.BuildsRevealed(((1, 2, 0, 1), (0, 0, 2, 2))),
        "The sleds are shown: Red thrust +1, stability +2, pilot +0, armor +1; "
        "Blue thrust +0, stability +0, pilot +2, armor +2.",
    ),
    (turns.GridRolled((7, 0, 7)), "Dice for the grid: Red 7 and Green 7."),
    (
        turns.GridSet((1, 0), ("s6.0.4", "s6.1.3"), (FRONT, FRONT)),
        "The grid, pole first: Blue on s6.0.4 and Red on s6.1.3.",
    ),
    (turns.TurnBegan(3), "Turn 3. Everybody draws."),
    (turns.Drew(0, CARDS, 0), f"Red draws {IN_WORDS}."),
    (turns.Drew(0, CARDS, 2), f"Red draws {IN_WORDS}: 4 = 6 − 2 owed."),
    (turns.Drew(0, NO_CARDS, 0), "Red draws nothing."),
    (turns.DrewHidden(0, 1, 0), "Red draws 1 card."),
    (turns.DrewHidden(0, 4, 2), "Red draws 4 cards: 4 = 6 − 2 owed."),
    (
        turns.Reshuffled(0, 44),
        "Red shuffles 44 cards of the discard pile into a new draw pile.",
    ),
    (turns.PutAside(0, MINE), "Red puts Mine aside for the discard pile."),
    (turns.PutAsideHidden(0), "Red puts a card aside, face down."),
    (
        turns.Discarded(0, CARDS, turns.OVER_LIMIT),
        f"Red discards {IN_WORDS}: down to the stability.",
    ),
    (turns.Discarded(0, CARDS, turns.FOR_STEPS), f"Red discards {IN_WORDS}: for a lost step."),
    (turns.Discarded(0, CARDS, turns.FOR_SPIN), f"Red discards {IN_WORDS}: while spinning."),
    (
        turns.Discarded(0, CARDS, turns.ALL_LOST),
        f"Red discards {IN_WORDS}: the whole hand, with control lost.",
    ),
    (turns.RoundBegan(2, (2, 0, 1)), "Round 2, in this order: Green, Red and Blue."),
    (turns.StoodStill(0, "A.0.1"), "Red has no card and stands still on A.0.1."),
    (turns.CardsLaid(0, MOVE_4, 4, 0, 0, 0), "Red lays MOVE 4."),
    (
        turns.CardsLaid(0, DRIFT_3, 3, 2, 1, 1),
        "Red lays DRIFT 3 + Good Cornering + Good Cornering + Good Piloting + Good Speed.",
    ),
    (turns.CardsLaid(0, LASER, 1, 0, 1, 0), "Red lays Laser as DRIFT 1 + Good Piloting."),
    (
        contact.Reacted((0,), REFLEXES, contact.BY_CORNER, 0),
        "Red plays Good Reflexes: +2 to that roll.",
    ),
    (contact.Reacted((1,), HOOK, contact.BY_HOOK, 0), "Blue throws a Grappling Hook at Red."),
    (
        contact.Reacted((0,), FIELD, contact.BY_HOOK, 1),
        "Red plays Force Field: Blue's hook slips off.",
    ),
    (
        contact.Reacted((0,), FIELD, contact.BY_MINE, NOBODY_HERE),
        "Red plays Force Field: the mine does nothing to it.",
    ),
    (
        contact.Reacted((0,), FIELD, contact.BY_SIDESWIPE, 0),
        "Red plays Force Field: the sideswipe does nothing to it.",
    ),
    (
        contact.Reacted((0, 1), FIELD, contact.BY_COLLISION, 0),
        "Red and Blue both play Force Field: nobody rolls and nobody slides.",
    ),
    (contact.Hooked(1, 0), "Blue is hooked on to Red and will be towed."),
    (
        driving.Moved(0, "s5.0.0", "s5.0.1", FRONT, NOBODY_HERE, FORWARD, False, 3),
        "Red moves to s5.0.1; 3 points left.",
    ),
    (
        driving.Moved(0, "s5.0.0", "s5.1.1", FRONT, NOBODY_HERE, LEFT, False, 1),
        "Red changes lanes to s5.1.1; 1 point left.",
    ),
    (
        driving.Moved(0, "s6.2.3", "s6.1.2", FRONT, NOBODY_HERE, FORWARD, False, 1),
        "Red moves to s6.1.2; 1 point left.",
    ),
    (
        driving.Moved(0, "s6.2.1", "s6.1.1", FRONT, NOBODY_HERE, RIGHT, False, 1),
        "Red changes lanes to s6.1.1; 1 point left.",
    ),
    (
        driving.Moved(0, "s5.0.0", "s5.1.1", FRONT, NOBODY_HERE, LEFT, True, 0),
        "Red takes the extra square and changes lanes to s5.1.1.",
    ),
    (
        driving.Moved(0, "s5.0.0", "s5.0.1", PASSING, NOBODY_HERE, FORWARD, False, 0),
        "Red slips through s5.0.1 with Good Piloting; 0 points left.",
    ),
    (
        driving.Moved(0, "s5.0.0", "s5.0.1", FRONT, NOBODY_HERE, FORWARD, True, 0),
        "Red takes the extra square to s5.0.1.",
    ),
    (driving.PassedOwn(0, "s5.0.3"), "Red leaves s5.0.3 untouched with Good Piloting."),
    (driving.Crossed(0, 2, False), "Red crosses the line: lap 2 begins."),
    (driving.Crossed(0, 3, True), "Red crosses the finish line!"),
    (
        driving.ControlRolled(0, contact.BY_CORNER, 4, 2, -1, 1, 6, "A.0.0"),
        "Red tests in the corner: 4 + 2, −1 for speed, +1 pilot = 6.",
    ),
    (
        driving.ControlRolled(0, contact.BY_SLICK, 4, 2, 0, 0, 6, "A.0.0"),
        "Red tests on the slick: 4 + 2 = 6.",
    ),
    (
        driving.ControlRolled(0, contact.BY_COLLISION, 1, 1, 2, 0, 4, "A.0.0"),
        "Red tests after the collision: 1 + 1, +2 for the blow = 4.",
    ),
    (driving.ControlSettled(0, 0, CRASH, 0), "Red has 0: loses control and crashes."),
    (driving.ControlSettled(0, 3, SPIN, 1), "Red has 3: loses control and spins."),
    (
        driving.ControlSettled(0, 4, LOSE_TWO, 2),
        "Red has 4: loses two steps, now two steps down.",
    ),
    (
        driving.ControlSettled(0, 6, LOSE_ONE, 3),
        "Red has 6: loses one step, and that is the third: control is lost.",
    ),
    (driving.ControlSettled(0, 9, NO_EFFECT, 1), "Red has 9: no effect."),
    (
        driving.StepsLost(0, 1, 2),
        "Throwing the grenade costs Red one step: two steps down.",
    ),
    (turns.Owed(0, 2), "Red's hand is too small and now owes 2 cards of the next draw."),
    (
        driving.LostControl(0, "D4", 4, False),
        "Red is out of control: a spin, from circle D4 on.",
    ),
    (
        driving.LostControl(0, "D4", 4, True),
        "Red is crashing on circle D4: out when the spin ends.",
    ),
    (driving.SpinMarked(0, "S2", 2), "Red's spin goes on: circle S2, 2 squares."),
    (driving.SpinMarked(0, "S0", 0), "Red's spin goes on: circle S0, no square."),
    (
        driving.DirectionRolled(0, 1, 2, 4, 7, 0),
        "Red's spin turns: 1 + 2, +4 in a corner = 7, same lane.",
    ),
    (
        driving.DirectionRolled(0, 5, 5, 0, 10, 1),
        "Red's spin turns: 5 + 5 = 10, one lane to the left.",
    ),
    (
        driving.DirectionRolled(0, 6, 6, 0, 12, -2),
        "Red's spin turns: 6 + 6 = 12, two lanes to the right.",
    ),
    (
        driving.Spun(0, "s5.0.0", "s5.0.1", FRONT, NOBODY_HERE, 1),
        "Red spins to s5.0.1; 1 square left.",
    ),
    (driving.TouchedWall(0, "A.1.1"), "Red meets the wall beside A.1.1 and goes along it."),
    (
        driving.OffWall(0, 4, 5, 9, 1),
        "Red comes off the wall: 4 + 5 = 9, one lane away from it.",
    ),
    (driving.OffWall(0, 1, 2, 3, 0), "Red comes off the wall: 1 + 2 = 3, same lane."),
    (
        driving.SpinEnded(0, "A.1.2"),
        "Red comes to rest on A.1.2, in complete control again.",
    ),
    (
        contact.Collided(0, 1, 4, contact.REAR_END, "s5.0.1"),
        "Red runs into Blue on s5.0.1, from behind: strength 4.",
    ),
    (
        contact.Collided(0, 1, 2, contact.DIAGONAL, "s5.1.3"),
        "Red changes lanes into Blue on s5.1.3, from the side: strength 2.",
    ),
    (
        contact.Collided(0, 1, 1, contact.SIDE, "s5.1.2"),
        "Red sideswipes Blue on s5.1.2, beside it: strength 1.",
    ),
    (
        contact.BlowRolled(0, 4, 4, 5, 9, 2, 0, -1, 2, False),
        "Red rolls 4 + 5 = 9 at strength 4: 2 damage, armor 2 left, no test.",
    ),
    (
        contact.BlowRolled(0, 3, 3, 4, 7, 2, 1, -1, 0, True),
        "Red rolls 3 + 4 = 7 at strength 3: 2 damage, 1 beyond the armor, and a test with −1.",
    ),
    (
        contact.BlowRolled(0, 3, 3, 4, 7, 2, 2, -1, 0, False),
        "Red rolls 3 + 4 = 7 at strength 3: 2 damage, 2 beyond the armor, no test.",
    ),
    (
        contact.BlowRolled(0, 1, 4, 5, 9, 0, 0, 0, 3, True),
        "Red rolls 4 + 5 = 9 at strength 1: no damage, a test with +0.",
    ),
    (
        contact.BlowRolled(0, 1, 4, 5, 9, 0, 0, 0, 3, False),
        "Red rolls 4 + 5 = 9 at strength 1: no damage, and no test while spinning.",
    ),
    (
        contact.Damaged(0, 3, 4, 7, True, 5, 6, False),
        "Beyond Red's armor: 3 + 4 = 7, odd, so thrust: 5 left.",
    ),
    (
        contact.Damaged(0, 4, 4, 8, False, 6, 4, False),
        "Beyond Red's armor: 4 + 4 = 8, even, so stability: 4 left.",
    ),
    (
        contact.Damaged(0, 3, 4, 7, True, 3, 6, True),
        "Beyond Red's armor: 3 + 4 = 7, odd, so thrust: no box of it is left, and that is the end.",
    ),
    (contact.Slid(0, "s5.0.1", "s5.0.2", FRONT, NOBODY_HERE), "Red slides to s5.0.2."),
    (
        driving.PutBack(0, "s5.0.3", "s5.0.2", FRONT),
        "Red cannot stay on s5.0.3 and is put back on s5.0.2.",
    ),
    (
        contact.Removed(0, contact.CRASHED, "A.0.0", NOBODY_HERE),
        "Red's crash ends on A.0.0: out of the race.",
    ),
    (
        contact.Removed(0, contact.BROKE_DOWN, "A.0.0", NOBODY_HERE),
        "Red breaks down on A.0.0 and is out of the race.",
    ),
    (contact.HazardLaid(0, MINE, "s5.0.3", 1, 1), "Red lays a mine on s5.0.3."),
    (contact.HazardLaid(0, SLICK, "s5.0.3", 1, 1), "Red lays an anti-gravity slick on s5.0.3."),
    (
        contact.MineWentOff(0, "s5.0.3", 0),
        "A mine goes off under Red on s5.0.3: strength 2.",
    ),
    (
        contact.LaserFired(0, 1, "s2.0.3", ("s2.0.3",), 0),
        "Red fires the laser at Blue on s2.0.3: strength 1.",
    ),
    (
        contact.LaserFired(0, NOBODY_HERE, "s2.0.1", ("s2.0.1",), 0),
        "Red fires the laser: the mine on s2.0.1 is gone.",
    ),
    (contact.NukeThrown(0, 1), "Red throws a nuke grenade at Blue: strength 3."),
    (
        contact.Towed(1, 0, "s5.0.1", ("s5.0.4",), "s5.0.5", FRONT, NOBODY_HERE),
        "Blue is towed to s5.0.5, behind Red.",
    ),
    (
        driving.RegainRolled(0, 4, 3, 2, 9),
        "Red rolls to regain control: 4 + 3, +2 pilot = 9.",
    ),
    (
        driving.Regained(0, 5, 0, 1),
        "Red has 5: nothing comes back, still one step down.",
    ),
    (driving.Regained(0, 9, 1, 1), "Red has 9: 1 step back, now one step down."),
    (
        driving.Regained(0, 11, 2, 0),
        "Red has 11: 2 steps back, now in complete control.",
    ),
    (turns.WentHome(0, NOBODY_HERE), "Red has finished and leaves the track; the others race on."),
    (turns.RaceEnded((1,), FINISH), "The race is over: Blue wins!"),
    (turns.RaceEnded((1,), LAST_LEFT), "Blue is the last sled left and wins!"),
    (turns.RaceEnded((), NOBODY_LEFT), "No sled is left. Nobody wins this race."),
    (
        turns.RaceEnded((1,), TURN_LIMIT),
        "Enough turns: the race is stopped, and Blue is ahead.",
    ),
]
