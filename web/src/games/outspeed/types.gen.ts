// Made from the wire shapes of outspeed by `make golden`. Do not edit.

import type { Phrase } from '../../wire/frames.gen';

export const Danger = {
  SAFE: 0,
  AT_RISK: 1,
  LOST: 2,
} as const;
export type Danger = (typeof Danger)[keyof typeof Danger];

export const Ending = {
  STILL_RACING: 0,
  FINISH: 1,
  LAST_SURVIVOR: 2,
  ALL_OUT: 3,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

export const Exit = {
  OUT_OF_FUEL: 0,
  LEFT_BEHIND: 1,
  PUSHED_OFF: 2,
  COULD_NOT_PAY: 3,
  DRAINED: 4,
} as const;
export type Exit = (typeof Exit)[keyof typeof Exit];

export const FuelSource = {
  FROM_ROUTE: 0,
  FROM_TANK: 1,
} as const;
export type FuelSource = (typeof FuelSource)[keyof typeof FuelSource];

export const MoveCause = {
  BY_ROUTE: 0,
  BY_NITRO: 1,
  BY_PUSH: 2,
} as const;
export type MoveCause = (typeof MoveCause)[keyof typeof MoveCause];

export const RouteName = {
  LEFT: 0,
  MIDDLE: 1,
  RIGHT: 2,
  NO_ROUTE: -1,
} as const;
export type RouteName = (typeof RouteName)[keyof typeof RouteName];

export const Side = {
  SMALL_SIDE: 0,
  LARGE_SIDE: 1,
} as const;
export type Side = (typeof Side)[keyof typeof Side];

export const TieBreak = {
  NO_TIE: 0,
  BY_FUEL: 1,
  BY_TOKENS: 2,
  SHARED: 3,
} as const;
export type TieBreak = (typeof TieBreak)[keyof typeof TieBreak];

export const Token = {
  ELECTROMAGNET: 0,
  ION_CANNON: 1,
  FLAMETHROWER: 2,
  FORCEFIELD: 3,
  NITRO: 4,
  FUEL_TANK: 5,
  NO_TOKEN: -1,
} as const;
export type Token = (typeof Token)[keyof typeof Token];

export type Announced = {
  kind: 'Announced';
  seat: number;
  plays: boolean;
};

export type Announcing = {
  kind: 'Announcing';
  groups: number[][];
};

export type Applying = {
  kind: 'Applying';
  groups: number[][];
};

export type BoardAttached = {
  kind: 'BoardAttached';
  board: number;
  last_zone: number;
};

export type BoardRemoved = {
  kind: 'BoardRemoved';
  board: number;
  first_zone: number;
};

export type Bonus = {
  kind: 'Bonus';
};

export type BonusApplied = {
  kind: 'BonusApplied';
  seat: number;
  token: Token;
  targets: number[];
};

export type BonusPreview = {
  kind: 'BonusPreview';
  token: Token;
  targets: number[];
  text: Phrase;
};

export type BonusRevealed = {
  kind: 'BonusRevealed';
  seats: number[];
  tokens: Token[];
};

export type ChooseBonus = {
  kind: 'ChooseBonus';
  seat: number;
  tokens: number[];
  is_rearmost: boolean;
  on_finish_tile: boolean;
};

export type ChooseRoute = {
  kind: 'ChooseRoute';
  seat: number;
  tile: number;
  side: Side;
  fuel: number;
  lowest_costs: number[];
};

export type Committed = {
  kind: 'Committed';
  seat: number;
  token: Token;
};

export type CompanyPreview = {
  kind: 'CompanyPreview';
  others: number;
  is_overfull: boolean;
  cost_low: number;
  cost_high: number;
  zones_low: number;
  zones_high: number;
  stands_low: number;
  stands_high: number;
  fuel_low: number;
  fuel_high: number;
  tokens: number;
  field: number;
  danger: Danger;
  out_on: number;
  out_of: number;
  text: Phrase;
};

export type Dial = {
  kind: 'Dial';
  number: number;
};

export type DialPreview = {
  kind: 'DialPreview';
  number: number;
  row: CompanyPreview;
  title: string;
  text: Phrase;
};

export type Dialling = {
  kind: 'Dialling';
};

export type Drawing = {
  kind: 'Drawing';
  waiting: number[];
};

export type Eliminated = {
  kind: 'Eliminated';
  seat: number;
  how: Exit;
};

export type FuelGained = {
  kind: 'FuelGained';
  seat: number;
  source: FuelSource;
  fixed: number;
  crowd: number;
  fuel: number;
};

export type FuelLost = {
  kind: 'FuelLost';
  seat: number;
  amount: number;
  fuel: number;
};

export type Gaining = {
  kind: 'Gaining';
};

export type Keep = {
  kind: 'Keep';
  token: Token;
};

export type KeepToken = {
  kind: 'KeepToken';
  seat: number;
  drawn: Token[];
};

export type Keeping = {
  kind: 'Keeping';
  seats: number[];
  drawn: number[];
};

export type MarkerPlaced = {
  kind: 'MarkerPlaced';
  seat: number;
  zone: number;
};

export type MarkersRemoved = {
  kind: 'MarkersRemoved';
  zone: number;
};

export type Moved = {
  kind: 'Moved';
  seat: number;
  cause: MoveCause;
  wanted: number;
  zones: number;
  start: number;
  end: number;
  stopped: boolean;
};

export type Moving = {
  kind: 'Moving';
};

export type NoTokenLeft = {
  kind: 'NoTokenLeft';
  seat: number;
};

export type Outspeed = {
  kind: 'Outspeed';
  seats: number;
  phases: Phase[];
  turn: number;
  tile: number;
  side: Side;
  track_left: number[];
  pilots: Pilot[];
  rear: number;
  front: number;
  markers: number[];
  entered: number[];
  bag: number[];
  under: number[];
  under_by: number[];
  discards: number[];
  blocks: number;
  ending: Ending;
};

export type OutspeedBoard = {
  kind: 'OutspeedBoard';
  tiles: PrintedTile[];
  tokens: PrintedToken[];
  sides: string[];
  routes: string[];
  route_signs: string[];
  yellow: number[];
  blue: number[];
  wheel_most: number;
  start_zone: number;
  start_fuel: number;
  zones_per_board: number;
  turns: number;
  forcefield: string;
  rear: string;
  front: string;
  low_fuel: number;
  low: string;
};

export type OutspeedView = {
  kind: 'OutspeedView';
  seat: number;
  phase: string;
  turn: number;
  tile: number;
  side: Side;
  track_left: number[];
  pilots: PilotView[];
  rear: number;
  front: number;
  first_zone: number;
  last_zone: number;
  markers: number[];
  hand: number[];
  committed: Token;
  shuffled: number;
  under: Token[];
  discards: number[];
  ending: Ending;
};

export type Paid = {
  kind: 'Paid';
  seat: number;
  route: RouteName;
  fixed: number;
  crowd: number;
  rolled: number[];
  dialled: number;
  paid: number;
  fuel: number;
};

export type Pass = {
  kind: 'Pass';
};

export type Paying = {
  kind: 'Paying';
};

export type Pilot = {
  kind: 'Pilot';
  seat: number;
  zone: number;
  fuel: number;
  tokens: number[];
  committed: Token;
  route: RouteName;
  dialled: number;
  ahead: number;
  due: number;
  out: number;
};

export type PilotView = {
  kind: 'PilotView';
  seat: number;
  zone: number;
  fuel: number;
  tokens: number;
  has_committed: boolean;
  route: RouteName;
  dialled: number;
  ahead: number;
  out: number;
};

export type Play = {
  kind: 'Play';
  token: Token;
};

export type PrintedLine = {
  kind: 'PrintedLine';
  part: string;
  signs: string[];
  text: string;
  brief: string;
  otherwise: string;
};

export type PrintedRoute = {
  kind: 'PrintedRoute';
  is_lit: boolean;
  room: number;
  is_alone: boolean;
  tokens: number;
  lines: PrintedLine[];
  text: string;
};

export type PrintedTile = {
  kind: 'PrintedTile';
  id: number;
  name: string;
  is_finish: boolean;
  sides: PrintedRoute[][];
};

export type PrintedToken = {
  kind: 'PrintedToken';
  name: string;
  text: string;
  rule: string;
  number: number;
  is_aimed: boolean;
};

export type Program = {
  kind: 'Program';
  route: RouteName;
};

export type Programming = {
  kind: 'Programming';
};

export type RaceEnded = {
  kind: 'RaceEnded';
  ending: Ending;
  winners: number[];
  tie_break: TieBreak;
};

export type Reveal = {
  kind: 'Reveal';
};

export type RouteOverfull = {
  kind: 'RouteOverfull';
  route: RouteName;
  seats: number[];
  room: number;
};

export type RoutePreview = {
  kind: 'RoutePreview';
  route: RouteName;
  rows: CompanyPreview[];
  text: Phrase;
};

export type RoutesRevealed = {
  kind: 'RoutesRevealed';
  routes: RouteName[];
  programmed: number[];
};

export type SetWheel = {
  kind: 'SetWheel';
  seat: number;
  most: number;
};

export type StackReshuffled = {
  kind: 'StackReshuffled';
  number: number;
};

export type Standings = {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
};

export type TileRevealed = {
  kind: 'TileRevealed';
  turn: number;
  tile: number;
  name: string;
  side: Side;
};

export type TilesTurned = {
  kind: 'TilesTurned';
  side: Side;
};

export type TokenKept = {
  kind: 'TokenKept';
  seat: number;
  tokens: number;
  kept: Token;
  returned: Token;
};

export type TokenTaken = {
  kind: 'TokenTaken';
  seat: number;
  tokens: number;
};

export type TokensDiscarded = {
  kind: 'TokensDiscarded';
  seat: number;
  tokens: number[];
};

export type TokensDrawn = {
  kind: 'TokensDrawn';
  seat: number;
  number: number;
};

export type TokensSeen = {
  kind: 'TokensSeen';
  seat: number;
  tokens: Token[];
};

export type Turn = {
  kind: 'Turn';
};

export type WentAlone = {
  kind: 'WentAlone';
  seat: number;
  route: RouteName;
};

export type WheelsRevealed = {
  kind: 'WheelsRevealed';
  seats: number[];
  numbers: number[];
};

export type ZonesGained = {
  kind: 'ZonesGained';
  seat: number;
  fixed: number;
  crowd: number;
  rolled: number[];
  dialled: number;
};

export type Action = Dial | Keep | Pass | Play | Program;

export type Board = OutspeedBoard;

export type Decision = ChooseBonus | ChooseRoute | KeepToken | SetWheel;

export type Event = Announced | BoardAttached | BoardRemoved | BonusApplied | BonusRevealed | Committed | Eliminated | FuelGained | FuelLost | MarkerPlaced | MarkersRemoved | Moved | NoTokenLeft | Paid | RaceEnded | RouteOverfull | RoutesRevealed | StackReshuffled | TileRevealed | TilesTurned | TokenKept | TokenTaken | TokensDiscarded | TokensDrawn | TokensSeen | WentAlone | WheelsRevealed | ZonesGained;

export type Foresight = BonusPreview | DialPreview | RoutePreview;

export type Order = never;

export type Phase = Announcing | Applying | Bonus | Dialling | Drawing | Gaining | Keeping | Moving | Paying | Programming | Reveal | Turn;

export type Piece = Outspeed | Pilot;

export type Race = Outspeed;

export type Scouting = never;

export type Value = CompanyPreview | PilotView | PrintedLine | PrintedRoute | PrintedTile | PrintedToken | Standings;

export type View = OutspeedView;

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
