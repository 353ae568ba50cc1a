// Made from the wire shapes of spiralized by `make golden`. Do not edit.

export interface Beginning {
  kind: 'Beginning';
}

export interface Bonus {
  kind: 'Bonus';
}

export interface CameHome {
  kind: 'CameHome';
  seat: number;
  token: number;
  number: number;
}

export interface ChoosePartner {
  kind: 'ChoosePartner';
  seat: number;
  menu: Action[];
  token: number;
}

export interface ChooseStep {
  kind: 'ChooseStep';
  seat: number;
  menu: Action[];
  die_one: number;
  die_two: number;
  playable: number;
  equals: number;
  uses_both: boolean;
}

export interface ChooseTurn {
  kind: 'ChooseTurn';
  seat: number;
  menu: Action[];
  on_stairs: number;
  own_there: number;
  safe_there: number;
}

export interface DiceLost {
  kind: 'DiceLost';
  seat: number;
  dice: number[];
}

export interface Exchange {
  kind: 'Exchange';
  seat: number;
  token: number;
}

export interface Exchanged {
  kind: 'Exchanged';
  seat: number;
  token: number;
  end: number;
  place: string;
  other_seat: number;
  other_token: number;
  other_end: number;
  other_place: string;
}

export interface Exchanging {
  kind: 'Exchanging';
}

export interface FirstThrow {
  kind: 'FirstThrow';
}

export interface FirstThrown {
  kind: 'FirstThrown';
  totals: number[];
  starter: number;
}

export interface Free {
  kind: 'Free';
}

export interface GaveUp {
  kind: 'GaveUp';
  seat: number;
}

export interface LeftPit {
  kind: 'LeftPit';
  seat: number;
  token: number;
  is_freed: boolean;
}

export interface Move {
  kind: 'Move';
}

export interface MovePreview {
  kind: 'MovePreview';
  token: number;
  die: number;
  ring: number;
  way: number[];
  place: string;
  victim: number;
  drops: boolean;
  is_sunburst: boolean;
  partners: number;
  text: string;
}

export interface NobodyToExchange {
  kind: 'NobodyToExchange';
  seat: number;
  token: number;
}

export interface Pass {
  kind: 'Pass';
}

export interface RaceWon {
  kind: 'RaceWon';
  winners: number[];
  ending: number;
}

export interface Roll {
  kind: 'Roll';
}

export interface Rolled {
  kind: 'Rolled';
  seat: number;
  one: number;
  two: number;
  throw: number;
}

export interface SentToPit {
  kind: 'SentToPit';
  seat: number;
  token: number;
  cause: number;
  by: number;
  start: number;
}

export interface SnakeEyes {
  kind: 'SnakeEyes';
}

export interface Spiralized {
  kind: 'Spiralized';
  seats: number;
  phases: Phase[];
  colours: number[];
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
}

export interface SpiralizedView {
  kind: 'SpiralizedView';
  seat: number;
  phase: string;
  colours: number[];
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
}

export interface Stair {
  kind: 'Stair';
  token: number;
  ring: number;
}

export interface StakePreview {
  kind: 'StakePreview';
  token: number;
  ends_turn: boolean;
  text: string;
}

export interface Stalled {
  kind: 'Stalled';
  turns: number;
}

export interface Standings {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
}

export interface Step {
  kind: 'Step';
  die: number;
  token: number;
}

export interface Stepped {
  kind: 'Stepped';
  seat: number;
  token: number;
  die: number;
  start: number;
  end: number;
  place: string;
}

export interface Stepping {
  kind: 'Stepping';
}

export interface Stop {
  kind: 'Stop';
}

export interface TakeBonus {
  kind: 'TakeBonus';
  seat: number;
  menu: Action[];
}

export interface ThirdDoubles {
  kind: 'ThirdDoubles';
  seat: number;
}

export interface TookStairs {
  kind: 'TookStairs';
  seat: number;
  token: number;
  start: number;
  end: number;
  place: string;
}

export interface TurnBegan {
  kind: 'TurnBegan';
  turn: number;
  seat: number;
}

export interface UseSnakeEyes {
  kind: 'UseSnakeEyes';
  seat: number;
  menu: Action[];
}

export type Action = Exchange | Free | Move | Pass | Roll | Stair | Step | Stop;

export type Decision = ChoosePartner | ChooseStep | ChooseTurn | TakeBonus | UseSnakeEyes;

export type Event = CameHome | DiceLost | Exchanged | FirstThrown | GaveUp | LeftPit | NobodyToExchange | RaceWon | Rolled | SentToPit | Stalled | Stepped | ThirdDoubles | TookStairs | TurnBegan;

export type Phase = Beginning | Bonus | Exchanging | FirstThrow | SnakeEyes | Stepping;

export type Piece = Spiralized;

export type Race = Spiralized;

export type Value = MovePreview | StakePreview | Standings;

export type View = SpiralizedView;
