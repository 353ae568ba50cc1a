/** Games of no interest, for the tests of the set-up page. */

import type { Choice, GameCard } from '../../wire/rest';

const none = { values: [], least: 0, most: 0, is_rising: false, usual: '', of: '', parts: {}, is_in_data: false };
const CHOICES: Choice[] = [
  {
    ...none,
    key: 'lane',
    title: 'Lane',
    help: 'How far it is.',
    kind: 'one',
    default: 'short',
    values: [{ value: 'short', text: 'Short' }, { value: 'long', text: 'Long' }],
  },
  { ...none, key: 'laps', title: 'Laps', help: 'How often.', kind: 'number', default: 3, least: 1, most: 5 },
  {
    ...none,
    key: 'colours',
    title: 'Colour',
    help: 'You sit in the order of the colours.',
    kind: 'seats',
    default: 'table',
    is_rising: true,
    values: ['Red', 'Blue', 'Green'].map((text, value) => ({ value, text })),
  },
];
const TRACKS: Choice[] = [
  {
    ...none,
    key: 'track',
    title: 'Track',
    help: 'Where.',
    kind: 'one',
    default: 'oval',
    is_in_data: true,
    values: [{ value: 'oval', text: 'Oval' }, { value: 'snake', text: 'Snake' }],
  },
  {
    ...none,
    key: 'safe',
    title: 'Safe speeds',
    help: 'How fast.',
    kind: 'parts',
    default: {},
    usual: 'as posted',
    of: 'track',
    least: 1,
    most: 4,
    parts: {
      oval: [{ part: 'A', text: 'A, right', default: 2 }, { part: 'B', text: 'B, right', default: 1 }],
      snake: [{ part: 'A', text: 'A, left', default: 4 }],
    },
  },
];
export const CARD: GameCard = {
  id: 'toy',
  title: 'Soapbox',
  tagline: 'Carts.',
  goal: 'Be the first at the bottom of the hill.',
  mood: 'Downhill',
  seats: [2, 3],
  version: 1,
  stage: 'proven',
  minutes: [[2, 3], [2, 3, 5]],
  bots: ['rookie'],
  has_data: false,
  has_secrets: false,
  moments: [],
  lessons: [],
  choices: CHOICES,
};

/** With a number for each part, and data of one's own. */
export const DERBY: GameCard = { ...CARD, id: 'derby', has_data: true, choices: TRACKS };
