"""Who may look on: everybody, or only those who race until it is over."""

import random

import pytest

from server.client import HTTP, ME, OPEN, Player, Refusal, bearer, bot, get, make, play_alone
from server.running import Running

REFUSED = "403 Only those who race can see this race; its host lets nobody watch"


def card_for(server: Running, race: str, secret: str = "") -> tuple[int, str]:
    answer = HTTP.get(f"{server.http}/api/races/{race}", headers=bearer(secret))
    return answer.status_code, answer.json().get("detail", "")


def test_a_race_that_nobody_may_watch_refuses_strangers(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=False)
    with pytest.raises(Refusal, match=REFUSED):
        Player(shared.host, made["race"])
    status, why = card_for(shared, made["race"])
    assert f"{status} {why}".startswith(REFUSED)
    assert card_for(shared, made["race"], "0" * 64)[0] == 403
    for path in ("record", "replay"):
        assert HTTP.get(f"{shared.http}/api/races/{made['race']}/{path}").status_code == 409


def test_who_sits_or_is_invited_sees_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, OPEN], public=False)
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        assert ann.table["seat"] == 0
    for secret in (made["tokens"][0], made["invite"]):
        assert card_for(shared, made["race"], secret) == (200, "")


def test_a_race_that_others_may_watch_lets_them(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, ME], public=True)
    with Player(shared.host, made["race"]) as watcher:
        assert watcher.table["seat"] == -1
    assert card_for(shared, made["race"]) == (200, "")


def test_a_race_of_bots_alone_is_for_watching(shared: Running) -> None:
    made = make(shared.host, "toy", [bot("first"), bot("first")], public=False)
    with Player(shared.host, made["race"]) as watcher:
        watcher.until(lambda table: table["status"] == "over")


def test_when_it_is_over_everybody_may_see_it(shared: Running) -> None:
    made = make(shared.host, "toy", [ME, bot("first")], public=False)
    with Player(shared.host, made["race"], made["tokens"][0]) as ann:
        play_alone(ann, random.Random(1))
    with Player(shared.host, made["race"]) as watcher:
        assert watcher.table["status"] == "over"
    assert get(shared.host, f"/api/races/{made['race']}")["status"] == "over"
    assert get(shared.host, f"/api/races/{made['race']}/replay")["moments"]
