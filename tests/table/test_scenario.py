"""Scenario files: what they can say, and what is said about them."""

from pathlib import Path

import pytest

from paddock.core.errors import BrokenData
from paddock.table.partial import differences, lay_over
from paddock.table.scenario import Outcome, run_scenario

# Ann stands on space 3 with mud in her hand, Ben on space 4 with a plank.
START = """
game = "toy"
name = "Mud and plank"
rules = ["TOY-010", "TOY-012"]
seats = ["Ann", "Ben"]
luck = [1]
[position]
round = 2
carts = [{ spot = 3, hand = [1, 0] }, { spot = 4, is_tired = true, hand = [0, 1] }]
phases = [{ kind = "Round" }, { kind = "Pushing" }]
"""
PUSH = """
[[step]]
asked = ["Ben", "Ann"]
options = { Ann = ["heave", "push", "coast"], Ben = ["coast", "push"] }
refused = [
  { seat = "Ben", action = "heave", rule = "TOY-005" },
  { seat = "Ben", action = { kind = "Play", card = 0 }, rule = "TOY-004" },
  { seat = "Ben", action = { kind = "Keep" } },
]
answers = { Ann = "coast", Ben = "push" }
events = [
  { kind = "EffortsShown", efforts = [0, 1] },
  { kind = "RunAnnounced", seat = "Ben", spaces = 2 },
]
absent = ["Ran", "Drew"]
"""
MUD = """
[[step]]
asked = ["Ann"]
answers = { Ann = { kind = "Play", card = 0 } }
events = [{ kind = "MudThrown", seat = "Ann", runner = "Ben" }]
"""
FINAL = """
[final]
round = 2
carts = [{ spot = 3, hand = [0, 0] }, { spot = 4 }]
cards = { discarded = [1, 0] }
over = false
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "scenario.toml"


def _run(file: Path, *parts: str) -> Outcome:
    file.write_text("".join(parts), encoding="utf-8")
    return run_scenario(file)


def _fails(file: Path, *parts: str) -> str:
    outcome = _run(file, *parts)
    assert not outcome.ok
    assert "\n" not in outcome.why
    return outcome.why


def _is_broken(file: Path, *parts: str) -> str:
    with pytest.raises(BrokenData) as broken:
        _run(file, *parts)
    said = str(broken.value)
    assert said.startswith(f"{file}: ")
    assert "\n" not in said
    return said.removeprefix(f"{file}: ")


def test_a_scenario_that_holds(file: Path) -> None:
    assert _run(file, START, PUSH, MUD, FINAL) == Outcome(str(file), "Mud and plank", True, "")


def test_the_position_is_laid_over_the_start(file: Path) -> None:
    outcome = _run(file, START, '[[step]]\nasked = ["Ann", "Ben"]\n', "[final]\nseats = 2\n")
    assert "luck: nothing asked for the last picks, [1]" in outcome.why
    start = START.replace("luck = [1]", "")
    assert _run(file, start, "[final]\nround = 2\ncarts = [{ is_tired = false }, {}]\n").ok


def test_a_step_without_answers_only_looks(file: Path) -> None:
    start = START.replace("luck = [1]", "").replace(', { kind = "Pushing" }]', "]")
    look = '[[step]]\nevents = [{ kind = "RoundBegan", round = 3 }]\n'
    assert _run(file, start, look, '[[step]]\nabsent = ["RoundBegan"]\n').ok
    assert "RoundBegan should not happen, but did: RoundBegan(round=3)" in _fails(
        file, start, '[[step]]\nabsent = ["RoundBegan"]\n'
    )


@pytest.mark.parametrize(
    ("said", "instead", "why"),
    [
        (
            'asked = ["Ben", "Ann"]',
            'asked = ["Ann"]',
            "step 1: asked should be Ann and is Ann, Ben",
        ),
        (
            'Ben = ["coast", "push"]',
            'Ben = ["coast"]',
            "step 1: options of Ben should be coast; found coast, push",
        ),
        ('"heave", rule = "TOY-005"', '"push"', "step 1: Ben's 'push' should be refused and is al"),
        ('rule = "TOY-005"', 'rule = "TOY-001"', "refused by TOY-001; the refusal is: TOY-005 You"),
        ('action = "heave"', 'action = "fly"', "Ben has no option 'fly', but: coast, push; say it"),
        (
            'Ben = "push" }',
            'Ben = "heave" }',
            "step 1: Ben has no option 'heave', but: coast, push",
        ),
        (
            'Ben = "push" }',
            'Ben = { kind = "Effort", effort = 2 } }',
            "step 1: Ben's Effort(effort=2) is refused: TOY-005",
        ),
        (', Ben = "push"', "", "step 1: answers are from Ann; asked is Ann, Ben"),
        (
            "spaces = 2",
            "spaces = 3",
            "step 1: events[1], RunAnnounced(seat=1, spaces=3), did not happen after "
            "EffortsShown(efforts=[0, 1]): RunAnnounced(seat=1, effort=1, spaces=2)",
        ),
        ('"Ran", "Drew"', '"EffortsShown"', "step 1: EffortsShown should not happen, but did"),
        ("luck = [1]", "", "step 1: pick 1, one of 4, is needed, but luck tells 0"),
        ("luck = [1]", "luck = [4]", "step 1: pick 1 of luck is 4, but it is one of 4, from 0 on"),
        ("luck = [1]", "luck = [1, 0, 2]", "luck: nothing asked for the last picks, [0, 2]"),
    ],
)
def test_what_was_expected_and_what_was_found(
    file: Path, said: str, instead: str, why: str
) -> None:
    assert said in START + PUSH
    assert why in _fails(file, (START + PUSH).replace(said, instead))


@pytest.mark.parametrize(
    ("final", "why"),
    [
        ("round = 3", "final: round should be 3 and is 2"),
        ("carts = [{}, { spot = 9 }]", "final: carts[1].spot should be 9 and is 4"),
        ("carts = [{}]", "final: carts should be [Cart()] and is [Cart(spot=3, is_tired=false"),
        ("over = true", "final: the race should be over; asked is Ann"),
        ("standings = { winners = [] }", "final: there are no standings: the race is still on"),
    ],
)
def test_an_end_that_is_not_as_expected(file: Path, final: str, why: str) -> None:
    assert why in _fails(file, START, PUSH, f"[final]\n{final}\n")


def test_the_end_of_a_race(file: Path) -> None:
    start = START.replace("luck = [1]", "").replace(', { kind = "Pushing" }]', "]")
    won = start.replace("spot = 4", "spot = 40")
    end = '[[step]]\nevents = [{ kind = "HandsShown" }]\n[final]\nover = true\n'
    right = 'standings = { winners = ["Ben"], places = [2, 1] }\n'
    assert _run(file, won, end, right).ok
    why = _fails(file, won, end, right.replace('["Ben"]', '["Ann"]'))
    assert why == "final: standings.winners should be [0] and is [1]"
    nobody_asked = '[[step]]\nanswers = { Ann = "push" }\n'
    assert "answers are from Ann; asked is nobody" in _fails(file, won, nobody_asked)


def test_somebody_leaves_where_the_rules_know_leaving(file: Path) -> None:
    duel = """
game = "pocket_rockets"
name = "Nobody left to race with"
seats = ["Ann", "Ben"]
[config]
course = "tea_for_eight"
[[step]]
asked = ["Ann", "Ben"]
leaves = "Ben"
events = [{ kind = "PlayerLeft", seat = "Ben" }]
[final]
over = true
standings = { winners = ["Ann"], places = [1, 2] }
"""
    assert _run(file, duel).ok
    again = duel.replace("[final]", '[[step]]\nleaves = "Ben"\n[final]')
    assert "step 2: Ben cannot leave: PR-163 That racer is out of play" in _fails(file, again)
    why = _fails(file, START, '[[step]]\nleaves = "Ann"\n')
    assert why == "step 1: Ann cannot leave: the rules of Soapbox know no leaving"
    both = PUSH.replace("answers =", 'leaves = "Ann"\nanswers =')
    assert _is_broken(file, START, both).startswith("step 1.leaves: stands in a step without")


def test_any_luck_may_follow_where_the_file_allows_it(file: Path) -> None:
    start = START.replace("luck = [1]", 'luck = []\nrest_of_luck = "any"')
    assert _run(file, start, PUSH.replace("spaces = 2", "effort = 1")).ok


def test_a_config_chooses_the_book(file: Path) -> None:
    start = START.replace("[position]", '[config]\nlane = "long"\n[position]')
    assert _run(file, start, PUSH, MUD).ok


def test_a_refusal_of_somebody_who_is_not_asked(file: Path) -> None:
    refused = '[[step]]\nrefused = [{ seat = "Ben", action = "pass" }]\n'
    assert _run(file, START, PUSH, refused).ok
    why = _fails(file, START, PUSH, refused.replace(" }]", ', rule = "TOY-010" }]'))
    assert why == "step 2: Ben's 'pass' should be refused by TOY-010; Ben is not asked"


def test_a_position_that_cannot_be_is_told_and_does_not_crash(file: Path) -> None:
    start = START.replace(
        '[{ kind = "Round" }, { kind = "Pushing" }]', '[{ kind = "Splash", runner = 7 }]'
    )
    why = _fails(file, start)
    assert why.startswith("position: the engine cannot play on from this position: IndexError")


@pytest.mark.parametrize(
    ("said", "instead", "why"),
    [
        ('game = "toy"', "game = ", "is not TOML: "),
        ('game = "toy"', "", "game: is missing"),
        ('game = "toy"', "game = 3", "game: must be a text, not 3"),
        ('game = "toy"', 'game = "nogame"', "game: there is no game 'nogame'"),
        ('name = "Mud and plank"', "", "name: is missing"),
        ("luck = [1]", "look = [1]", "look: is not known; known are: config, "),
        ("luck = [1]", "luck = [-1]", "luck[0]: must be a whole number from 0 on, not -1"),
        ("luck = [1]", 'rest_of_luck = "none"', 'rest_of_luck: can only be "any"'),
        ('"TOY-010"', '"OS-010"', "rules[0]: 'OS-010' is no rule of Soapbox"),
        ('["Ann", "Ben"]\nluck', '["Ann"]\nluck', "seats: Soapbox takes 2 to 4 seats, not 1"),
        ('["Ann", "Ben"]\nluck', '["Ann", 7]\nluck', "seats[1]: must be a word, not 7"),
        ('["Ann", "Ben"]\nluck', '["A", "A"]\nluck', "seats: two seats have the same name"),
        ("[position]", "[config]\nlane = 3\n[position]", "config.lane: one of short, long"),
        ("round = 2", "rounds = 2", "position.rounds: Soapbox has no such field; it has: seats, "),
        ("round = 2", "round = true", "position.round: must be a whole number, not True"),
        ("round = 2", 'round = "Eve"', "position.round: 'Eve' is neither a number nor a seat"),
        ("hand = [1, 0]", "hand = 1", "position.carts[0].hand: must be a list, not 1"),
        ("hand = [1, 0]", "hand = [1, []]", "position.carts[0].hand[1]: must be a whole number"),
        ('{ kind = "Round" }', '{ kind = "Rund" }', "position.phases[0].kind: no kind is called"),
        ('{ kind = "Round" }', '{ kind = "Cart" }', "position.phases[0].kind: Cart is no Phase"),
        ('{ kind = "Round" }', "{}", "position.phases[0]: must say its kind: "),
        ('{ kind = "Round" }', '{ kind = "Run" }', "position.phases[0].seat: Run needs this field"),
        ('asked = ["Ben", "Ann"]', 'asked = ["Eve"]', "step 1.asked[0]: no seat is called 'Eve'"),
        ("asked =", "asks =", "step 1.asks: is not known; known are: absent, "),
        ("{ Ann = [", "{ Eve = [", "step 1.options: no seat is called 'Eve'; seats: Ann, Ben"),
        ('["coast", "push"]', '"coast"', "step 1.options.Ben: must be a list of words"),
        ('{ Ann = "coast"', '{ Eve = "coast"', "step 1.answers: no seat is called 'Eve'"),
        ('Ann = "coast"', "Ann = 1.5", "step 1.answers.Ann: must be a table, not 1.5"),
        ('Ann = "coast"', 'Ann = { kind = "Ran" }', "step 1.answers.Ann.kind: Ran is no Action"),
        ('seat = "Ben", action = "heave", ', 'action = "heave", ', "step 1.refused[0].seat: no"),
        ('action = "heave", ', "", "step 1.refused[0].action: is missing"),
        ('action = "heave", ', "act = 1, ", "step 1.refused[0].act: is not known"),
        ("efforts = [0, 1]", "effort = 1", "step 1.events[0].effort: EffortsShown has no such f"),
        ('seat = "Ben", spaces', 'seat = "Eve", spaces', "step 1.events[1].seat: 'Eve' is neither"),
        ('absent = ["Ran", ', 'absent = ["Run", ', "step 1.absent[0].kind: Run is no Event"),
        ("[[step]]", "[step]", "step: must be a list, not {"),
    ],
)
def test_every_mistake_names_file_key_and_reason(
    file: Path, said: str, instead: str, why: str
) -> None:
    assert said in START + PUSH
    assert _is_broken(file, (START + PUSH).replace(said, instead, 1)).startswith(why)


@pytest.mark.parametrize(
    ("final", "why"),
    [
        ("rounds = 3", "final.rounds: Soapbox has no such field"),
        ("over = 1", "final.over: must be true or false, not 1"),
        ("standings = 1", "final.standings: must be a table, not 1"),
        ("standings = { winner = 1 }", "final.standings.winner: Standings has no such field"),
    ],
)
def test_mistakes_about_the_end(file: Path, final: str, why: str) -> None:
    assert _is_broken(file, START, f"[final]\n{final}\n").startswith(why)


def test_a_file_that_is_not_text(file: Path) -> None:
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BrokenData, match="is not UTF-8 text"):
        run_scenario(file)


def test_tables_merge_and_everything_else_replaces() -> None:
    whole = {"kind": "A", "a": {"x": 1, "y": 2}, "list": [{"x": 1}, {"x": 2}], "plain": [1, 2]}
    part = {"a": {"y": 3}, "list": [{}, {"x": 9}], "plain": [5]}
    merged = {"kind": "A", "a": {"x": 1, "y": 3}, "list": [{"x": 1}, {"x": 9}], "plain": [5]}
    assert lay_over(whole, part) == merged
    assert lay_over(whole, {"list": [{"x": 7}]})["list"] == [{"x": 7}]
    assert lay_over(whole, {"kind": "B", "b": 1}) == {"kind": "B", "b": 1}


def test_differences_name_each_place() -> None:
    expected = {"a": {"x": 1, "gone": 1}, "list": [{"x": 1}, {}], "plain": [1]}
    found = {"a": {"x": 2}, "list": [{"x": 2}, {"x": 3}], "plain": [1], "more": 0}
    assert differences(expected, found) == [
        "a.x should be 1 and is 2",
        "a.gone is not there",
        "list[0].x should be 1 and is 2",
    ]


def test_the_example_of_the_documentation_holds(file: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "scenarios.md"
    example = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert _run(file, example) == Outcome(str(file), "W1 Bonus phase with five players", True, "")
