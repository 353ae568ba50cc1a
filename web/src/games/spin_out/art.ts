/** Shapes of rock: made from the printed outlines, always alike for the same feature. */

import { boxOf, spots, type Spot } from '../../kit/tabletop/plane';
import { RADIUS_OF } from './ground';
import type { PrintedFeature } from './types.gen';

/** A number from 0 to 1 that looks like luck and is none. */
export function grain(seed: number, at: number): number {
  const far = Math.sin(seed * 127.1 + at * 311.7) * 43758.5453;
  return far - Math.floor(far);
}

export function middleOf(height: number, feature: PrintedFeature): Spot & { reach: number } {
  if (feature.corners.length === 0) {
    const [middle] = spots(height, [feature.x, feature.y]);
    return { ...middle!, reach: RADIUS_OF(feature.radius) };
  }
  const box = boxOf(spots(height, feature.corners));
  return { x: box.x, y: box.y, reach: Math.min(box.width, box.height) / 2 };
}

const ROUND = 22;

/** The corners of an outline; a disc has many. */
export function cornersOf(height: number, feature: PrintedFeature): Spot[] {
  if (feature.corners.length > 0) return spots(height, feature.corners);
  const { x, y, reach } = middleOf(height, feature);
  return Array.from({ length: ROUND }, (_, at) => {
    const turn = (at / ROUND) * 2 * Math.PI;
    return { x: x + Math.cos(turn) * reach, y: y + Math.sin(turn) * reach };
  });
}

function path(points: readonly Spot[]): string {
  return `M${points.map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join('L')}Z`;
}

/** More corners along long edges, so that a wall can be rugged. */
function finer(points: readonly Spot[], step: number): Spot[] {
  return points.flatMap((from, at) => {
    const to = points[(at + 1) % points.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
    }));
  });
}

/** The outline drawn in by a share of its reach, ragged: terraces of a mesa, the heart of a bog. */
export function terrace(height: number, feature: PrintedFeature, seed: number, share: number, rough: number): string {
  const corners = finer(cornersOf(height, feature), 9);
  const box = feature.corners.length > 0 ? boxOf(spots(height, feature.corners)) : null;
  const middle = middleOf(height, feature);
  const depth = middle.reach * share;
  return path(
    corners.map((one, at) => {
      const inward = depth * (1 + (grain(seed, at) - 0.5) * rough);
      return box ? drawnIn(one, box, inward) : toward(one, middle, inward);
    }),
  );
}

function toward(from: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(1, far / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Away from the nearest sides of a long box, not towards its middle: a wall keeps its length. */
function drawnIn(from: Spot, box: ReturnType<typeof boxOf>, far: number): Spot {
  const turn = (box.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [from.x - box.x, from.y - box.y];
  const along = dx * cos + dy * sin;
  const across = dy * cos - dx * sin;
  const [a, b] = [pressed(along, box.width / 2 - far), pressed(across, box.height / 2 - far)];
  return { x: box.x + a * cos - b * sin, y: box.y + a * sin + b * cos };
}

function pressed(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

export function outlineOf(height: number, feature: PrintedFeature): string {
  return path(cornersOf(height, feature));
}

export interface Pebble extends Spot {
  r: number;
  shade: number;
}

/** Pebbles strewn within an outline. */
export function pebbles(height: number, feature: PrintedFeature, seed: number): Pebble[] {
  const corners = cornersOf(height, feature);
  const xs = corners.map((one) => one.x);
  const ys = corners.map((one) => one.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const many = Math.min(46, Math.round((width * tall) / 42));
  return Array.from({ length: many }, (_, at) => ({
    x: left + grain(seed, at * 3) * width,
    y: top + grain(seed, at * 3 + 1) * tall,
    r: 1 + grain(seed, at * 3 + 2) * 2.1,
    shade: grain(seed + 1, at),
  })).filter((one) => isWithin(one, corners, one.r * 0.6));
}

function isWithin(at: Spot, corners: readonly Spot[], margin: number): boolean {
  let side = 0;
  return corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const off = ((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)) / length;
    side ||= Math.sign(off);
    return off * side > margin;
  });
}

/** How a large feature looks goes by what it is called; whatever it is, it is low and rough. */
export function groundOf({ name }: Pick<PrintedFeature, 'name'>): 'scree' | 'mud' | 'scrub' {
  if (/mud|bog|pan|swamp|water|marsh|oil|pool/i.test(name)) return 'mud';
  if (/scrub|bush|grass|thorn|brush|weed/i.test(name)) return 'scrub';
  return 'scree';
}
