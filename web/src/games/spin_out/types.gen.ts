// Made from the wire shapes of spin_out by `make golden`. Do not edit.

import type { Phrase } from '../../wire/frames.gen';

export const Ending = {
  RUNNING: 0,
  FINISHED: 1,
  BRIBED: 2,
  LAST_LEFT: 3,
  TIME_UP: 4,
  NOBODY_LEFT: 5,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

export const Mark = {
  NO_MARK: 0,
  BLUE_MARK: 1,
  BLACK_MARK: 2,
} as const;
export type Mark = (typeof Mark)[keyof typeof Mark];

export const Meeting = {
  AT_GATE: 0,
  OFF_LARGE: 1,
  OFF_OTHER: 2,
  INTO_SMALL: 3,
  INTO_LARGE: 4,
  INTO_POD: 5,
  INTO_OBSTACLE: 6,
  INTO_EDGE: 7,
  IGNORED: 8,
} as const;
export type Meeting = (typeof Meeting)[keyof typeof Meeting];

export const Status = {
  RACING: 0,
  KILLED: 1,
  EJECTED: 2,
  BAILED_OUT: 3,
} as const;
export type Status = (typeof Status)[keyof typeof Status];

export const Terrain = {
  SMALL: 0,
  LARGE: 1,
  OBSTACLE: 2,
} as const;
export type Terrain = (typeof Terrain)[keyof typeof Terrain];

export const WindowKind = {
  W0: 0,
  W1: 1,
  W3: 3,
  W4: 4,
  W5: 5,
  W6: 6,
  W7: 7,
  W8: 8,
  W9: 9,
  W10: 10,
} as const;
export type WindowKind = (typeof WindowKind)[keyof typeof WindowKind];

export type AfterNudge = {
  kind: 'AfterNudge';
  other: number;
};

export type Announced = {
  kind: 'Announced';
};

export type AnswerNudge = {
  kind: 'AnswerNudge';
  seat: number;
  mover: number;
  other: number;
};

export type AnswerObstacle = {
  kind: 'AnswerObstacle';
  seat: number;
  mover: number;
  feature: number;
};

export type AnswerSabotage = {
  kind: 'AnswerSabotage';
  seat: number;
  sender: number;
  target: number;
};

export type AnswerTest = {
  kind: 'AnswerTest';
  seat: number;
  mover: number;
};

export type BailOut = {
  kind: 'BailOut';
  card: number;
};

export type BailedOut = {
  kind: 'BailedOut';
  seat: number;
  die: number;
};

export type Blast = {
  kind: 'Blast';
  seat: number;
};

export type BlastHit = {
  kind: 'BlastHit';
  seat: number;
  other: number;
  die: number;
  damage: number;
};

export type BribeGiven = {
  kind: 'BribeGiven';
  seat: number;
  receiver: number;
  card: number;
};

export type BribePaid = {
  kind: 'BribePaid';
  seat: number;
  receiver: number;
};

export type Bribing = {
  kind: 'Bribing';
  receiver: number;
};

export type Burn = {
  kind: 'Burn';
  cards: number[];
};

export type Burning = {
  kind: 'Burning';
};

export type Burnt = {
  kind: 'Burnt';
  seat: number;
  cards: number[];
  speed: number;
};

export type CardForesight = {
  kind: 'CardForesight';
  text: Phrase;
};

export type CardPlayed = {
  kind: 'CardPlayed';
  seat: number;
  card: number;
  named: number;
  target: number;
  mark: Mark;
};

export type CardWindow = {
  kind: 'CardWindow';
};

export type CardsDealt = {
  kind: 'CardsDealt';
  each: number;
};

export type CardsDiscarded = {
  kind: 'CardsDiscarded';
  seat: number;
  cards: number[];
};

export type ChooseAfterNudge = {
  kind: 'ChooseAfterNudge';
  seat: number;
  other: number;
};

export type ChooseAfterburn = {
  kind: 'ChooseAfterburn';
  seat: number;
  hand: number[];
  speed: number;
};

export type ChooseDiscard = {
  kind: 'ChooseDiscard';
  seat: number;
  hand: number[];
  excess: number;
};

export type ChooseEjection = {
  kind: 'ChooseEjection';
  seat: number;
};

export type ChooseFate = {
  kind: 'ChooseFate';
  seat: number;
};

export type ChooseFinish = {
  kind: 'ChooseFinish';
  seat: number;
};

export type ChooseManoeuvre = {
  kind: 'ChooseManoeuvre';
  seat: number;
  pose: Pose;
  left: number;
  passed: number;
  seats: number[];
  others: Pose[];
  gone: number[];
  wrecks: Pose[];
  over: number[];
  rubbed: number[];
  on_large: number[];
  ignored: number[];
  has_trick: boolean;
  pauses: number;
  rest: number[];
};

export type ChoosePayment = {
  kind: 'ChoosePayment';
  seat: number;
  receiver: number;
};

export type ChoosePlace = {
  kind: 'ChoosePlace';
  seat: number;
  others: Pose[];
};

export type ChoosePlay = {
  kind: 'ChoosePlay';
  seat: number;
  window: WindowKind;
};

export type ChooseRestart = {
  kind: 'ChooseRestart';
  seat: number;
};

export type ChooseShutdown = {
  kind: 'ChooseShutdown';
  seat: number;
};

export type ChooseSpeed = {
  kind: 'ChooseSpeed';
  seat: number;
  may_boost: boolean;
};

export type ClaimFinish = {
  kind: 'ClaimFinish';
};

export type CleanRun = {
  kind: 'CleanRun';
  text: Phrase;
  is_drivable: boolean;
  turns: ScoutedTurn[];
};

export type Contact = {
  kind: 'Contact';
  shape: number;
  travel: number;
  x: number;
  y: number;
};

export type CouplingThrown = {
  kind: 'CouplingThrown';
  seat: number;
  die: number;
  damage: number;
};

export type Crashed = {
  kind: 'Crashed';
  seat: number;
  feature: number;
  first: number;
  second: number;
  damage: number;
};

export type DeckReshuffled = {
  kind: 'DeckReshuffled';
  cards: number;
};

export type Determining = {
  kind: 'Determining';
};

export type DiscardCards = {
  kind: 'DiscardCards';
  cards: number[];
};

export type Drawing = {
  kind: 'Drawing';
};

export type Drew = {
  kind: 'Drew';
  seat: number;
  card: number;
};

export type DrewHidden = {
  kind: 'DrewHidden';
  seat: number;
};

export type DrewNothing = {
  kind: 'DrewNothing';
  seat: number;
};

export type Eject = {
  kind: 'Eject';
  card: number;
};

export type EjectionThrown = {
  kind: 'EjectionThrown';
  seat: number;
  die: number;
  is_out: boolean;
};

export type EmergencyStopped = {
  kind: 'EmergencyStopped';
  seat: number;
  other: number;
};

export type Encounter = {
  kind: 'Encounter';
  what: Meeting;
  which: number;
  x: number;
  y: number;
  left: number;
  least: number;
  most: number;
  expected: number;
};

export type EnginesCut = {
  kind: 'EnginesCut';
  seat: number;
  is_forced: boolean;
};

export type EvadeIfFatal = {
  kind: 'EvadeIfFatal';
};

export type FallingApart = {
  kind: 'FallingApart';
  seat: number;
};

export type FellApart = {
  kind: 'FellApart';
  seat: number;
};

export type FinishClaimed = {
  kind: 'FinishClaimed';
  seat: number;
};

export type FinishCrossed = {
  kind: 'FinishCrossed';
  seat: number;
  x: number;
  y: number;
};

export type Finishing = {
  kind: 'Finishing';
};

export type FreeWindow = {
  kind: 'FreeWindow';
  window: WindowKind;
};

export type GameTurnBegan = {
  kind: 'GameTurnBegan';
  game_turn: number;
};

export type GameTurns = {
  kind: 'GameTurns';
};

export type GatePassed = {
  kind: 'GatePassed';
  seat: number;
  gate: number;
  lap: number;
  x: number;
  y: number;
};

export type GoOn = {
  kind: 'GoOn';
};

export type HandLimit = {
  kind: 'HandLimit';
};

export type Kaboomed = {
  kind: 'Kaboomed';
  seat: number;
};

export type Kabooming = {
  kind: 'Kabooming';
};

export type LargeEntered = {
  kind: 'LargeEntered';
  seat: number;
  feature: number;
  damage: number;
};

export type LargeLeft = {
  kind: 'LargeLeft';
  seat: number;
  feature: number;
  damage: number;
};

export type LastChance = {
  kind: 'LastChance';
  seat: number;
};

export type LeakThrown = {
  kind: 'LeakThrown';
  seat: number;
  die: number;
  is_fixed: boolean;
  damage: number;
};

export type LeftRace = {
  kind: 'LeftRace';
  seat: number;
  cards: number;
};

export type LinedUp = {
  kind: 'LinedUp';
  course: string;
  order: number[];
};

export type Manoeuvre = {
  kind: 'Manoeuvre';
  steps: number[];
  is_part: boolean;
};

export type Manoeuvring = {
  kind: 'Manoeuvring';
};

export type MarkersChanged = {
  kind: 'MarkersChanged';
  seat: number;
  orange: boolean;
  red: boolean;
  black: boolean;
  blue: boolean;
};

export type Moved = {
  kind: 'Moved';
  seat: number;
  x: number;
  y: number;
  to_x: number;
  to_y: number;
  length: number;
  left: number;
};

export type NoRun = {
  kind: 'NoRun';
  text: Phrase;
  is_drivable: boolean;
  gate: number;
  x: number;
  y: number;
  is_certain: boolean;
  turns: ScoutedTurn[];
};

export type NudgeCancelled = {
  kind: 'NudgeCancelled';
  seat: number;
  other: number;
};

export type NudgeWindow = {
  kind: 'NudgeWindow';
  other: number;
  strong: number[];
};

export type Nudged = {
  kind: 'Nudged';
  seat: number;
  other: number;
  dice: number[];
  other_dice: number[];
  damage: number;
  other_damage: number;
};

export type ObstacleIgnored = {
  kind: 'ObstacleIgnored';
  seat: number;
  feature: number;
};

export type ObstacleTouched = {
  kind: 'ObstacleTouched';
  seat: number;
  feature: number;
};

export type ObstacleWindow = {
  kind: 'ObstacleWindow';
  feature: number;
  others: number[];
  has_crashed: boolean;
};

export type Opening = {
  kind: 'Opening';
};

export type OwnTurn = {
  kind: 'OwnTurn';
  seat: number;
};

export type PaidWith = {
  kind: 'PaidWith';
  seat: number;
  card: number;
};

export type Pass = {
  kind: 'Pass';
};

export type Paused = {
  kind: 'Paused';
  seat: number;
  left: number;
};

export type Pay = {
  kind: 'Pay';
  card: number;
};

export type PlacePod = {
  kind: 'PlacePod';
  x: number;
  y: number;
  heading: number;
};

export type Placing = {
  kind: 'Placing';
  placed: number;
};

export type PlayCard = {
  kind: 'PlayCard';
  card: number;
  named: number;
  target: number;
  mark: Mark;
};

export type PlayLapsed = {
  kind: 'PlayLapsed';
  seat: number;
};

export type PlayNext = {
  kind: 'PlayNext';
  play: PlayCard;
};

export type PlayOnLeader = {
  kind: 'PlayOnLeader';
  card: number;
  named: number;
};

export type Pod = {
  kind: 'Pod';
  pose: Pose;
  damage: number;
  orange: boolean;
  red: boolean;
  black: boolean;
  blue: boolean;
  has_ejected: boolean;
  status: Status;
  is_waiting: boolean;
  passed: number;
  has_crossed: boolean;
  on_large: number[];
};

export type PodPlaced = {
  kind: 'PodPlaced';
  seat: number;
  pose: Pose;
};

export type PodRemoved = {
  kind: 'PodRemoved';
  seat: number;
  is_dead: boolean;
};

export type PodTouched = {
  kind: 'PodTouched';
  seat: number;
  other: number;
  squeezes: boolean;
};

export type Point = {
  kind: 'Point';
  x: number;
  y: number;
};

export type Pose = {
  kind: 'Pose';
  x: number;
  y: number;
  heading: number;
};

export type PrintedAnswer = {
  kind: 'PrintedAnswer';
  question: string;
  answer: string;
  text: string;
};

export type PrintedCard = {
  kind: 'PrintedCard';
  id: string;
  name: string;
  title: string;
  short: string;
  text: string;
  when: string;
  is_any_time: boolean;
};

export type PrintedFeature = {
  kind: 'PrintedFeature';
  id: string;
  name: string;
  terrain: Terrain;
  height: number;
  x: number;
  y: number;
  radius: number;
  corners: number[];
};

export type PrintedGate = {
  kind: 'PrintedGate';
  left_x: number;
  left_y: number;
  right_x: number;
  right_y: number;
};

export type PrintedMarker = {
  kind: 'PrintedMarker';
  id: string;
  letter: string;
  text: string;
};

export type PrintedStretch = {
  kind: 'PrintedStretch';
  gate: number;
  name: string;
  way: string;
  short: string;
};

export type PutBack = {
  kind: 'PutBack';
  seat: number;
  x: number;
  y: number;
  feature: number;
};

export type RaceOver = {
  kind: 'RaceOver';
  winners: number[];
  ranking: number[];
  ending: Ending;
};

export type Reaction = {
  kind: 'Reaction';
  seat: number;
};

export type Repaired = {
  kind: 'Repaired';
  seat: number;
  points: number;
  damage: number;
};

export type Restart = {
  kind: 'Restart';
};

export type RestartThrown = {
  kind: 'RestartThrown';
  seat: number;
  die: number;
  has_started: boolean;
  damage: number;
};

export type Route = {
  kind: 'Route';
  game_turn: number;
  pose: Pose;
  steps: number[];
  goes_on: boolean;
};

export type RunOn = {
  kind: 'RunOn';
};

export type SabotageThrown = {
  kind: 'SabotageThrown';
  seat: number;
  target: number;
  die: number;
  damage: number;
};

export type SabotageTurned = {
  kind: 'SabotageTurned';
  seat: number;
  target: number;
};

export type SabotageWindow = {
  kind: 'SabotageWindow';
  sender: number;
  target: number;
};

export type ScoutedTurn = {
  kind: 'ScoutedTurn';
  speed: number;
  steps: number[];
  corner_x: number;
  corner_y: number;
  x: number;
  y: number;
  heading: number;
  passed: number;
};

export type SetSpeed = {
  kind: 'SetSpeed';
  speed: number;
};

export type Settling = {
  kind: 'Settling';
};

export type ShotThrown = {
  kind: 'ShotThrown';
  seat: number;
  target: number;
  die: number;
  damage: number;
};

export type ShutDown = {
  kind: 'ShutDown';
};

export type SmallHit = {
  kind: 'SmallHit';
  seat: number;
  feature: number;
  damage: number;
};

export type SpeedForesight = {
  kind: 'SpeedForesight';
  text: Phrase;
  speed: number;
  stall: number;
  spin: number;
};

export type SpeedSet = {
  kind: 'SpeedSet';
  seat: number;
  speed: number;
};

export type SpinOut = {
  kind: 'SpinOut';
  seats: number;
  phases: Phase[];
  order: number[];
  at: number;
  game_turn: number;
  active: number;
  pods: Pod[];
  hands: number[][];
  deck: number[];
  discard: number[];
  buried: number[];
  gone: number[];
  wrecks: Pose[];
  turn: Turn;
  finish_card_by: number;
  winners: number[];
  ranking: number[];
  ending: Ending;
};

export type SpinOutBoard = {
  kind: 'SpinOutBoard';
  id: string;
  name: string;
  width: number;
  height: number;
  laps: number;
  start: PrintedGate;
  start_heading: number;
  zone: number[];
  grid: number[];
  gates: PrintedGate[];
  stretches: PrintedStretch[];
  features: PrintedFeature[];
  cards: PrintedCard[];
  terrain: string[];
  markers: PrintedMarker[];
  answers: PrintedAnswer[];
  smoke: number;
  fatal: number;
  radius: number;
  inch: number;
  turn: number;
};

export type SpinOutView = {
  kind: 'SpinOutView';
  seat: number;
  phase: string;
  order: number[];
  at: number;
  game_turn: number;
  active: number;
  pods: Pod[];
  turn: Turn;
  hand: number[];
  holds: number[];
  deck: number;
  discard: number[];
  buried: number;
  gone: number[];
  wrecks: Pose[];
  finish_card_by: number;
  winners: number[];
  ranking: number[];
  ending: Ending;
};

export type SpinTestThrown = {
  kind: 'SpinTestThrown';
  seat: number;
  die: number;
  has_recovered: boolean;
};

export type SpunRound = {
  kind: 'SpunRound';
  seat: number;
  heading: number;
};

export type SpunUp = {
  kind: 'SpunUp';
  seat: number;
  first: number;
  second: number;
};

export type StallThrown = {
  kind: 'StallThrown';
  seat: number;
  die: number;
  has_stalled: boolean;
};

export type Stalling = {
  kind: 'Stalling';
};

export type Standings = {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
};

export type Stay = {
  kind: 'Stay';
};

export type StayedPut = {
  kind: 'StayedPut';
  seat: number;
};

export type Stopping = {
  kind: 'Stopping';
};

export type Stretch = {
  kind: 'Stretch';
  enter: number;
  leave: number;
};

export type Testing = {
  kind: 'Testing';
};

export type TieThrown = {
  kind: 'TieThrown';
  seats: number[];
  totals: number[];
};

export type TipOffIfTarget = {
  kind: 'TipOffIfTarget';
};

export type Turn = {
  kind: 'Turn';
  speed: number;
  left: number;
  turns: number;
  swing: number;
  pauses: number;
  is_spinning: boolean;
  needs_direction: boolean;
  has_overridden: boolean;
  has_checked_leak: boolean;
  squeezes: boolean;
  has_trick: boolean;
  tricks: number[];
  touched: number[];
  over: number[];
  rubbed: number[];
  trail: number[];
  rest: number[];
};

export type TurnBegan = {
  kind: 'TurnBegan';
  seat: number;
};

export type TurnEnded = {
  kind: 'TurnEnded';
  seat: number;
};

export type TurnOver = {
  kind: 'TurnOver';
};

export type Turned = {
  kind: 'Turned';
  seat: number;
  angle: number;
  heading: number;
};

export type WayForesight = {
  kind: 'WayForesight';
  text: Phrase;
  way: Waypoint[];
  encounters: Encounter[];
  turns: number;
  is_test_due: boolean;
  kaboom: number;
  stall: number;
  spin: number;
  clear: number[];
};

export type Waypoint = {
  kind: 'Waypoint';
  x: number;
  y: number;
  heading: number;
  left: number;
};

export type Window = {
  kind: 'Window';
};

export type WreckLeft = {
  kind: 'WreckLeft';
  seat: number;
  feature: number;
  x: number;
  y: number;
};

export type Action = BailOut | Burn | ClaimFinish | DiscardCards | Eject | GoOn | Manoeuvre | Pass | Pay | PlacePod | PlayCard | Restart | RunOn | SetSpeed | ShutDown | Stay;

export type Board = SpinOutBoard;

export type Decision = AnswerNudge | AnswerObstacle | AnswerSabotage | AnswerTest | ChooseAfterNudge | ChooseAfterburn | ChooseDiscard | ChooseEjection | ChooseFate | ChooseFinish | ChooseManoeuvre | ChoosePayment | ChoosePlace | ChoosePlay | ChooseRestart | ChooseShutdown | ChooseSpeed | OwnTurn | Reaction;

export type Event = BailedOut | BlastHit | BribeGiven | BribePaid | Burnt | CardPlayed | CardsDealt | CardsDiscarded | CouplingThrown | Crashed | DeckReshuffled | Drew | DrewHidden | DrewNothing | EjectionThrown | EmergencyStopped | EnginesCut | FellApart | FinishClaimed | FinishCrossed | GameTurnBegan | GatePassed | Kaboomed | LargeEntered | LargeLeft | LeakThrown | LeftRace | LinedUp | MarkersChanged | Moved | NudgeCancelled | Nudged | ObstacleIgnored | ObstacleTouched | PaidWith | Paused | PlayLapsed | PodPlaced | PodRemoved | PodTouched | PutBack | RaceOver | Repaired | RestartThrown | SabotageThrown | SabotageTurned | ShotThrown | SmallHit | SpeedSet | SpinTestThrown | SpunRound | SpunUp | StallThrown | StayedPut | TieThrown | TurnBegan | TurnEnded | Turned | WreckLeft;

export type Foresight = CardForesight | SpeedForesight | WayForesight;

export type Order = EvadeIfFatal | PlayNext | PlayOnLeader | Route | TipOffIfTarget;

export type Phase = AfterNudge | Announced | Blast | Bribing | Burning | CardWindow | Determining | Drawing | FallingApart | Finishing | FreeWindow | GameTurns | HandLimit | Kabooming | LastChance | Manoeuvring | NudgeWindow | ObstacleWindow | Opening | Placing | SabotageWindow | Settling | Stalling | Stopping | Testing | TurnOver | Window;

export type Piece = Pod | SpinOut | Turn;

export type Race = SpinOut;

export type Scouting = CleanRun | NoRun;

export type Value = Contact | Encounter | Point | Pose | PrintedAnswer | PrintedCard | PrintedFeature | PrintedGate | PrintedMarker | PrintedStretch | ScoutedTurn | Standings | Stretch | Waypoint;

export type View = SpinOutView;

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
