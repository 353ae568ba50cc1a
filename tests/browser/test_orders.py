"""Orders in the browser: shown to their seat, withdrawn there, and carried out while it sleeps."""

from playwright.sync_api import expect

from browser.races import hold
from browser.windows import Windows
from server.client import ME, bot
from server.running import Process

LATER = {"kind": "Throw", "round": 5, "runner": 1}


def test_orders_are_shown_and_withdrawn(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, bot("first")], game="toy")
    table = windows.table(held)
    orders = table.page.get_by_role("region", name="Your orders")
    with held.player(server.host) as ann:
        ann.do("order", orders=[LATER])
        expect(orders).to_contain_text("Throw mud at First in round 5")
        orders.get_by_role("button", name="Withdraw").click()
        expect(orders).to_have_count(0)
        ann.until(lambda table: table["orders"] == [])


def test_why_an_order_was_dropped_is_told(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, bot("first")], game="toy")
    table = windows.table(held)
    with held.player(server.host) as ann:
        heave = [{"kind": "Push", "round": round, "efforts": [2]} for round in (1, 2)]
        ann.catch_up(ann.do("order", orders=heave))
        while ann.table["view"]["round"] == 1:
            if ann.is_asked():
                ack = ann.answer_if_open(ann.options()[0])
                if ack is not None:
                    ann.catch_up(ack)
            else:
                ann.receive("table")
    status = table.page.get_by_role("region", name="Your orders").get_by_role("status")
    expect(status).to_contain_text("You heaved in the round before")
    expect(status.get_by_role("button", name="Rule TOY-005")).to_be_visible()
    expect(table.options.first).to_be_visible()


def test_a_closed_browser_is_driven_by_its_orders(windows: Windows, server: Process) -> None:
    held = hold(server.host, [ME | {"name": "Ann"}, ME | {"name": "Bea"}], game="toy")
    sleeper = windows.table(held.only(0))
    with held.player(server.host, 0) as ann:
        coast = {"kind": "Push", "round": 1, "efforts": [0, 0]}
        ann.do("order", orders=[coast, {"kind": "Throw", "round": 1, "runner": 1}])
    sleeper.page.close()
    with held.player(server.host, 1) as bea:
        bea.answer({"kind": "Effort", "effort": 0})
        bea.settle()
        while bea.table["view"]["round"] == 1 or 0 not in bea.table["locked"]:
            if bea.is_asked() and bea.table["view"]["round"] == 1:
                bea.answer_if_open(bea.options()[0])
            elif bea.table["asked"] == [0]:
                # Nothing was ordered for the look at a card, and without mud none can be thrown:
                # at one device a window waits for whoever sits there.
                with held.player(server.host, 0) as ann:
                    if ann.is_asked():
                        ann.answer_if_open(ann.options()[0])
            else:
                bea.receive("table")
            # All of it, before one looks whether there is more to wait for.
            bea.settle()
        assert bea.table["locked"] == [0]
