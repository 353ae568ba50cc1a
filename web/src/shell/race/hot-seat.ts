/** Several people at one device: whose turn it is to look, and when to hide the table. */

export interface OwnTable {
  seat: number;
  /** It is asked and has not answered. */
  isAsked: boolean;
}

export type Sight =
  | { kind: 'table'; seat: number }
  /** Nothing is shown until one of these says who they are. */
  | { kind: 'cover'; next: number[] };

export interface Looker {
  seat: number;
  /** Came back for another look although somebody else is asked. */
  insists: boolean;
}

/**
 * Who may look now. `looker` is who last said "it is me", null when nobody has.
 * While that person is asked, or nobody else here is, they keep the table.
 * Where nothing is secret the table simply goes to whoever is asked.
 */
export function sightOf(
  own: OwnTable[],
  looker: Looker | null,
  isOver: boolean,
  hasSecrets: boolean,
): Sight {
  const first = own[0]!;
  if (own.length === 1) return { kind: 'table', seat: first.seat };
  const here = own.find((table) => table.seat === looker?.seat);
  if (isOver) return { kind: 'table', seat: (here ?? first).seat };
  const asked = own.filter((table) => table.isAsked).map((table) => table.seat);
  if (!hasSecrets) {
    if (here?.isAsked) return { kind: 'table', seat: here.seat };
    return { kind: 'table', seat: asked[0] ?? (here ?? first).seat };
  }
  if (here && (here.isAsked || looker?.insists || asked.length === 0)) return { kind: 'table', seat: here.seat };
  return { kind: 'cover', next: asked.length > 0 ? asked : own.map((table) => table.seat) };
}
