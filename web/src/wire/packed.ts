/** Lists of shapes of one kind travel as tables (docs/wire.md): their fields once, then a row for each. */

interface Packed {
  each: string;
  fields: string[];
  rows: unknown[][];
}

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

function shapeOf({ each, fields }: Packed, row: unknown[]): object {
  return { kind: each, ...Object.fromEntries(fields.map((field, at) => [field, unpacked(row[at])])) };
}
