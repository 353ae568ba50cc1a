/** Several people at one device: whose turn it is to look, and when to hide the table. */

import type { TableFrame } from '../../wire/frames';

export interface OwnTable {
  seat: number;
  /** It is asked and has not answered; null while its own frame of a new question is to come. */
  isAsked: boolean | null;
  /** It has answered what is asked now, and may think again. */
  hasAnswered?: boolean;
  /** It is asked to go on, in its own turn, while others may react: nobody passes that. */
  goesOn?: boolean;
}

/**
 * The tables of one device as the newest of their frames has it. Frames of several seats come one
 * after another: of who has an older one only that one knows whether it is to be asked.
 */
export function ownTables(stores: { frame: TableFrame | null; isAsked: boolean }[], newest: TableFrame | null): OwnTable[] {
  return stores.map(({ frame, isAsked }) => {
    const seat = frame?.seat ?? -1;
    if (frame?.moment !== newest?.moment) {
      const isToCome = newest?.asked.includes(seat);
      return { seat, isAsked: isToCome ? null : false, goesOn: newest?.window?.turn === seat };
    }
    const goesOn = frame?.window != null && frame.decision?.is_window === false;
    return { seat, isAsked, hasAnswered: !isAsked && frame?.decision != null, goesOn };
  });
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
  /** Those of them who have answered, and may think again. */
  answered: number[];
  moment: number;
  /** Who has said that they do, or one of whom. */
  wants: number[];
}

/** Whether the table is asked: nobody has taken the device to react. */
export function isOpen(called: Called, looker: Looker | null): boolean {
  return looker?.reactsTo !== called.moment || !called.seats.includes(looker.seat);
}

/**
 * Who may look now. `looker` is who last said "it is me", null when nobody has.
 * While that person is asked, or may be, or nobody else here is, they keep the table; so they do
 * while the table is asked who reacts. Where nothing is secret it simply goes to whoever is asked.
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
    if (here && here.isAsked !== false) return { kind: 'table', seat: here.seat };
    return { kind: 'table', seat: asked[0] ?? (here ?? first).seat };
  }
  const everybody = own.map((table) => table.seat);
  if (called && isOpen(called, looker)) {
    if (called.wants.length > 0) return { kind: 'cover', next: called.wants };
    return here ? { kind: 'table', seat: here.seat } : { kind: 'cover', next: everybody };
  }
  if (here && (here.isAsked !== false || looker?.insists || asked.length === 0)) return { kind: 'table', seat: here.seat };
  return { kind: 'cover', next: asked.length > 0 ? asked : everybody };
}
