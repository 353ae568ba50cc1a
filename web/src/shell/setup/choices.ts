/** What was chosen before a race: from the game's choices to the config that is sent. */

import type { Choice, Numbers, PartCard, PartsChoice, Picked, PlainChoice } from '../../wire/rest';

/** What is picked of each choice that is not for the seats. */
export type Picks = Record<string, Picked>;

/** Of each choice for the seats, what every chair has. */
export type ChairPicks = Record<string, Picked[]>;

/** Of each choice for parts, the numbers that somebody has set. */
export type PartPicks = Record<string, Numbers>;

export const isShared = (choice: Choice): choice is PlainChoice => choice.kind === 'one' || choice.kind === 'number';
export const isForSeats = (choice: Choice): choice is PlainChoice => choice.kind === 'seats';
export const isForParts = (choice: Choice): choice is PartsChoice => choice.kind === 'parts';

export function usualPicks(choices: Choice[]): Picks {
  return Object.fromEntries(choices.filter(isShared).map((choice) => [choice.key, choice.default]));
}

/** Whether own data says this itself: a track file has its corners and their speeds. */
export function isInData(choice: Choice, choices: Choice[]): boolean {
  return choice.is_in_data || choices.some((other) => other.is_in_data && other.key === choice.of);
}

/** The parts of what is picked. */
export function partsOf(choice: PartsChoice, picks: Picks): PartCard[] {
  return choice.parts[String(picks[choice.of])] ?? [];
}

/** The numbers that are not what they are anyway. */
export function changed(parts: readonly PartCard[], numbers: Numbers): Numbers {
  const own = parts.filter(({ part, default: usual }) => (numbers[part] ?? usual) !== usual);
  return Object.fromEntries(own.map(({ part }) => [part, numbers[part]!]));
}

/** All numbers a step lower or higher, as far as they go. */
export function shifted(choice: PartsChoice, parts: readonly PartCard[], numbers: Numbers, by: number): Numbers {
  const moved = (number: number) => Math.min(choice.most, Math.max(choice.least, number + by));
  return Object.fromEntries(parts.map(({ part, default: usual }) => [part, moved(numbers[part] ?? usual)]));
}

/** A value for each chair, no two alike: the wanted ones as far as they go, then whatever is free. */
export function filled(choice: Choice, wanted: readonly Picked[], chairs: number): Picked[] {
  const known = choice.values.map((one) => one.value);
  const given = [...new Set(wanted)].filter((value) => known.includes(value)).slice(0, chairs);
  const free = known.filter((value) => !given.includes(value));
  return [...given, ...free.slice(0, chairs - given.length)];
}

/** One chair takes a value; whoever had it gets the one that is left over. */
export function taken(list: readonly Picked[], chair: number, value: Picked): Picked[] {
  const before = list[chair]!;
  return list.map((one, index) => (index === chair ? value : one === value ? before : one));
}

/** The chairs in the order in which they are seated. */
export function seatingOrder(choices: Choice[], picks: ChairPicks, chairs: number): number[] {
  const order = Array.from({ length: chairs }, (_, index) => index);
  const rising = choices.find((choice) => choice.is_rising && picks[choice.key]);
  if (!rising) return order;
  const list = picks[rising.key]!;
  const rank = (chair: number) => rising.values.findIndex((one) => one.value === list[chair]);
  return order.sort((a, b) => rank(a) - rank(b));
}

/** The config of the race: only what differs from what holds anyway. */
export function configOf(
  choices: Choice[],
  picks: Picks,
  chairPicks: ChairPicks,
  chairs: number,
  numbers: PartPicks = {},
): Record<string, unknown> {
  const order = seatingOrder(choices, chairPicks, chairs);
  const config: Record<string, unknown> = {};
  for (const choice of choices) {
    const list = chairPicks[choice.key];
    const pick = picks[choice.key];
    if (choice.kind === 'seats') {
      if (list) config[choice.key] = order.map((chair) => list[chair]);
    } else if (choice.kind === 'parts') {
      const own = changed(partsOf(choice, picks), numbers[choice.key] ?? {});
      if (Object.keys(own).length > 0) config[choice.key] = own;
    } else if (pick !== undefined && pick !== choice.default) config[choice.key] = pick;
  }
  return config;
}

/** The choice that a refusal is about: "config.colours[2]" is about "colours". */
export function keyOfField(field: string | undefined): string {
  return /^config\.([^.[]+)/.exec(field ?? '')?.[1] ?? '';
}

/** A refusal beside its control needs no address. */
export function withoutField(message: string, field: string | undefined): string {
  const rest = field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Beside the control of something with parts, only the place within it is of use. */
export function withinField(message: string, key: string): string {
  return message.replace(new RegExp(`^config\\.${key}\\.?(: )?`), '');
}
