/** Lists of shapes of one kind travel as tables (docs/wire.md): their fields once, a row for each, and what is alike in all. */

import type { Packed } from './frames.gen';

/** What the server sent, with every table laid out as the list that it stands for. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (value === null || typeof value !== 'object') return value;
  if (isPacked(value)) return value.rows.map((row) => shapeOf(value, row));
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, unpacked(one)]));
}

/** A shape says its kind; a table of shapes says of which kind each is. */
function isPacked(value: object): value is Packed {
  return 'each' in value && 'rows' in value && !('kind' in value);
}

function shapeOf({ each, fields, alike = {} }: Packed, row: unknown[]): object {
  const own = Object.fromEntries(fields.map((field, at) => [field, row[at]]));
  return { kind: each, ...(unpacked({ ...alike, ...own }) as object) };
}
