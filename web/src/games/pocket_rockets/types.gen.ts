// Made from the wire shapes of pocket_rockets by `make golden`. Do not edit.

import type { Phrase } from '../../wire/frames.gen';

export const Ending = {
  RUNNING: 0,
  FINISHED: 1,
  LAST_LEFT: 2,
  TIME_UP: 3,
  WRECKED: 4,
  OUT_OF_TIME: 5,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

export const Hand = {
  ROCK: 0,
  PAPER: 1,
  SCISSORS: 2,
} as const;
export type Hand = (typeof Hand)[keyof typeof Hand];

export const Power = {
  BOOST: 0,
  CANNON: 1,
  TRANSWARP: 2,
  AURA: 3,
} as const;
export type Power = (typeof Power)[keyof typeof Power];

export const Touch = {
  NOTHING_MET: 0,
  BY_OBSTACLE: 1,
  BY_RACER: 2,
  BY_EDGE: 3,
} as const;
export type Touch = (typeof Touch)[keyof typeof Touch];

export type AimForesight = {
  kind: 'AimForesight';
  text: Phrase;
  seat: number;
};

export type Aiming = {
  kind: 'Aiming';
  seat: number;
  reach: number[];
};

export type AttackDropped = {
  kind: 'AttackDropped';
  seat: number;
};

export type AttackFailed = {
  kind: 'AttackFailed';
  seat: number;
  target: number;
  was_equal: boolean;
};

export type Bid = {
  kind: 'Bid';
  number: number;
};

export type BidForesight = {
  kind: 'BidForesight';
  text: Phrase;
  moves: number;
  seats: number[];
};

export type Bidding = {
  kind: 'Bidding';
};

export type BidsShown = {
  kind: 'BidsShown';
  bids: number[];
  turns: number[];
};

export type Boosted = {
  kind: 'Boosted';
  seat: number;
  highest: number;
  moves: number;
};

export type ChooseBid = {
  kind: 'ChooseBid';
  seat: number;
};

export type ChooseHeading = {
  kind: 'ChooseHeading';
  seat: number;
  course: number;
  x: number;
  y: number;
  usual: number;
  others: Pose[];
  is_user: boolean;
};

export type ChooseMove = {
  kind: 'ChooseMove';
  seat: number;
  course: number;
  pose: Pose;
  is_damaged: boolean;
  credits: number;
  others: Pose[];
  seats: number[];
  left: number;
};

export type ChooseRacer = {
  kind: 'ChooseRacer';
  seat: number;
};

export type ChooseTarget = {
  kind: 'ChooseTarget';
  seat: number;
  power: Power;
};

export type ChooseThrow = {
  kind: 'ChooseThrow';
  seat: number;
  opponent: number;
  is_attacker: boolean;
  equal: number;
};

export type ChooseZero = {
  kind: 'ChooseZero';
  seat: number;
  power: Power;
  reach: number[];
  moves: number;
};

export type CleanRun = {
  kind: 'CleanRun';
  text: Phrase;
  is_drivable: boolean;
  course: number;
  lane: number;
  lanes: number;
  x: number;
  y: number;
  moves: ScoutedMove[];
};

export type Contact = {
  kind: 'Contact';
  shape: number;
  travel: number;
  x: number;
  y: number;
};

export type Damaged = {
  kind: 'Damaged';
  seat: number;
};

export type DoNothing = {
  kind: 'DoNothing';
};

export type Drafting = {
  kind: 'Drafting';
};

export type DriveForesight = {
  kind: 'DriveForesight';
  text: Phrase;
  legs: Leg[];
};

export type Face = {
  kind: 'Face';
  heading: number;
};

export type Fell = {
  kind: 'Fell';
  seat: number;
  travel: number;
};

export type FitForesight = {
  kind: 'FitForesight';
  text: Phrase;
  fits: boolean;
};

export type Go = {
  kind: 'Go';
  heading: number;
};

export type Idled = {
  kind: 'Idled';
  seat: number;
};

export type Leg = {
  kind: 'Leg';
  x: number;
  y: number;
  start: number;
  heading: number;
  by: number;
  pivot_cause: Touch;
  pivot_which: number;
  has_slid: boolean;
  reached: number;
  slide_cause: Touch;
  slide_which: number;
  touch_x: number;
  touch_y: number;
  to_x: number;
  to_y: number;
  credits: number;
  is_damaged: boolean;
  is_removed: boolean;
  has_finished: boolean;
};

export type LineCrossed = {
  kind: 'LineCrossed';
  seat: number;
  line: number;
  name: string;
  lap: number;
  credits: number;
  travel: number;
};

export type LinedUp = {
  kind: 'LinedUp';
  course: number;
  name: string;
  racers: number[];
  lanes: number[];
  poses: Pose[];
};

export type LotDrawn = {
  kind: 'LotDrawn';
  bid: number;
  seats: number[];
  seat: number;
};

export type Moving = {
  kind: 'Moving';
  seat: number;
  left: number;
};

export type NoRun = {
  kind: 'NoRun';
  text: Phrase;
  is_drivable: boolean;
  course: number;
  line: number;
  x: number;
  y: number;
  is_certain: boolean;
  moves: ScoutedMove[];
};

export type Opening = {
  kind: 'Opening';
};

export type Pick = {
  kind: 'Pick';
  racer: number;
};

export type Pivoted = {
  kind: 'Pivoted';
  seat: number;
  start: number;
  heading: number;
  turned: number;
};

export type Plan = {
  kind: 'Plan';
  round: number;
  pose: Pose;
  is_damaged: boolean;
  headings: number[];
  stops: boolean;
};

export type PlayerLeft = {
  kind: 'PlayerLeft';
  seat: number;
};

export type PocketRockets = {
  kind: 'PocketRockets';
  seats: number;
  phases: Phase[];
  course: number;
  rockets: Rocket[];
  round: number;
  dead_rounds: number;
  removals: number;
  bids: number[];
  winners: number[];
  ending: Ending;
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

export type PowerAimed = {
  kind: 'PowerAimed';
  seat: number;
  power: Power;
  target: number;
  reach: number[];
};

export type PracticeEnded = {
  kind: 'PracticeEnded';
  seat: number;
  ending: Ending;
};

export type PrintedCourse = {
  kind: 'PrintedCourse';
  id: string;
  name: string;
  least: number;
  most: number;
  laps: number;
  credits: number;
  width: number;
  height: number;
  radius: number;
  start: PrintedLine;
  start_heading: number;
  gates: PrintedLine[];
  finish: PrintedLine;
  obstacles: PrintedObstacle[];
};

export type PrintedLine = {
  kind: 'PrintedLine';
  name: string;
  sign: string;
  left_x: number;
  left_y: number;
  right_x: number;
  right_y: number;
};

export type PrintedObstacle = {
  kind: 'PrintedObstacle';
  name: string;
  x: number;
  y: number;
  radius: number;
  corners: number[];
};

export type PrintedPower = {
  kind: 'PrintedPower';
  name: string;
  text: string;
};

export type PrintedRacer = {
  kind: 'PrintedRacer';
  name: string;
  colour: string;
  power: Power;
};

export type RaceWon = {
  kind: 'RaceWon';
  winners: number[];
  ending: Ending;
};

export type RacerPicked = {
  kind: 'RacerPicked';
  seat: number;
  racer: number;
};

export type ReachForesight = {
  kind: 'ReachForesight';
  text: Phrase;
  seats: number[];
  moves: number;
};

export type Removed = {
  kind: 'Removed';
  seat: number;
  number: number;
};

export type Repair = {
  kind: 'Repair';
};

export type Repaired = {
  kind: 'Repaired';
  seat: number;
};

export type Rocket = {
  kind: 'Rocket';
  racer: number;
  lane: number;
  pose: Pose;
  is_damaged: boolean;
  is_in_play: boolean;
  credits: number;
  removed_at: number;
};

export type RocketsBoard = {
  kind: 'RocketsBoard';
  courses: PrintedCourse[];
  racers: PrintedRacer[];
  powers: PrintedPower[];
  turn: number;
  card_length: number;
  card_width: number;
  slide: number;
  cannon: number;
  span: number;
  rebound: number;
  round_cap: number;
  shows_all: boolean;
};

export type RocketsView = {
  kind: 'RocketsView';
  seat: number;
  course: number;
  phase: string;
  round: number;
  dead_rounds: number;
  has_lots: boolean;
  rockets: Rocket[];
  order: number[];
  goals: number[];
  laps: number[];
  bids: number[];
  turns: number[];
  active: number;
  left: number;
  target: number;
  equal: number;
  winners: number[];
  ending: Ending;
};

export type RoundBegan = {
  kind: 'RoundBegan';
  round: number;
  has_lots: boolean;
};

export type RoundDied = {
  kind: 'RoundDied';
  number: number;
};

export type ScoutedMove = {
  kind: 'ScoutedMove';
  heading: number;
  x: number;
  y: number;
  credits: number;
};

export type Slid = {
  kind: 'Slid';
  seat: number;
  x: number;
  y: number;
  heading: number;
  reached: number;
  to_x: number;
  to_y: number;
};

export type Standings = {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
};

export type Stop = {
  kind: 'Stop';
};

export type Stopped = {
  kind: 'Stopped';
  seat: number;
  left: number;
};

export type Stretch = {
  kind: 'Stretch';
  enter: number;
  leave: number;
};

export type Target = {
  kind: 'Target';
  seat: number;
};

export type Throw = {
  kind: 'Throw';
  hand: Hand;
};

export type ThrowForesight = {
  kind: 'ThrowForesight';
  text: Phrase;
  beats: Hand;
};

export type Throwing = {
  kind: 'Throwing';
  seat: number;
  opponent: number;
  reach: number[];
  equal: number;
};

export type ThrowsShown = {
  kind: 'ThrowsShown';
  seat: number;
  target: number;
  hand: Hand;
  other_hand: Hand;
  winner: number;
  equal: number;
};

export type Touched = {
  kind: 'Touched';
  seat: number;
  is_slide: boolean;
  cause: Touch;
  which: number;
  name: string;
  travel: number;
  x: number;
  y: number;
};

export type TurnBegan = {
  kind: 'TurnBegan';
  seat: number;
  bid: number;
};

export type TurnEnded = {
  kind: 'TurnEnded';
  seat: number;
  left: number;
};

export type TurnLost = {
  kind: 'TurnLost';
  seat: number;
  bid: number;
};

export type Turns = {
  kind: 'Turns';
  number: number;
  turns: number[];
};

export type UsePower = {
  kind: 'UsePower';
};

export type WarpFaced = {
  kind: 'WarpFaced';
  seat: number;
  target: number;
  heading: number;
};

export type Warped = {
  kind: 'Warped';
  seat: number;
  target: number;
  pose: Pose;
  target_pose: Pose;
  credits: number;
  target_credits: number;
};

export type Warping = {
  kind: 'Warping';
  seat: number;
  target: number;
};

export type WarpingBack = {
  kind: 'WarpingBack';
  seat: number;
  target: number;
  heading: number;
};

export type ZeroActing = {
  kind: 'ZeroActing';
  seat: number;
};

export type Action = Bid | DoNothing | Face | Go | Pick | Repair | Stop | Target | Throw | UsePower;

export type Board = RocketsBoard;

export type Decision = ChooseBid | ChooseHeading | ChooseMove | ChooseRacer | ChooseTarget | ChooseThrow | ChooseZero;

export type Event = AttackDropped | AttackFailed | BidsShown | Boosted | Damaged | Fell | Idled | LineCrossed | LinedUp | LotDrawn | Pivoted | PlayerLeft | PowerAimed | PracticeEnded | RaceWon | RacerPicked | Removed | Repaired | RoundBegan | RoundDied | Slid | Stopped | ThrowsShown | Touched | TurnBegan | TurnEnded | TurnLost | WarpFaced | Warped;

export type Foresight = AimForesight | BidForesight | DriveForesight | FitForesight | ReachForesight | ThrowForesight;

export type Order = Plan;

export type Phase = Aiming | Bidding | Drafting | Moving | Opening | Throwing | Turns | Warping | WarpingBack | ZeroActing;

export type Piece = PocketRockets | Rocket;

export type Race = PocketRockets;

export type Scouting = CleanRun | NoRun;

export type Value = Contact | Leg | Point | Pose | PrintedCourse | PrintedLine | PrintedObstacle | PrintedPower | PrintedRacer | ScoutedMove | Standings | Stretch;

export type View = RocketsView;

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
