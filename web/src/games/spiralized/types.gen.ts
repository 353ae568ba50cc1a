// Made from the wire shapes of spiralized by `make golden`. Do not edit.

import type { Phrase } from '../../wire/frames.gen';

export const Colour = {
  RED: 0,
  ORANGE: 1,
  YELLOW: 2,
  GREEN: 3,
  BLUE: 4,
  PURPLE: 5,
  NO_COLOUR: -1,
} as const;
export type Colour = (typeof Colour)[keyof typeof Colour];

export const Ending = {
  ALL_HOME: 0,
  STALLED: 1,
  ALL_LEFT: 2,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

export const Letter = {
  A: 0,
  B: 1,
  C: 2,
  D: 3,
} as const;
export type Letter = (typeof Letter)[keyof typeof Letter];

export const PitCause = {
  BY_HIT: 0,
  BY_DOUBLES: 1,
  BY_THIRD_DOUBLES: 2,
} as const;
export type PitCause = (typeof PitCause)[keyof typeof PitCause];

export type Beginning = {
  kind: 'Beginning';
};

export type Bonus = {
  kind: 'Bonus';
};

export type CameHome = {
  kind: 'CameHome';
  seat: number;
  token: Letter;
  number: number;
};

export type ChoicePreview = {
  kind: 'ChoicePreview';
  ends_turn: boolean;
  text: Phrase;
};

export type ChoosePartner = {
  kind: 'ChoosePartner';
  seat: number;
  token: Letter;
};

export type ChooseStep = {
  kind: 'ChooseStep';
  seat: number;
  die_one: number;
  die_two: number;
  playable: number;
  equals: number;
  uses_both: boolean;
};

export type ChooseTurn = {
  kind: 'ChooseTurn';
  seat: number;
  on_stairs: number;
  own_there: number;
  safe_there: number;
};

export type DiceLost = {
  kind: 'DiceLost';
  seat: number;
  dice: number[];
};

export type Exchange = {
  kind: 'Exchange';
  seat: number;
  token: Letter;
};

export type ExchangePreview = {
  kind: 'ExchangePreview';
  seat: number;
  token: Letter;
  place: string;
  to_go: number;
  gain: number;
  other_place: string;
  text: Phrase;
};

export type Exchanged = {
  kind: 'Exchanged';
  seat: number;
  token: Letter;
  start: number;
  end: number;
  place: string;
  other_seat: number;
  other_token: Letter;
  other_start: number;
  other_end: number;
  other_place: string;
};

export type Exchanging = {
  kind: 'Exchanging';
};

export type FirstThrow = {
  kind: 'FirstThrow';
};

export type FirstThrown = {
  kind: 'FirstThrown';
  totals: number[];
  starter: number;
};

export type Free = {
  kind: 'Free';
};

export type GaveUp = {
  kind: 'GaveUp';
  seat: number;
};

export type LeftPit = {
  kind: 'LeftPit';
  seat: number;
  token: Letter;
  is_freed: boolean;
  start: number;
  end: number;
};

export type Move = {
  kind: 'Move';
};

export type MovePreview = {
  kind: 'MovePreview';
  token: Letter;
  die: number;
  ring: number;
  way: number[];
  place: string;
  to_go: number;
  gain: number;
  victim: number;
  drops: boolean;
  is_sunburst: boolean;
  partners: number;
  stairs: number;
  hitters: number;
  rolls: number;
  brings: Phrase;
  text: Phrase;
};

export type NobodyToExchange = {
  kind: 'NobodyToExchange';
  seat: number;
  token: Letter;
};

export type Pass = {
  kind: 'Pass';
};

export type PrintedSpot = {
  kind: 'PrintedSpot';
  key: string;
  sign: string;
  ring: number;
  position: number;
  colour: Colour;
  name: string;
  title: string;
  text: string;
  note: string;
  left: string;
  right: string;
  outward: string;
  inward: string;
};

export type RaceWon = {
  kind: 'RaceWon';
  winners: number[];
  ending: Ending;
};

export type Roll = {
  kind: 'Roll';
};

export type Rolled = {
  kind: 'Rolled';
  seat: number;
  one: number;
  two: number;
  throw: number;
};

export type SentToPit = {
  kind: 'SentToPit';
  seat: number;
  token: Letter;
  cause: PitCause;
  by: number;
  start: number;
  end: number;
};

export type SnakeEyes = {
  kind: 'SnakeEyes';
};

export type Spiralized = {
  kind: 'Spiralized';
  seats: number;
  phases: Phase[];
  colours: Colour[];
  tokens: number[];
  pit: number;
  active: number;
  turn: number;
  throws: number;
  die_one: number;
  die_two: number;
  dice_used: number;
  is_double: boolean;
  has_freed: boolean;
  landed: number;
  stairs_in_a_row: number;
  left: number[];
  passed_over: number;
  winner: number;
};

export type SpiralizedBoard = {
  kind: 'SpiralizedBoard';
  lap: number;
  rings: number;
  safe_zone: number;
  tokens: number;
  colours: string[];
  spots: PrintedSpot[];
  ways: string[][];
  to_go: number[];
  seating: Colour[][];
};

export type SpiralizedView = {
  kind: 'SpiralizedView';
  seat: number;
  phase: string;
  colours: Colour[];
  tokens: number[];
  pit: number;
  active: number;
  round: number;
  turn: number;
  throws: number;
  die_one: number;
  die_two: number;
  dice_used: number;
  is_double: boolean;
  landed: number;
  stairs_in_a_row: number;
  left: number[];
  winner: number;
};

export type Stair = {
  kind: 'Stair';
  token: Letter;
  ring: number;
};

export type StakePreview = {
  kind: 'StakePreview';
  token: number;
  ends_turn: boolean;
  text: Phrase;
};

export type Stalled = {
  kind: 'Stalled';
  turns: number;
};

export type Standings = {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
};

export type Step = {
  kind: 'Step';
  die: number;
  token: Letter;
};

export type Stepped = {
  kind: 'Stepped';
  seat: number;
  token: Letter;
  die: number;
  start: number;
  end: number;
  place: string;
  way: number[];
};

export type Stepping = {
  kind: 'Stepping';
};

export type Stop = {
  kind: 'Stop';
};

export type TakeBonus = {
  kind: 'TakeBonus';
  seat: number;
};

export type ThirdDoubles = {
  kind: 'ThirdDoubles';
  seat: number;
};

export type TookStairs = {
  kind: 'TookStairs';
  seat: number;
  token: Letter;
  start: number;
  end: number;
  place: string;
};

export type TurnBegan = {
  kind: 'TurnBegan';
  turn: number;
  seat: number;
};

export type UseSnakeEyes = {
  kind: 'UseSnakeEyes';
  seat: number;
};

export type Action = Exchange | Free | Move | Pass | Roll | Stair | Step | Stop;

export type Board = SpiralizedBoard;

export type Decision = ChoosePartner | ChooseStep | ChooseTurn | TakeBonus | UseSnakeEyes;

export type Event = CameHome | DiceLost | Exchanged | FirstThrown | GaveUp | LeftPit | NobodyToExchange | RaceWon | Rolled | SentToPit | Stalled | Stepped | ThirdDoubles | TookStairs | TurnBegan;

export type Foresight = ChoicePreview | ExchangePreview | MovePreview | StakePreview;

export type Order = never;

export type Phase = Beginning | Bonus | Exchanging | FirstThrow | SnakeEyes | Stepping;

export type Piece = Spiralized;

export type Race = Spiralized;

export type Scouting = never;

export type Value = PrintedSpot | Standings;

export type View = SpiralizedView;

/** The kinds of this game, by their sort. */
export type Wire = {
  view: View;
  decision: Decision;
  action: Action;
  event: Event;
  foresight: Foresight;
  order: Order;
  board: Board;
  scouting: Scouting;
};
