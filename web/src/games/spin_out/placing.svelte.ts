/** Where the own pod is put before the start, and which way it looks. */

import type { TableProps } from '../../table/game-ui';
import type { Option } from '../../wire/frames';
import { wrapped } from './ground';
import type { ChoosePlace, PlacePod, Wire } from './types.gen';

type Table = Pick<TableProps<Wire>, 'frame' | 'selected' | 'select' | 'propose'>;

export function placeIn({ frame }: Pick<Table, 'frame'>): ChoosePlace | null {
  const decision = frame.decision?.decision;
  return decision?.kind === 'ChoosePlace' ? decision : null;
}

/** The places of the grid that are free. */
export function spotsIn({ frame }: Pick<Table, 'frame'>): Option<Wire>[] {
  return (frame.decision?.options ?? []).filter((option) => option.action.kind === 'PlacePod');
}

/** What is looked at; nothing where it is no place. */
export function placeOf(option: Option<Wire> | null): PlacePod | null {
  return option?.action.kind === 'PlacePod' ? option.action : null;
}

/** The same place with something changed. */
export function place(table: Table, change: Partial<PlacePod>): void {
  const now = placeOf(table.selected) ?? placeOf(spotsIn(table)[0] ?? null);
  if (!now || table.frame.sealed) return;
  const next = { ...now, ...change };
  const known = spotsIn(table).find(({ action }) => action.kind === 'PlacePod' && action.x === next.x && action.y === next.y && action.heading === next.heading);
  table.select(known ?? { action: { ...next, heading: wrapped(next.heading) }, word: '', text: [] });
}
