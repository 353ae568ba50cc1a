/** What a game says of its table tops, so that the editor can draw them: units, things, and its file. */

import type { Component } from 'svelte';
import type { Shape } from '../../../wire/frames';
import type { Laid, Lying } from '../plane';
import { isCircuit, rounded, type Drawing, type Item, type Pick, type Posts, type Spot, type TableShape } from './drawing';

/** Something to lay on the table, about 0, 0. */
export interface Sample {
  item: Item;
  /** Where it is found among the others. */
  group: string;
}

export interface NumberField {
  key: string;
  label: string;
}

/** What things can be, and how high such a thing usually stands. */
export interface Sort {
  key: string;
  label: string;
  height?: number;
}

/** How a table top looks from above. */
export interface TabletopArt {
  /** The table with everything that lies on it. `scale` is how many units of the drawing a pixel has. */
  Table: Component<{ course: Laid; scale?: number }>;
  /** One thing alone, on a table of this height. */
  Thing: Component<{ thing: Lying; height: number; at: number }>;
  /** Light and materials for things that lie on no table. */
  Defs?: Component;
  /** How wide the floor round the table is, in units of the drawing. */
  margin: number;
}

/** A piece at rest, as the table top is laid out: degrees counter-clockwise from the right. */
export interface RunPose {
  x: number;
  y: number;
  heading: number;
}

/** A drive over the table that the server found, or as far as it came. */
export interface Run {
  poses: RunPose[];
  /** The corners of the way, where it bends between two rests. */
  way?: Spot[];
  /** The piece: across and along, in units of the drawing, and how round its corners are. */
  size: readonly [width: number, length: number];
  corner: number;
  /** Where to look, if it leads nowhere. */
  trouble: Spot | null;
}

export interface TabletopKind {
  /** What is drawn: "course". */
  word: string;
  /** "mm". */
  unit: string;
  /** Thousandths of a unit of the drawing in that unit. */
  grain: number;
  art: TabletopArt;
  /** The shapes that a table can have. */
  tables: readonly TableShape['shape'][];
  /** How far the keys go: coarse and fine, lengths and degrees. */
  steps: { move: number; fineMove: number; turn: number; fineTurn: number; scale: number };
  samples: readonly Sample[];
  /** What a thing can be where the game tells them apart (rock, sand); none where all are alike. */
  sorts: readonly Sort[];
  numbers: readonly NumberField[];
  /** What is written on a gate. */
  gateSign(at: number): string;
  /** A table to begin with. */
  blank(): Drawing;
  /** A gate to begin with. */
  gate(drawing: Drawing): Posts;
  /** What a file draws; null where it is none, which the server says better. */
  read(data: unknown): Drawing | null;
  write(drawing: Drawing): Record<string, unknown>;
  /** The part that a place in a file is about: "obstacles[2].pts[1]". */
  pickAt(place: string, drawing: Drawing): Pick | null;
  /** What the server found out, as it is drawn. */
  runOf(finding: Shape, board: Shape | null): Run;
}

/** What a part of a drawing is called. */
export function nameOf(kind: TabletopKind, drawing: Drawing, pick: Pick): string {
  if (pick.what === 'thing') return drawing.things[pick.at]?.name ?? '';
  if (pick.what === 'gate') return `Gate ${kind.gateSign(pick.at)}`;
  if (pick.what === 'table') return 'Table';
  if (pick.what === 'zone') return 'Start zone';
  if (isCircuit(drawing)) return 'Start and finish';
  return pick.what === 'start' ? 'Start' : 'Finish';
}

/** How large a thing is: "⌀ 10 in", "28 × 4 in". */
export function sizeWords({ unit }: TabletopKind, { outline }: Item): string {
  if (outline.shape === 'circle') return `⌀ ${rounded(2 * outline.r)} ${unit}`;
  const [xs, ys] = [outline.pts.map(([x]) => x), outline.pts.map(([, y]) => y)];
  const across = (sides: number[]): number => rounded(Math.max(...sides) - Math.min(...sides));
  return `${across(xs)} × ${across(ys)} ${unit}`;
}
