/** The server's words, in parts: what it names is a part of its own, so nothing is looked for in a text. */

import type { AmountPart, Part, Phrase, PlacePart } from '../wire/frames';

export function isPlace(part: Part): part is PlacePart {
  return Array.isArray(part) && typeof part[0] === 'string';
}

export function isAmount(part: Part): part is AmountPart {
  return Array.isArray(part) && typeof part[0] === 'number';
}

/** "4 fuel", without what it was added up from. */
export function amountWords([number, unit]: AmountPart): string {
  return unit ? `${number} ${unit}` : `${number}`;
}

/** The phrase as it is read out, for where nothing can be pointed at. */
export function readOut(phrase: Phrase, names: readonly string[]): string {
  return phrase.map((part) => readPart(part, names)).join('');
}

/** All of an amount: "4 fuel = 1 + 3 (yellow die)". */
export function amountText(amount: AmountPart): string {
  return amount[2] ? `${amountWords(amount)} = ${amount[2]}` : amountWords(amount);
}

function readPart(part: Part, names: readonly string[]): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return names[part] ?? '';
  if (isPlace(part)) return part[1];
  return amountText(part);
}
