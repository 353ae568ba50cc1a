/** What the board shows of an option that is looked at: ghosts of the own ship, and whom it hits. */

import { keyOf } from '../../wire/actions';
import type { Option } from '../../wire/frames';
import { RouteName, type CompanyPreview, type Danger, type Foresight, type OutspeedView, type Wire } from './types.gen';

/** The own ship where it could stand afterwards. */
export interface Ghost {
  zone: number;
  /** With how many others on the route: "alone", "with 1–2". Empty when company does not matter. */
  company: string;
  danger: Danger;
}

export interface Preview {
  route: RouteName;
  ghosts: Ghost[];
  /** The seats that a token would hit. */
  targets: number[];
}

const NOTHING: Preview = { route: RouteName.NO_ROUTE, ghosts: [], targets: [] };

export function previewOf(view: OutspeedView, option: Option<Wire> | null, found: Foresight | null): Preview {
  const me = view.pilots[view.seat];
  if (!option || !me || me.out) return NOTHING;
  const route = option.action.kind === 'Program' ? option.action.route : RouteName.NO_ROUTE;
  const targets = found?.kind === 'BonusPreview' ? found.targets : [];
  return { route, ghosts: ghostsOf(rowsOf(found)), targets };
}

/** What a route or a number of the wheel would bring, for each company that matters. */
export function rowsOf(found: Foresight | null): CompanyPreview[] {
  if (found?.kind === 'RoutePreview') return found.rows;
  return found?.kind === 'DialPreview' ? [found.row] : [];
}

function ghostsOf(rows: CompanyPreview[]): Ghost[] {
  const byZone = new Map<number, CompanyPreview[]>();
  for (const row of rows) {
    for (let zone = row.stands_low; zone <= row.stands_high; zone += 1) {
      byZone.set(zone, [...(byZone.get(zone) ?? []), row]);
    }
  }
  return [...byZone].map(([zone, some]) => ({
    zone,
    company: some.length === rows.length ? '' : companyWords(some.map((row) => row.others)),
    danger: Math.max(...some.map((row) => row.danger)) as Danger,
  }));
}

/** "alone", "with ≤1", "with 2–4". */
export function companyWords(others: readonly number[]): string {
  const low = Math.min(...others);
  const high = Math.max(...others);
  if (high === 0) return 'alone';
  const most = low > 0 && low < high ? `${low}–${high}` : String(high);
  return low > 0 ? `with ${most}` : `with ≤${high}`;
}

/** Rows of a preview that say the same, told once. */
export interface CompanyGroup {
  from: number;
  to: number;
  row: CompanyPreview;
}

export function groupRows(rows: readonly CompanyPreview[]): CompanyGroup[] {
  const groups: CompanyGroup[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && keyOf(last.row.text) === keyOf(row.text) && last.to === row.others - 1) last.to = row.others;
    else groups.push({ from: row.others, to: row.others, row });
  }
  return groups;
}

/** The head of such a group: "alone", "with 1 other", "with 2 to 4 others". */
export function groupWords(group: CompanyGroup, most: number): string {
  const { from, to } = group;
  if (from === 0 && to === most && most > 0) return 'whoever comes';
  if (to === 0) return 'alone';
  const others = to === 1 ? '1 other' : `${to} others`;
  if (from === to) return `with ${others}`;
  if (from === 0) return to === 1 ? 'alone or with 1 other' : `with up to ${others}`;
  return `with ${from} to ${others}`;
}
