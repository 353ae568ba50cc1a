"""Search: try every option on tables that this seat could equally sit at, and see who wins.

`race.redeal(seat, seed)` deals anew what the seat cannot see, so the search knows no secrets;
`race.copy()` keeps them. Both have luck of their own: what comes next is never copied.
"""

import paddock
from paddock import Table
from paddock.core.chance import Chance, Dealer
from paddock.core.protocol import Action


def play_on(race: Table, rng: Chance) -> Table:
    """Everybody answers at random until the race is over."""
    while not race.over:
        for decision in race.decisions():
            options = decision.options()
            race.answer(decision.seat, options[rng.pick(len(options))])
    return race


def think(race: Table, seat: int, tries: int) -> Action:
    """The option after which this seat wins most often."""
    decision = race.decision(seat)
    assert decision is not None, "only who is asked need think"
    wins = dict.fromkeys(decision.options(), 0)
    for option in wins:
        for seed in range(tries):
            trial = race.redeal(seat, seed)
            trial.answer(seat, option)
            wins[option] += seat in play_on(trial, Dealer(seed)).standings().winners
    return max(wins, key=lambda option: wins[option])


def chances(race: Table, tries: int) -> list[float]:
    """How often each seat wins from here, if everybody went on at random."""
    ends = [play_on(race.copy(seed), Dealer(seed)).standings().winners for seed in range(tries)]
    return [sum(seat in winners for winners in ends) / tries for seat in range(race.seats)]


def main(tries: int = 12) -> None:
    race, rng = paddock.new("outspeed", seats=3, seed=4), Dealer(5)
    print("at the start the seats win", chances(race, tries))
    while not race.over:
        for decision in race.decisions():
            if decision.seat == 0:
                answer = think(race, 0, tries)
            else:
                options = decision.options()
                answer = options[rng.pick(len(options))]
            race.answer(decision.seat, answer)
    print("won by", [race.names[seat] for seat in race.standings().winners])


if __name__ == "__main__":
    main()
