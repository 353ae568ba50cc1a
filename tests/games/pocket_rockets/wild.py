"""Wild play for the referee: crowded positions, answers that need not be wise, and luck."""

import math
import random
from dataclasses import replace

from games.pocket_rockets.referee.course import Course
from games.pocket_rockets.referee.driving import Ground
from games.pocket_rockets.referee.geometry import FULL_TURN, Pose
from games.pocket_rockets.referee.pieces import CARDS, Bidding, Moving, Options, Racer, Warping
from games.pocket_rockets.referee.race import Referee, groups_of, start, start_draft
from games.pocket_rockets.referee.table import Answer

CROWD = 120_000
"""How far apart those are who stand close together."""
TIE = 0.6
"""How often somebody bids what somebody else has bid."""


def some_options(luck: random.Random) -> Options:
    """Any options of PR-174 that suit any number of players, with a low cap."""
    return Options(
        racer_deal=luck.choice(["random", "random", "draft", "series"]),
        must_use_all_moves=luck.random() < 0.1,
        touch_ends_turn=luck.random() < 0.3,
        table_edge=luck.choice(["obstacle", "fall"]),
        rebound=luck.choice([12, 0.5]),
        warp_range=luck.choice(["any", "next_ahead"]),
        lots=luck.random() < 0.7,
        round_cap=20,
    )


def some_cards(players: int, luck: random.Random) -> list[str]:
    """PR-007."""
    orders = [luck.sample(["12", "34", "56", "78"], 4) for _ in range(2)]
    firsts = {pair: luck.choice(pair) for pair in orders[0]}
    cards = [f"R{firsts[pair]}" for pair in orders[0]]
    cards += [f"R{pair.replace(firsts[pair], '')}" for pair in orders[1]]
    return cards[:players]


def some_start(course: Course, players: int, luck: random.Random, rounds: int) -> Referee:
    """A race at its start, with any options, that ends after so many rounds at the latest."""
    options = some_options(luck)
    lanes = luck.sample(range(1, players + 1), players)
    if options.racer_deal == "draft":
        referee = start_draft(course, lanes, options)
    else:
        referee = start(course, some_cards(players, luck), lanes, options)
    referee.options = replace(options, round_cap=rounds)
    return referee


def some_pose(course: Course, near: list[Pose], luck: random.Random) -> Pose:
    """Anywhere on the table, or close to somebody; often at a heading that is square."""
    heading = luck.choice([luck.randrange(FULL_TURN), luck.randrange(24) * 150])
    while True:
        if near and luck.random() < 0.6:
            one = luck.choice(near)
            x, y = one.x + luck.randint(-CROWD, CROWD), one.y + luck.randint(-CROWD, CROWD)
        else:
            x, y = luck.randrange(5_000_000), luck.randrange(5_000_000)
        if course.table.holds(x, y):
            return Pose(x, y, heading)


def some_position(course: Course, players: int, luck: random.Random) -> Referee:
    """A bidding in the middle of a race, with racers close to each other and some damaged."""
    poses: list[Pose] = []
    while len(poses) < players:
        pose = some_pose(course, poses, luck)
        if Ground(course, dict(enumerate(poses))).fits(pose):
            poses.append(pose)
    racers = []
    for seat, (pose, card) in enumerate(zip(poses, some_cards(players, luck), strict=True)):
        racer = Racer(CARDS[card], seat + 1, pose, card=card)
        racer.damaged = luck.random() < 0.3
        racer.credits = luck.randrange(course.all_credits)
        racers.append(racer)
    referee = Referee(course, racers, some_options(luck), phase=Bidding())
    referee.round = luck.randint(1, 20)
    referee.dead_rounds = luck.randint(0, 3)
    return referee


def onward(referee: Referee, seat: int, luck: random.Random) -> int:
    """A heading more or less towards the middle of the next line."""
    racer = referee.racers[seat]
    line = referee.course.lines[racer.credits % len(referee.course.lines)]
    x, y = (line.a[0] + line.b[0]) / 2, (line.a[1] + line.b[1]) / 2
    ahead = math.degrees(math.atan2(y - racer.pose.y, x - racer.pose.x))
    return round(10 * luck.gauss(ahead, 20)) % FULL_TURN


def some_answer(referee: Referee, luck: random.Random) -> Answer:
    """A listed option, or any other heading that is legal; rarely a stop, often a tie."""
    if referee.sealed and isinstance(referee.phase, Bidding) and luck.random() < TIE:
        return luck.choice(list(referee.sealed.values()))
    if isinstance(referee.phase, Moving | Warping):
        if isinstance(referee.phase, Moving) and luck.random() < 0.1 and referee.is_legal("stop"):
            return "stop"
        for _ in range(8):
            heading = luck.choice([luck.randrange(FULL_TURN), luck.randrange(24) * 150])
            if isinstance(referee.phase, Moving) and luck.random() < 0.7:
                heading = onward(referee, referee.phase.player, luck)
            if referee.is_legal(heading):
                return heading
        return luck.choice(referee.options_listed()[-2:])
    listed = referee.options_listed()
    return listed[-1] if "power" in listed else luck.choice(listed)


def draw_lots(referee: Referee, bids: dict[int, Answer], luck: random.Random) -> None:
    """On whom the lots fall if these bids are revealed, in a lot round."""
    numbers = {seat: int(number) for seat, number in bids.items()}
    tied = [group for _, group in groups_of(numbers) if len(group) > 1]
    referee.lots = [luck.choice(group) for group in tied] if referee.is_lot_round else []


def step(referee: Referee, luck: random.Random) -> None:
    """One wild answer to what is asked."""
    question = referee.asked()
    assert question is not None
    seat = luck.choice(question.seats)
    answer = some_answer(referee, luck)
    if question.kind == "bid":
        draw_lots(referee, {**referee.sealed, seat: answer}, luck)
    referee.answer(seat, answer)


def walk_out(referee: Referee, seat: int, luck: random.Random) -> None:
    """Somebody leaves, whose bid may have been the last to wait for."""
    if isinstance(referee.phase, Bidding):
        staying = {one: bid for one, bid in referee.sealed.items() if one != seat}
        draw_lots(referee, staying, luck)
    referee.leave(seat)
