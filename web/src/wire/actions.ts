/** Comparing actions, which are plain values. */

import type { Option, Shape, Wire } from './frames';

/** The same text for the same value, in whatever order its fields came. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${name}:${keyOf(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Whether two options are the same answer. */
export function isSame(one: Option | null | undefined, other: Option | null | undefined): boolean {
  if (!one || !other) return false;
  return one === other || keyOf(one.action) === keyOf(other.action);
}

export function optionOf<W extends Wire>(options: Option<W>[], action: Shape | null): Option<W> | null {
  if (action === null) return null;
  const key = keyOf(action);
  return options.find((option) => keyOf(option.action) === key) ?? null;
}
