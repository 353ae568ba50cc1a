/** A track file as it is written: a ring of straights and corners. */

export interface Straight {
  id: string;
  kind: 'straight';
  cols: number;
  length: number;
  /** First and last column with a third lane. */
  lane2?: [number, number];
}

export interface Corner {
  id: string;
  kind: 'corner';
  deg: number;
  hand: 'R' | 'L';
  /** Of the border between the two lanes. */
  radius: number;
  inner: number;
  outer: number;
  safe?: number;
  racing_line?: boolean;
}

export type Section = Straight | Corner;

export interface Layout {
  id: string;
  name: string;
  lane_width: number;
  grid: string[];
  sections: Section[];
}

/** The lane nearer to the centre of a corner. */
export function innerLane(corner: Corner): number {
  return corner.hand === 'R' ? 0 : 1;
}

export function outerLane(corner: Corner): number {
  return 1 - innerLane(corner);
}

/** +1 where the section turns to the left, -1 to the right, 0 for a straight. */
export function turn(section: Section): number {
  return section.kind === 'straight' ? 0 : section.hand === 'L' ? 1 : -1;
}
