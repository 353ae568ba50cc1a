"""Finishes, rankings and whole races by the plain referee."""

import random
from collections.abc import Sequence

import pytest

from games.spin_out.referee import cards
from games.spin_out.referee.answers import FINISH, first_option
from games.spin_out.referee.exact import FULL_TURN, TAU
from games.spin_out.referee.plans import Part, Steps, refusal_of_plan
from games.spin_out.referee.plays import PASS, Play, options
from games.spin_out.referee.position import Options, Race
from games.spin_out.referee.referee import Referee, set_up
from games.spin_out.referee.scenes import (
    Script,
    go,
    line,
    pass_until,
    plan,
    play,
    pod,
    scene,
    silently,
    speed,
    told,
)
from games.spin_out.referee.shapes import gap
from games.spin_out.referee.track import OBSTACLE, printed

TRACKS = printed()


class Dice:
    """Luck from a seed, for whole races."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def die(self) -> int:
        return self.random.randint(1, 6)

    def direction(self) -> int:
        return self.random.randrange(FULL_TURN)

    def shuffled(self, deck: Sequence[str]) -> list[str]:
        return self.random.sample(list(deck), len(deck))


def straight_on(referee: Referee, inches: int) -> None:
    go(referee, "D6", speed(inches))
    go(referee, "D9", plan(f"m {inches}"))
    go(referee, "D14", "run on")


def home(*hands: str, distances: tuple[float, ...] = (28.9, 41, 29)) -> Referee:
    """24: each pod 1 inch before the place where it ends its Turn."""
    pods = [
        pod(x - 1, 10 + 5 * seat, hand=hand)
        for seat, (x, hand) in enumerate(zip(distances, hands, strict=True))
    ]
    for one in pods:
        one.crossed = one.x + 11_875 > 300_000
    return scene(Script(), *pods, gates=[line(30)], deck="2C 2D 2H")


def test_24_the_furthest_past_the_line_wins() -> None:
    referee = home("", "", "")
    for _ in range(3):
        straight_on(referee, 1)
    pass_until(referee, "D25")
    referee_passes(referee)
    assert referee.asked is None
    assert referee.race.ranking == [1, 2, 0]
    past = [referee.race.mark_of(seat).past for seat in range(3)]
    assert [round(one) for one in past] == [875, 121_875, 1_875]


def referee_passes(referee: Referee) -> None:
    for seat in referee.waits_for:
        referee.answer(seat, PASS)


def test_24_the_finish_card_wins_whatever_the_distances() -> None:
    referee = home("", "", "QD")
    straight_on(referee, 1)
    straight_on(referee, 1)
    go(referee, "D6", speed(1))
    go(referee, "D9", plan("m 1"))
    pass_until(referee, "W6")
    assert referee.refusal(2, Play("finish", "X1")) is not None
    answers = {2: FINISH}
    for seat in referee.waits_for:
        referee.answer(seat, answers.get(seat, PASS))
    go(referee, "D14", "run on")
    while referee.asked:
        referee_passes(referee)
    assert referee.race.ranking == [2, 1, 0]
    assert (referee.race.winner, referee.race.aside) == (2, ["QD"])


def test_the_finish_card_at_the_end_check() -> None:
    referee = home("", "", "QD")
    for _ in range(3):
        straight_on(referee, 1)
    pass_until(referee, "D25")
    assert referee.asked is not None
    assert referee.asked.seats == (0, 1, 2)
    assert referee.refusal(0, FINISH) is not None
    referee.answer(0, PASS)
    referee.answer(1, PASS)
    referee.answer(2, FINISH)
    assert referee.race.ranking == [2, 1, 0]


def test_33_the_finish_card_is_for_good() -> None:
    pods = [
        pod(10, 5, hand="X1"),
        pod(30, 10, hand="QD", ejection_used=True),
        pod(43, 20, crossed=True),
    ]
    pods[1].x = 300_000 - 11_875 - 2_000
    referee = scene(Script(6), *pods, gates=[line(30)], deck="2C 2D", first=1)
    go(referee, "D6", speed(3))
    go(referee, "D9", plan("m 3"))
    go(referee, "D14", "run on")
    assert referee.asked is not None
    assert referee.asked.what == "W8"
    for seat in referee.asked.seats:
        referee.answer(seat, FINISH if seat == 1 else PASS)
    pass_until(referee, "W0")
    for seat in referee.waits_for:
        referee.answer(seat, play("X1", 1, named="KS") if seat == 0 else PASS)
    while referee.race.active is None:
        referee_passes(referee)
    assert pods[1].status == "killed"
    straight_on(referee, 1)
    while referee.asked:
        referee_passes(referee)
    assert referee.race.ranking == [1, 2, 0]


def test_10_winning_after_a_kaboom() -> None:
    pods = [pod(27.8125, 10), pod(26.8125, 30, hand="KS")]
    referee = scene(Script(6), *pods, gates=[line(30)], deck="2C 2D")
    straight_on(referee, 6)
    pass_until(referee, "W1")
    answers = {1: play("KS", 0)}
    for seat in referee.waits_for:
        referee.answer(seat, answers.get(seat, PASS))
    straight_on(referee, 6)
    silently(referee)
    assert pods[0].status == "killed"
    assert [referee.race.mark_of(seat).past for seat in (0, 1)] == [50_000, 40_000]
    assert referee.race.ranking == [0, 1]


def test_ties_by_damage_then_by_dice() -> None:
    referee = home("", "", "", distances=(35, 35, 35))
    referee.race.pods[1].damage = 2
    referee.race.luck = Script(3, 3, 2, 4, 6, 1, 1, 1)
    for _ in range(3):
        straight_on(referee, 1)
    pass_until(referee, "D25")
    referee_passes(referee)
    assert [event[2] for event in told(referee, "throw")] == [0, 2, 0, 2]
    assert referee.race.ranking == [2, 0, 1]


def test_a_lone_survivor_wins_only_by_the_option() -> None:
    for option, is_over in (("plays_on", False), ("wins", True)):
        options = Options(lone_survivor=option)
        pods = [pod(10, 10), pod(40, 40, status="killed", on_table=False)]
        referee = scene(Script(), *pods, options=options)
        straight_on(referee, 1)
        silently(referee, until="D6")
        assert (referee.asked is None) == is_over
        assert referee.race.winner == (0 if is_over else None)


def test_after_80_game_turns_the_nearest_to_go_wins() -> None:
    referee = scene(Script(), pod(10, 10), pod(40, 10))
    referee.race.game_turn = 80
    straight_on(referee, 1)
    straight_on(referee, 1)
    silently(referee)
    assert referee.race.ranking == [1, 0]


def test_placing() -> None:
    referee = set_up(TRACKS["mesa_oval"], 2, Script(), order=[1, 0])
    assert referee.asked == ("D1", (1,))
    assert referee.refusal(1, (288_126, 80_000, 0)) == (
        "SO-R26",
        "the whole base inside the start zone",
    )
    referee.answer(1, (288_125, 80_000, 0))
    refused = referee.refusal(0, (288_125, 90_000, 0))
    assert refused is not None
    assert refused[0] == "SO-097"
    referee.answer(0, (288_125, 103_750, 9_000))
    assert [len(one.hand) for one in referee.race.pods] == [2, 3]
    assert referee.race.active == 1


def test_a_lone_player_may_practise() -> None:
    referee = set_up(TRACKS["boulder_rally"], 1, Dice("alone"))
    silently(referee, until="D9")
    assert referee.race.active == 0

    options = Options(lone_survivor="wins")
    referee = scene(Script(), pod(28, 10), gates=[line(40)], options=options)
    straight_on(referee, 10)
    straight_on(referee, 1)
    silently(referee)
    assert (referee.race.game_turn, referee.race.ranking) == (2, [0])


# Whole races


def random_answer(referee: Referee, seat: int, luck: random.Random) -> object:
    """Any allowed answer, with a liking for plays."""
    race = referee.race
    assert referee.asked is not None
    what = referee.asked.what
    hand = race.pods[seat].hand
    first = first_option(race, what, seat)
    if what.startswith("W"):
        listed = options(race, seat, what)[1:]
        kept = [one for one in listed if one.kind not in ("eject", "bail_out")]
        listed = kept if luck.random() < 0.95 else listed
        return luck.choice(listed) if listed and luck.random() < 0.4 else PASS
    match what:
        case "D5":
            return luck.choice(["throw", "throw", "stay"])
        case "D6":
            spots = tuple((card, "") for card in hand if card in cards.SPOTS)
            wanted = (luck.choice([6, 12, 12, 18]), luck.choice([(), spots]))
            return wanted if referee.refusal(seat, wanted) is None else (luck.randint(1, 12), ())
        case "D9":
            return random_plan(race, luck) or first
        case "D11":
            return luck.choice(["continue", "shut down"])
        case "D14":
            return luck.choice(["run on", "run on", "shut down"])
        case "D21":
            return luck.choice(hand)
    return first


def random_plan(race: Race, luck: random.Random) -> Steps | Part | None:
    left = race.turn.left
    split = luck.randrange(left) + 1
    turns = [luck.randrange(-9000, 9000) for _ in range(2)]
    steps: Steps = (("turn", turns[0]), ("move", split), ("turn", turns[1]))
    answer: Steps | Part
    if luck.random() < 0.2:
        answer = Part(steps)
    else:
        answer = (*steps, ("move", left - split)) if split < left else steps
    return answer if refusal_of_plan(race, answer) is None else None


def faults(race: Race) -> list[str]:
    """What must hold at every moment between Turns."""
    wrong = []
    where = [*race.play_deck, *race.discard, *race.hidden, *race.aside]
    where += [card for one in race.pods for card in one.hand]
    if sorted(where) != sorted(cards.DECK):
        wrong.append("a card is lost or there twice")
    for seat, one in enumerate(race.pods):
        if one.is_racing:
            if race.pods_under(seat, one.x, one.y):
                wrong.append(f"{seat} rests on a pod")
            rocks = [rock for rock in race.terrain if rock.kind == OBSTACLE]
            if any(gap(one.x, one.y, rock.shape) < -TAU for rock in rocks):
                wrong.append(f"{seat} rests in an obstacle")
            if not 0 <= one.damage < 20:
                wrong.append(f"{seat} has {one.damage} damage")
            if len(one.hand) > cards.MOST_IN_HAND + len(race.pods):
                wrong.append(f"{seat} holds {len(one.hand)} cards")
    return wrong


@pytest.mark.parametrize("name", TRACKS)
def test_random_races_keep_all_cards_and_leave_nobody_inside_anything(name: str) -> None:
    luck = random.Random(name)
    referee = set_up(TRACKS[name], luck.randint(2, 8), Dice(name))
    turns = 0
    while (asked := referee.asked) is not None and turns < 40:
        if asked.what in ("W1", "D6") and not referee.sealed:
            turns += 1
            assert faults(referee.race) == []
        seat = referee.waits_for[0]
        referee.answer(seat, random_answer(referee, seat, luck))
