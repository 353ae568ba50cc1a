"""Branching from a record: go back to any answer of a race and see how else it might have gone."""

import paddock
from paddock import Record, Table
from paddock.core.chance import Dealer


def play_on(race: Table, seed: int) -> Table:
    """Everybody answers at random until the race is over."""
    rng = Dealer(seed)
    while not race.over:
        for decision in race.decisions():
            options = decision.options()
            race.answer(decision.seat, options[rng.pick(len(options))])
    return race


def endings(record: Record, until: int, branches: int) -> list[list[int]]:
    """Who wins if the race is played on from there in other ways, with other luck."""
    moment = paddock.resume(record, until=until)
    return [play_on(moment.copy(seed), seed).standings().winners for seed in range(branches)]


def main(branches: int = 20) -> None:
    race = play_on(paddock.new("outspeed", seats=3, seed=3), seed=4)
    record = race.record()
    print("it was won by", race.standings().winners, "after", race.answers, "answers")
    for until in range(0, race.answers, race.answers // 4):
        won = sum(0 in winners for winners in endings(record, until, branches))
        print(f"after {until} answers seat 0 wins {won} of {branches}")
    # The same answers bring the same rolls, so the branch itself is a true record as well.
    branch = play_on(paddock.resume(record, until=10), seed=5)
    print("verified" if paddock.verify(branch.record().text()) == "" else "not true")


if __name__ == "__main__":
    main()
