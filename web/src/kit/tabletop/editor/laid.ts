/** A drawing as the table top is drawn: in thousandths of the units of its art, whatever the unit of the game. */

import type { Laid, Lying, Marked } from '../plane';
import { sizeOf, type Drawing, type Item, type Posts } from './drawing';
import { nameOf, type TabletopKind } from './kind';

export function lyingOf(kind: TabletopKind, item: Item): Lying {
  const { outline, name, sort, height } = item;
  const more = { ...(sort === undefined ? {} : { sort }), ...(height === undefined ? {} : { tall: height * kind.grain }) };
  if (outline.shape === 'circle') {
    const [x, y] = outline.c;
    return { ...more, name, x: x * kind.grain, y: y * kind.grain, radius: outline.r * kind.grain, corners: [] };
  }
  return { ...more, name, x: 0, y: 0, radius: 0, corners: outline.pts.flat().map((number) => number * kind.grain) };
}

export function markedOf(kind: TabletopKind, posts: Posts, sign: string, name: string): Marked {
  const { grain } = kind;
  return {
    left_x: posts.a[0] * grain,
    left_y: posts.a[1] * grain,
    right_x: posts.b[0] * grain,
    right_y: posts.b[1] * grain,
    sign,
    name,
  };
}

export function laidOf(kind: TabletopKind, drawing: Drawing): Laid {
  const { width, height, radius } = sizeOf(drawing.table);
  return {
    width: width * kind.grain,
    height: height * kind.grain,
    radius: radius * kind.grain,
    start: markedOf(kind, drawing.start, '', 'Start'),
    ...(drawing.zone ? { zone: [...drawing.zone.low, ...drawing.zone.high].map((side) => side * kind.grain) } : {}),
    gates: drawing.gates.map((posts, at) =>
      markedOf(kind, posts, kind.gateSign(at), nameOf(kind, drawing, { what: 'gate', at })),
    ),
    finish: markedOf(kind, drawing.finish, '', 'Finish'),
    obstacles: drawing.things.map((item) => lyingOf(kind, item)),
  };
}
