/** The language of the tiles, `condition | cost | benefit`, read into symbols and words. */

export const ROUTE_NAMES = ['left', 'middle', 'right'] as const;
export const ROUTE_SIGNS = ['●', '▲', '■'] as const;
const ROUTE_KEYS = ['L', 'M', 'R'];

export type Colour = 'yellow' | 'blue';

/** One summand of an amount. */
export type Term =
  | { kind: 'number'; value: number }
  /** One for each pilot on that route. */
  | { kind: 'crowd'; route: number }
  | { kind: 'dice'; colour: Colour; times: number }
  /** The die once for each pilot on that route. */
  | { kind: 'crowd-dice'; colour: Colour; route: number }
  | { kind: 'wheel' };

export type Sum = Term[];

export interface Route {
  isLit: boolean;
  /** Places on the route; null when there is room for all. */
  room: number | null;
  alone: boolean;
  cost: Sum;
  zones: Sum;
  fuel: Sum;
  tokens: number;
}

const OFF: Route = {
  isLit: false,
  room: null,
  alone: false,
  cost: [],
  zones: [],
  fuel: [],
  tokens: 0,
};

export function parseRoute(text: string): Route {
  const [condition, cost, benefit] = text.split(' | ');
  if (condition === undefined || cost === undefined || benefit === undefined) return OFF;
  const gains = new Map(benefit.split(' ').map((item) => item.split('=') as [string, string]));
  return {
    isLit: true,
    room: condition.startsWith('P') ? Number(condition.slice(1)) : null,
    alone: condition === 'ALONE',
    cost: parseSum(cost),
    zones: parseSum(gains.get('Z') ?? '0'),
    fuel: parseSum(gains.get('F') ?? '0'),
    tokens: Number(gains.get('B') ?? 0),
  };
}

/** `#M+1` is one for each pilot on the middle route, and one more. Nothing is an empty sum. */
export function parseSum(text: string): Sum {
  return text
    .split('+')
    .map(parseTerm)
    .filter((term) => term.kind !== 'number' || term.value > 0);
}

function parseTerm(text: string): Term {
  if (text === 'X') return { kind: 'wheel' };
  const [first, second] = text.split('*') as [string, string | undefined];
  const die = second ?? first;
  if (die === 'dY' || die === 'dB') {
    const colour: Colour = die === 'dY' ? 'yellow' : 'blue';
    if (second === undefined) return { kind: 'dice', colour, times: 1 };
    if (first.startsWith('#')) return { kind: 'crowd-dice', colour, route: routeOf(first) };
    return { kind: 'dice', colour, times: Number(first) };
  }
  if (text.startsWith('#')) return { kind: 'crowd', route: routeOf(text) };
  return { kind: 'number', value: Number(text) };
}

function routeOf(symbol: string): number {
  return ROUTE_KEYS.indexOf(symbol.slice(1));
}

/** What is drawn for a route, from left to right. */
export type Sign =
  | { sign: 'text'; text: string }
  | { sign: 'person' | 'all' | 'alone' | 'cube' | 'chevron' | 'token' | 'wheel' }
  | { sign: 'die'; colour: Colour }
  | { sign: 'crowd'; route: number };

export type Unit = 'cube' | 'chevron' | 'token';

/** An amount in symbols: a number and its unit, a die, pilots to be counted. */
export function sumSigns(sum: Sum, unit: Unit): Sign[] {
  const signs: Sign[] = [];
  for (const term of sum) {
    if (signs.length) signs.push({ sign: 'text', text: '+' });
    signs.push(...termSigns(term));
  }
  if (signs.length) signs.push({ sign: unit });
  return signs;
}

function termSigns(term: Term): Sign[] {
  switch (term.kind) {
    case 'number':
      return [{ sign: 'text', text: String(term.value) }];
    case 'crowd':
      return [{ sign: 'crowd', route: term.route }];
    case 'crowd-dice':
      return [
        { sign: 'crowd', route: term.route },
        { sign: 'text', text: '×' },
        { sign: 'die', colour: term.colour },
      ];
    case 'wheel':
      return [{ sign: 'wheel' }];
    case 'dice': {
      const die: Sign = { sign: 'die', colour: term.colour };
      if (term.times === 1) return [die];
      return [{ sign: 'text', text: `${term.times}×` }, die];
    }
  }
}

export function plural(number: number, noun: string): string {
  return number === 1 || noun === 'fuel' ? `${number} ${noun}` : `${number} ${noun}s`;
}

/** A term in words; with a noun it says of what. */
function termWords(term: Term, noun = ''): string {
  const nouns = noun === 'fuel' ? noun : `${noun}s`;
  const of = noun && ` of ${nouns}`;
  switch (term.kind) {
    case 'number':
      return noun ? plural(term.value, noun) : String(term.value);
    case 'crowd':
      return `${noun ? plural(1, noun) : 1} per pilot on ${ROUTE_SIGNS[term.route]}`;
    case 'crowd-dice':
      return `a ${term.colour} die${of} per pilot on ${ROUTE_SIGNS[term.route]}`;
    case 'wheel':
      return noun ? `X ${nouns}` : 'X';
    case 'dice':
      return (term.times === 1 ? `a ${term.colour} die` : `${term.times} ${term.colour} dice`) + of;
  }
}

/** "2 fuel", "1 fuel plus a yellow die", "1 zone per pilot on ■". */
export function sumWords(sum: Sum, noun: string): string {
  if (!sum.length) return `no ${noun}`;
  return sum.map((term, index) => termWords(term, index ? '' : noun)).join(' plus ');
}

/** The same where there is little room: "1 + die roll", "1 per ■". */
export function sumBrief(sum: Sum, noun: string): string {
  const [first] = sum;
  if (!first) return 'free';
  if (sum.length === 1 && first.kind === 'number') return plural(first.value, noun);
  if (sum.length === 1 && first.kind === 'wheel') return noun === 'fuel' ? 'X fuel' : `X ${noun}s`;
  return sum.map(termBrief).join(' + ');
}

function termBrief(term: Term): string {
  switch (term.kind) {
    case 'number':
      return String(term.value);
    case 'crowd':
      return `1 per ${ROUTE_SIGNS[term.route]}`;
    case 'crowd-dice':
      return `die per ${ROUTE_SIGNS[term.route]}`;
    case 'wheel':
      return 'X';
    case 'dice':
      return term.times === 1 ? 'die roll' : `${term.times} dice`;
  }
}

/** A line of a route: its symbols, its words, and its words where there is little room. */
export interface Line {
  part: 'condition' | 'cost' | 'benefit';
  signs: Sign[];
  words: string;
  /** What follows if the condition is not met. */
  otherwise?: string;
  brief: string;
}

/** The lines of a lit route as they are drawn, top to bottom. */
export function routeLines(route: Route): Line[] {
  const lines = [conditionLine(route), costLine(route)];
  const gain = (signs: Sign[], words: string, brief: string): void => {
    lines.push({ part: 'benefit', signs, words, brief });
  };
  if (route.zones.length) {
    gain(
      sumSigns(route.zones, 'chevron'),
      sumWords(route.zones, 'zone'),
      sumBrief(route.zones, 'zone'),
    );
  }
  if (route.fuel.length) {
    gain(
      [{ sign: 'text', text: '+' }, ...sumSigns(route.fuel, 'cube')],
      `gain ${sumWords(route.fuel, 'fuel')}`,
      `+${sumBrief(route.fuel, 'fuel')}`,
    );
  }
  if (route.tokens) {
    const words = plural(route.tokens, 'token');
    const signs: Sign[] =
      route.tokens > 3
        ? [{ sign: 'text', text: String(route.tokens) }, { sign: 'token' }]
        : Array.from({ length: route.tokens }, () => ({ sign: 'token' as const }));
    gain(signs, `draw ${words}`, words);
  }
  return lines;
}

const MOST_DRAWN = 4;

function conditionLine(route: Route): Line {
  const part = 'condition';
  if (route.alone) {
    const otherwise = 'else you pay for nothing';
    return {
      part,
      signs: [{ sign: 'alone' }],
      words: 'free if alone',
      otherwise,
      brief: 'be alone',
    };
  }
  if (route.room === null) {
    return { part, signs: [{ sign: 'all' }], words: 'open to all', brief: 'open to all' };
  }
  const signs: Sign[] =
    route.room > MOST_DRAWN
      ? [{ sign: 'text', text: String(route.room) }, { sign: 'person' }]
      : Array.from({ length: route.room }, () => ({ sign: 'person' as const }));
  const words = `room for ${route.room}`;
  return { part, signs, words, otherwise: 'else all lose the turn', brief: words };
}

function costLine(route: Route): Line {
  const part = 'cost';
  if (!route.cost.length) {
    const signs: Sign[] = [{ sign: 'text', text: '0' }, { sign: 'cube' }];
    return { part, signs, words: 'free', brief: 'free' };
  }
  const signs = sumSigns(route.cost, 'cube');
  const words = `pay ${sumWords(route.cost, 'fuel')}`;
  return { part, signs, words, brief: `−${sumBrief(route.cost, 'fuel')}` };
}

/** What comes of the route if all goes well: "4 zones, 1 token". */
export function gainWords(route: Route): string {
  const gains: string[] = [];
  if (route.zones.length) gains.push(sumWords(route.zones, 'zone'));
  if (route.fuel.length) gains.push(`+${sumWords(route.fuel, 'fuel')}`);
  if (route.tokens) gains.push(plural(route.tokens, 'token'));
  return gains.join(', ') || 'nothing';
}

/** The route as a player would say it: "2 fuel → 4 zones, if at most one other comes along". */
export function routeSentence(route: Route): string {
  if (!route.isLit) return 'the light is off: nobody can take it';
  const price = route.cost.length ? sumWords(route.cost, 'fuel') : 'free';
  const gains = gainWords(route);
  if (route.alone)
    return `${gains} for free if you are alone; with company you pay ${price} for nothing`;
  if (route.room === null) return `${price} → ${gains}`;
  return `${price} → ${gains}, ${companyWords(route.room)}`;
}

function companyWords(room: number): string {
  if (room === 1) return 'if nobody else comes along';
  if (room === 2) return 'if at most one other comes along';
  return `if at most ${room - 1} others come along`;
}
