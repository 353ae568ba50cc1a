// Made from the wire shapes of powersled by `make golden`. Do not edit.

import type { Phrase } from '../../wire/frames.gen';

export const CardKind = {
  MOVE_3: 0,
  MOVE_4: 1,
  MOVE_5: 2,
  DRIFT_2: 3,
  DRIFT_3: 4,
  DRIFT_4: 5,
  CORNERING: 6,
  PILOTING: 7,
  SPEED: 8,
  REFLEXES: 9,
  LASER: 10,
  MINE: 11,
  SLICK: 12,
  NUKE: 13,
  FIELD: 14,
  HOOK: 15,
  NO_CARD: -1,
} as const;
export type CardKind = (typeof CardKind)[keyof typeof CardKind];

export const Cause = {
  BY_CORNER: 0,
  BY_SLICK: 1,
  BY_COLLISION: 2,
  BY_SIDESWIPE: 3,
  BY_MINE: 4,
  BY_LASER: 5,
  BY_NUKE: 6,
  BY_HOOK: 7,
  BY_REGAIN: 8,
} as const;
export type Cause = (typeof Cause)[keyof typeof Cause];

export const Departure = {
  CRASHED: 0,
  BROKE_DOWN: 1,
} as const;
export type Departure = (typeof Departure)[keyof typeof Departure];

export const Ending = {
  STILL_RACING: 0,
  FINISH: 1,
  LAST_LEFT: 2,
  NOBODY_LEFT: 3,
  TURN_LIMIT: 4,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

export const Fate = {
  NO_HARM: 0,
  DAMAGED: 1,
  ONE_STEP: 2,
  TWO_STEPS: 3,
  SPUN: 4,
  CRASHED: 5,
  BROKEN: 6,
} as const;
export type Fate = (typeof Fate)[keyof typeof Fate];

export const Half = {
  FRONT: 0,
  REAR: 1,
  PASSING: 2,
} as const;
export type Half = (typeof Half)[keyof typeof Half];

export const Manner = {
  REAR_END: 0,
  DIAGONAL: 1,
  SIDE: 2,
} as const;
export type Manner = (typeof Manner)[keyof typeof Manner];

export const Piloting = {
  NO_PILOTING: 0,
  OWN_SQUARE: 1,
  NEXT_SQUARE: 2,
  BOTH_SQUARES: 3,
} as const;
export type Piloting = (typeof Piloting)[keyof typeof Piloting];

export const Reason = {
  OVER_LIMIT: 0,
  FOR_STEPS: 1,
  FOR_SPIN: 2,
  ALL_LOST: 3,
} as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

export const Result = {
  CRASH: 0,
  SPIN: 1,
  LOSE_TWO: 2,
  LOSE_ONE: 3,
  NO_EFFECT: 4,
} as const;
export type Result = (typeof Result)[keyof typeof Result];

export const Way = {
  FORWARD: 0,
  LEFT: 1,
  RIGHT: 2,
} as const;
export type Way = (typeof Way)[keyof typeof Way];

export type AfterMoves = {
  kind: 'AfterMoves';
  at: number;
};

export type Blow = {
  kind: 'Blow';
  seat: number;
  strength: number;
  cause: Cause;
};

export type BlowRolled = {
  kind: 'BlowRolled';
  seat: number;
  strength: number;
  one: number;
  two: number;
  total: number;
  damage: number;
  beyond: number;
  test: number;
  armor: number;
  must_test: boolean;
};

export type Build = {
  kind: 'Build';
  thrust: number;
  stability: number;
  pilot: number;
  armor: number;
};

export type BuildPreview = {
  kind: 'BuildPreview';
  left: number;
  text: Phrase;
};

export type Building = {
  kind: 'Building';
};

export type BuildsRevealed = {
  kind: 'BuildsRevealed';
  builds: number[][];
};

export type Card = {
  kind: 'Card';
  number: CardKind;
  code: string;
  name: string;
  speed: number | null;
  family: string;
  effect: string;
  rule: string;
  idle: string;
};

export type CardsLaid = {
  kind: 'CardsLaid';
  seat: number;
  card: CardKind;
  speed: number;
  corners: number;
  pilotings: number;
  extras: number;
};

export type ChoicePreview = {
  kind: 'ChoicePreview';
  seat: number;
  square: number;
  odds: OddsPreview[];
  text: Phrase;
};

export type ChooseAfter = {
  kind: 'ChooseAfter';
  seat: number;
  hand: number[];
};

export type ChooseBuild = {
  kind: 'ChooseBuild';
  seat: number;
  points: number;
};

export type ChooseCards = {
  kind: 'ChooseCards';
  seat: number;
  hand: number[];
};

export type ChooseDiscard = {
  kind: 'ChooseDiscard';
  seat: number;
  left: number;
  why: Reason;
};

export type ChooseStep = {
  kind: 'ChooseStep';
  seat: number;
  left: number;
  is_drift: boolean;
  can_change: boolean;
  has_passed: boolean;
  diagonals: number;
  is_extra: boolean;
  is_inside: boolean;
};

export type Clearing = {
  kind: 'Clearing';
  x: number;
  y: number;
  radius: number;
};

export type Collided = {
  kind: 'Collided';
  mover: number;
  struck: number;
  strength: number;
  manner: Manner;
  square: string;
};

export type ControlRolled = {
  kind: 'ControlRolled';
  seat: number;
  cause: Cause;
  one: number;
  two: number;
  modifier: number;
  pilot: number;
  total: number;
  square: string;
};

export type ControlSettled = {
  kind: 'ControlSettled';
  seat: number;
  total: number;
  result: Result;
  steps: number;
};

export type ControlTest = {
  kind: 'ControlTest';
  seat: number;
  modifier: number;
  cause: Cause;
};

export type Corner = {
  kind: 'Corner';
  id: string;
  safe: number[];
  outline: string;
  x: number;
  y: number;
};

export type Crossed = {
  kind: 'Crossed';
  seat: number;
  crossings: number;
  has_finished: boolean;
};

export type Damaged = {
  kind: 'Damaged';
  seat: number;
  one: number;
  two: number;
  total: number;
  is_thrust: boolean;
  thrust: number;
  stability: number;
  is_broken: boolean;
};

export type Deck = {
  kind: 'Deck';
  hand: number[];
  pile: number[];
  discards: number[];
  aside: number[];
};

export type DeckView = {
  kind: 'DeckView';
  holds: number;
  pile: number;
  discards: number[];
  aside: number;
};

export type DirectionRolled = {
  kind: 'DirectionRolled';
  seat: number;
  one: number;
  two: number;
  bonus: number;
  total: number;
  lanes: number;
};

export type Discard = {
  kind: 'Discard';
  card: CardKind;
};

export type Discarded = {
  kind: 'Discarded';
  seat: number;
  cards: number[];
  why: Reason;
};

export type Discarding = {
  kind: 'Discarding';
};

export type Discards = {
  kind: 'Discards';
  turn: number;
  round: number;
  why: Reason;
  due: number;
  cards: CardKind[];
};

export type Done = {
  kind: 'Done';
};

export type Drawing = {
  kind: 'Drawing';
};

export type Drew = {
  kind: 'Drew';
  seat: number;
  cards: number[];
  owed: number;
};

export type DrewHidden = {
  kind: 'DrewHidden';
  seat: number;
  number: number;
  owed: number;
};

export type Drive = {
  kind: 'Drive';
  turn: number;
  round: number;
  gone: number;
  square: number;
  control: number;
  cards: Lay | null;
  steps: number[];
  squares: number[];
  risks: number[];
  struck: number;
};

export type DrivePreview = {
  kind: 'DrivePreview';
  path: PathPreview | null;
  text: Phrase;
};

export type FireLaser = {
  kind: 'FireLaser';
};

export type Go = {
  kind: 'Go';
  way: Way;
  piloting: Piloting;
};

export type GridRolled = {
  kind: 'GridRolled';
  totals: number[];
};

export type GridSet = {
  kind: 'GridSet';
  order: number[];
  squares: string[];
  halves: Half[];
};

export type HazardLaid = {
  kind: 'HazardLaid';
  seat: number;
  card: CardKind;
  square: string;
  mines: number;
  slicks: number;
};

export type HookShield = {
  kind: 'HookShield';
  grappler: number;
  puller: number;
};

export type Hooked = {
  kind: 'Hooked';
  seat: number;
  puller: number;
};

export type Hooking = {
  kind: 'Hooking';
  puller: number;
};

export type LaserFired = {
  kind: 'LaserFired';
  seat: number;
  target: number;
  square: string;
  beam: string[];
  mines: number;
};

export type Lay = {
  kind: 'Lay';
  card: CardKind;
  speed: number;
  corners: number;
  pilotings: number;
  extras: number;
};

export type LayMine = {
  kind: 'LayMine';
};

export type LaySlick = {
  kind: 'LaySlick';
};

export type Laying = {
  kind: 'Laying';
  seat: number;
};

export type LetPass = {
  kind: 'LetPass';
  turn: number;
  round: number;
};

export type LostControl = {
  kind: 'LostControl';
  seat: number;
  circle: string;
  squares: number;
  is_crash: boolean;
};

export type MineWentOff = {
  kind: 'MineWentOff';
  seat: number;
  square: string;
  mines: number;
};

export type Mines = {
  kind: 'Mines';
  seat: number;
  left: number;
};

export type Moved = {
  kind: 'Moved';
  seat: number;
  start: string;
  end: string;
  half: Half;
  moved_up: number;
  way: Way;
  is_extra: boolean;
  left: number;
};

export type Moving = {
  kind: 'Moving';
  way: Way;
  piloting: Piloting;
};

export type NextPlay = {
  kind: 'NextPlay';
};

export type NukeThrown = {
  kind: 'NukeThrown';
  seat: number;
  target: number;
};

export type OddsPreview = {
  kind: 'OddsPreview';
  seat: number;
  permille: number[];
  exact: string[];
  damage: number;
  text: Phrase;
};

export type OffWall = {
  kind: 'OffWall';
  seat: number;
  one: number;
  two: number;
  total: number;
  lanes: number;
};

export type Owed = {
  kind: 'Owed';
  seat: number;
  owed: number;
};

export type Pass = {
  kind: 'Pass';
};

export type PassedOwn = {
  kind: 'PassedOwn';
  seat: number;
  square: string;
};

export type PathPreview = {
  kind: 'PathPreview';
  steps: number[];
  squares: number[];
  end: number;
  gain: number;
  risks: RiskPreview[];
  struck: number;
  strength: number;
  manner: Manner;
  odds: OddsPreview[];
  text: Phrase;
};

export type Play = {
  kind: 'Play';
  mover: number;
  printed: number;
  used: number;
  is_drift: boolean;
  corners: number;
  pilotings: number;
  extras: number;
  changes: number;
  is_on_line: boolean;
  has_changed: boolean;
  has_passed: boolean;
  is_over: boolean;
  tested: number;
  spared_mines: number;
  spared_slicks: number;
  path: number[];
  towed: number[];
};

export type PlayPreview = {
  kind: 'PlayPreview';
  ends: number[];
  paths: PathPreview[];
  text: Phrase;
};

export type Powersled = {
  kind: 'Powersled';
  seats: number;
  phases: Phase[];
  sleds: Sled[];
  decks: Deck[];
  mines: number[];
  slicks: number[];
  play: Play;
  turn: number;
  round: number;
  rounds: number;
  order: number[];
  at: number;
  clock: number;
  retired: number;
  ending: Ending;
};

export type PowersledBoard = {
  kind: 'PowersledBoard';
  name: string;
  laps: number;
  lap_of: number[];
  x: number;
  y: number;
  width: number;
  height: number;
  squares: Square[];
  corners: Corner[];
  walls: string[];
  arrows: number[];
  start: Stand;
  start_width: number;
  clearing: Clearing;
  spins: number[][];
  control: string[];
  mine: string;
  slick: string;
  ratings: Rating[];
  cards: Card[];
  drifts: string[];
  drift_rule: string;
};

export type PowersledView = {
  kind: 'PowersledView';
  seat: number;
  phase: string;
  turn: number;
  round: number;
  order: number[];
  at: number;
  sleds: Sled[];
  decks: DeckView[];
  mines: number[];
  slicks: number[];
  play: Play;
  hand: number[];
  aside: number[];
  ending: Ending;
};

export type Push = {
  kind: 'Push';
  seat: number;
  into: number;
  strength: number;
  slides: boolean;
  collides: boolean;
};

export type PutAside = {
  kind: 'PutAside';
  seat: number;
  card: CardKind;
};

export type PutAsideHidden = {
  kind: 'PutAsideHidden';
  seat: number;
};

export type PutBack = {
  kind: 'PutBack';
  seat: number;
  start: string;
  end: string;
  half: Half;
};

export type RaceEnded = {
  kind: 'RaceEnded';
  winners: number[];
  ending: Ending;
};

export type Rating = {
  kind: 'Rating';
  part: string;
  name: string;
  gives: string;
  sheet: string;
  values: string[];
  rule: string;
};

export type React = {
  kind: 'React';
};

export type Reacted = {
  kind: 'Reacted';
  seats: number[];
  card: CardKind;
  cause: Cause;
  by: number;
};

export type Reaction = {
  kind: 'Reaction';
  seat: number;
};

export type Recoil = {
  kind: 'Recoil';
  seat: number;
};

export type Reflexes = {
  kind: 'Reflexes';
  seat: number;
  total: number;
  cause: Cause;
  is_regain: boolean;
};

export type Regain = {
  kind: 'Regain';
};

export type RegainRolled = {
  kind: 'RegainRolled';
  seat: number;
  one: number;
  two: number;
  pilot: number;
  total: number;
};

export type Regained = {
  kind: 'Regained';
  seat: number;
  total: number;
  back: number;
  steps: number;
};

export type Regaining = {
  kind: 'Regaining';
  seats: number[];
};

export type Removals = {
  kind: 'Removals';
  seats: number[];
};

export type Removed = {
  kind: 'Removed';
  seat: number;
  why: Departure;
  square: string;
  moved_up: number;
};

export type Reshuffled = {
  kind: 'Reshuffled';
  seat: number;
  number: number;
};

export type RiskPreview = {
  kind: 'RiskPreview';
  cause: Cause;
  square: number;
  modifier: number;
  strength: number;
};

export type Round = {
  kind: 'Round';
};

export type RoundBegan = {
  kind: 'RoundBegan';
  round: number;
  order: number[];
};

export type RoundEnd = {
  kind: 'RoundEnd';
};

export type Settling = {
  kind: 'Settling';
};

export type Shield = {
  kind: 'Shield';
  victim: number;
  strength: number;
  cause: Cause;
  by: number;
};

export type Shields = {
  kind: 'Shields';
  mover: number;
  struck: number;
  strength: number;
  manner: Manner;
  fields: number;
};

export type Sideswipe = {
  kind: 'Sideswipe';
  target: number;
  points: number;
};

export type Sled = {
  kind: 'Sled';
  seat: number;
  square: number;
  half: Half;
  crossings: number;
  stamp: number;
  thrust: number;
  stability: number;
  pilot: number;
  armor: number;
  control: number;
  circle: number;
  is_crashing: boolean;
  is_broken: boolean;
  owed: number;
  left_last: number;
  speed: number;
  mines_under: number;
  slicks_under: number;
  has_played: boolean;
  partner: number;
  finished: number;
  out: number;
};

export type Slicks = {
  kind: 'Slicks';
  seat: number;
  left: number;
};

export type Slid = {
  kind: 'Slid';
  seat: number;
  start: string;
  end: string;
  half: Half;
  moved_up: number;
};

export type Slide = {
  kind: 'Slide';
  mover: number;
  struck: number;
  manner: Manner;
  left: number;
  slides: number;
  has_taken: boolean;
};

export type SpinEnded = {
  kind: 'SpinEnded';
  seat: number;
  square: string;
};

export type SpinMarked = {
  kind: 'SpinMarked';
  seat: number;
  circle: string;
  squares: number;
};

export type SpinPlay = {
  kind: 'SpinPlay';
  seat: number;
};

export type SpinRest = {
  kind: 'SpinRest';
};

export type Spinning = {
  kind: 'Spinning';
  due: number;
  way: number;
  rolled: number;
};

export type Spun = {
  kind: 'Spun';
  seat: number;
  start: string;
  end: string;
  half: Half;
  moved_up: number;
  left: number;
};

export type Square = {
  kind: 'Square';
  code: string;
  name: string;
  about: string;
  outline: string;
  stands: Stand[];
  corner: number;
  is_line: boolean;
  is_double: boolean;
  ahead: number;
  behind: number;
  left: number;
  right: number;
};

export type Stand = {
  kind: 'Stand';
  x: number;
  y: number;
  heading: number;
};

export type Standings = {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
};

export type StepDiscard = {
  kind: 'StepDiscard';
  seat: number;
  left: number;
};

export type StepPreview = {
  kind: 'StepPreview';
  square: number;
  ends: number[];
  paths: PathPreview[];
  text: Phrase;
};

export type Stepping = {
  kind: 'Stepping';
};

export type StepsLost = {
  kind: 'StepsLost';
  seat: number;
  lost: number;
  steps: number;
};

export type StoodStill = {
  kind: 'StoodStill';
  seat: number;
  square: string;
};

export type Stop = {
  kind: 'Stop';
};

export type ThrowNuke = {
  kind: 'ThrowNuke';
  target: number;
};

export type TouchedWall = {
  kind: 'TouchedWall';
  seat: number;
  square: string;
};

export type Towed = {
  kind: 'Towed';
  seat: number;
  puller: number;
  start: string;
  through: string[];
  end: string;
  half: Half;
  moved_up: number;
};

export type Towing = {
  kind: 'Towing';
};

export type Turn = {
  kind: 'Turn';
};

export type TurnBegan = {
  kind: 'TurnBegan';
  turn: number;
};

export type UseField = {
  kind: 'UseField';
  seat: number;
  cause: Cause;
  strength: number;
  other: number;
  is_shielded: boolean;
};

export type UseHook = {
  kind: 'UseHook';
  seat: number;
  puller: number;
  speed: number;
};

export type UseReflexes = {
  kind: 'UseReflexes';
  seat: number;
  is_regain: boolean;
  total: number;
  result: number;
  better: number;
};

export type WentHome = {
  kind: 'WentHome';
  seat: number;
  moved_up: number;
};

export type Window = {
  kind: 'Window';
};

export type Action = Build | Discard | Done | FireLaser | Go | Lay | LayMine | LaySlick | Pass | React | Sideswipe | Stop | ThrowNuke;

export type Board = PowersledBoard;

export type Decision = ChooseAfter | ChooseBuild | ChooseCards | ChooseDiscard | ChooseStep | Reaction | UseField | UseHook | UseReflexes;

export type Event = BlowRolled | BuildsRevealed | CardsLaid | Collided | ControlRolled | ControlSettled | Crossed | Damaged | DirectionRolled | Discarded | Drew | DrewHidden | GridRolled | GridSet | HazardLaid | Hooked | LaserFired | LostControl | MineWentOff | Moved | NukeThrown | OffWall | Owed | PassedOwn | PutAside | PutAsideHidden | PutBack | RaceEnded | Reacted | RegainRolled | Regained | Removed | Reshuffled | RoundBegan | Slid | SpinEnded | SpinMarked | Spun | StepsLost | StoodStill | TouchedWall | Towed | TurnBegan | WentHome;

export type Foresight = BuildPreview | ChoicePreview | DrivePreview | PlayPreview | StepPreview;

export type Order = Discards | Drive | LetPass;

export type Phase = AfterMoves | Blow | Building | ControlTest | Discarding | Drawing | HookShield | Hooking | Laying | Mines | Moving | NextPlay | Push | Recoil | Reflexes | Regain | Regaining | Removals | Round | RoundEnd | Settling | Shield | Shields | Slicks | Slide | SpinPlay | SpinRest | Spinning | StepDiscard | Stepping | Towing | Turn | Window;

export type Piece = Deck | Play | Powersled | Sled;

export type Race = Powersled;

export type Scouting = never;

export type Value = Card | Clearing | Corner | DeckView | OddsPreview | PathPreview | Rating | RiskPreview | Square | Stand | Standings;

export type View = PowersledView;

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
