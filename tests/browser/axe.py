"""axe-core, asked in light and in dark."""

from functools import cache
from pathlib import Path
from typing import Literal

from browser.cockpit import Cockpit

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Colours are judged when they have arrived: a change of light passes from parents to children,
# a frame for each, so it is over when nothing has moved for some frames.
SETTLE = """
async () => {
  const isMoving = (one) =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
  const last = performance.now() + 30_000;
  for (let still = 0; still < 5; ) {
    if (performance.now() > last) throw new Error('this page never comes to rest');
    await new Promise((done) => requestAnimationFrame(done));
    still = document.getAnimations().some(isMoving) ? 0 : still + 1;
  }
}
"""
RUN = """
async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}
"""


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: make web"
    return AXE.read_text(encoding="utf-8")


def judge(cockpit: Cockpit) -> None:
    """Ask axe in light and in dark."""
    page = cockpit.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    wrong: list[str] = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        page.evaluate(SETTLE)
        wrong += [f"{light}, {one}" for one in page.evaluate(RUN)]
    assert wrong == [], "\n".join(wrong)
