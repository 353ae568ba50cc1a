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
  /** The question for which the device was taken to react. */
  reactsTo?: number;
}

/** People here are asked together, in a window, whether somebody reacts. */
export interface Called {
  seats: number[];
  moment: number;
  /** Who has said that they do, or one of whom. */
  wants: number[];
}

/** Who here is asked as one of the table; none where one is asked alone, as whoever's turn it is. */
export function calledIn(own: OwnTable[], turn: number): number[] {
  const asked = own.filter((table) => table.isAsked).map((table) => table.seat);
  return own.length < 2 || asked.every((seat) => seat === turn) ? [] : asked;
}

/** Whether the table is asked: nobody has taken the device to react. */
export function isOpen(called: Called, looker: Looker | null): boolean {
  return looker?.reactsTo !== called.moment || !called.seats.includes(looker.seat);
}

/**
 * Who may look now. `looker` is who last said "it is me", null when nobody has.
 * While that person is asked, or nobody else here is, they keep the table; so they do while the
 * table is asked who reacts. Where nothing is secret it simply goes to whoever is asked.
 */
export function sightOf(
  own: OwnTable[],
  looker: Looker | null,
  isOver: boolean,
  hasSecrets: boolean,
  called: Called | null = null,
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
  const everybody = own.map((table) => table.seat);
  if (called && isOpen(called, looker)) {
    if (called.wants.length > 0) return { kind: 'cover', next: called.wants };
    return here ? { kind: 'table', seat: here.seat } : { kind: 'cover', next: everybody };
  }
  if (here && (here.isAsked || looker?.insists || asked.length === 0)) return { kind: 'table', seat: here.seat };
  return { kind: 'cover', next: asked.length > 0 ? asked : everybody };
}
