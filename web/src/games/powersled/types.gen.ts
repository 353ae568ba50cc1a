// Made from the wire shapes of powersled by `make golden`. Do not edit.

export interface AfterMoves {
  kind: 'AfterMoves';
  at: number;
}

export interface Blow {
  kind: 'Blow';
  seat: number;
  strength: number;
  cause: number;
}

export interface BlowRolled {
  kind: 'BlowRolled';
  seat: number;
  strength: number;
  one: number;
  two: number;
  damage: number;
  beyond: number;
  test: number;
  armor: number;
  must_test: boolean;
}

export interface Build {
  kind: 'Build';
  thrust: number;
  stability: number;
  pilot: number;
  armor: number;
}

export interface Building {
  kind: 'Building';
}

export interface BuildsRevealed {
  kind: 'BuildsRevealed';
  builds: number[][];
}

export interface CardsLaid {
  kind: 'CardsLaid';
  seat: number;
  card: number;
  speed: number;
  corners: number;
  pilotings: number;
  extras: number;
}

export interface ChoicePreview {
  kind: 'ChoicePreview';
  option: number;
  seat: number;
  square: number;
  odds: OddsPreview[];
  text: string;
}

export interface ChooseAfter {
  kind: 'ChooseAfter';
  seat: number;
  menu: Action[];
  hand: number[];
}

export interface ChooseBuild {
  kind: 'ChooseBuild';
  seat: number;
  menu: Action[];
  points: number;
}

export interface ChooseCards {
  kind: 'ChooseCards';
  seat: number;
  menu: Action[];
  hand: number[];
}

export interface ChooseDiscard {
  kind: 'ChooseDiscard';
  seat: number;
  menu: Action[];
  left: number;
  why: number;
}

export interface ChooseStep {
  kind: 'ChooseStep';
  seat: number;
  menu: Action[];
  left: number;
  is_drift: boolean;
  can_change: boolean;
  has_passed: boolean;
  diagonals: number;
  is_extra: boolean;
  is_inside: boolean;
}

export interface Collided {
  kind: 'Collided';
  mover: number;
  struck: number;
  strength: number;
  manner: number;
  square: string;
}

export interface ControlRolled {
  kind: 'ControlRolled';
  seat: number;
  cause: number;
  one: number;
  two: number;
  modifier: number;
  pilot: number;
  total: number;
}

export interface ControlSettled {
  kind: 'ControlSettled';
  seat: number;
  total: number;
  result: number;
  steps: number;
}

export interface ControlTest {
  kind: 'ControlTest';
  seat: number;
  modifier: number;
  cause: number;
}

export interface Crossed {
  kind: 'Crossed';
  seat: number;
  crossings: number;
  has_finished: boolean;
}

export interface Damaged {
  kind: 'Damaged';
  seat: number;
  one: number;
  two: number;
  is_thrust: boolean;
  thrust: number;
  stability: number;
  is_broken: boolean;
}

export interface Deck {
  kind: 'Deck';
  hand: number[];
  pile: number[];
  discards: number[];
  aside: number[];
}

export interface DeckView {
  kind: 'DeckView';
  holds: number;
  pile: number;
  discards: number[];
  aside: number;
}

export interface DirectionRolled {
  kind: 'DirectionRolled';
  seat: number;
  one: number;
  two: number;
  bonus: number;
  total: number;
  lanes: number;
}

export interface Discard {
  kind: 'Discard';
  card: number;
}

export interface Discarded {
  kind: 'Discarded';
  seat: number;
  cards: number[];
  why: number;
}

export interface Discarding {
  kind: 'Discarding';
}

export interface Done {
  kind: 'Done';
}

export interface Drawing {
  kind: 'Drawing';
}

export interface Drew {
  kind: 'Drew';
  seat: number;
  cards: number[];
  owed: number;
}

export interface DrewHidden {
  kind: 'DrewHidden';
  seat: number;
  number: number;
  owed: number;
}

export interface FireLaser {
  kind: 'FireLaser';
}

export interface Go {
  kind: 'Go';
  way: number;
  piloting: number;
}

export interface GridRolled {
  kind: 'GridRolled';
  totals: number[];
}

export interface GridSet {
  kind: 'GridSet';
  order: number[];
  squares: string[];
}

export interface HazardLaid {
  kind: 'HazardLaid';
  seat: number;
  card: number;
  square: string;
}

export interface HookShield {
  kind: 'HookShield';
  grappler: number;
  puller: number;
}

export interface Hooked {
  kind: 'Hooked';
  seat: number;
  puller: number;
}

export interface Hooking {
  kind: 'Hooking';
  puller: number;
}

export interface LaserFired {
  kind: 'LaserFired';
  seat: number;
  target: number;
  square: string;
}

export interface Lay {
  kind: 'Lay';
  card: number;
  speed: number;
  corners: number;
  pilotings: number;
  extras: number;
}

export interface LayMine {
  kind: 'LayMine';
}

export interface LaySlick {
  kind: 'LaySlick';
}

export interface Laying {
  kind: 'Laying';
  seat: number;
}

export interface LostControl {
  kind: 'LostControl';
  seat: number;
  circle: string;
  is_crash: boolean;
}

export interface MineWentOff {
  kind: 'MineWentOff';
  seat: number;
  square: string;
}

export interface Mines {
  kind: 'Mines';
  seat: number;
  left: number;
}

export interface Moved {
  kind: 'Moved';
  seat: number;
  start: string;
  end: string;
  way: number;
  is_extra: boolean;
  is_passing: boolean;
  left: number;
}

export interface Moving {
  kind: 'Moving';
  way: number;
  piloting: number;
}

export interface NextPlay {
  kind: 'NextPlay';
}

export interface NukeThrown {
  kind: 'NukeThrown';
  seat: number;
  target: number;
}

export interface OddsPreview {
  kind: 'OddsPreview';
  seat: number;
  permille: number[];
  exact: string[];
  damage: number;
  text: string;
}

export interface OffWall {
  kind: 'OffWall';
  seat: number;
  one: number;
  two: number;
  lanes: number;
}

export interface Owed {
  kind: 'Owed';
  seat: number;
  owed: number;
}

export interface Pass {
  kind: 'Pass';
}

export interface PassedOwn {
  kind: 'PassedOwn';
  seat: number;
  square: string;
}

export interface PathPreview {
  kind: 'PathPreview';
  steps: number[];
  squares: number[];
  end: number;
  gain: number;
  trials: TrialPreview[];
  struck: number;
  strength: number;
  manner: number;
  odds: OddsPreview[];
  text: string;
}

export interface Play {
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
}

export interface PlayPreview {
  kind: 'PlayPreview';
  options: number[];
  ends: number[];
  paths: PathPreview[];
  text: string;
}

export interface Powersled {
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
  ending: number;
}

export interface PowersledView {
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
  ending: number;
}

export interface Push {
  kind: 'Push';
  seat: number;
  into: number;
  strength: number;
  slides: boolean;
  collides: boolean;
}

export interface PutAside {
  kind: 'PutAside';
  seat: number;
  card: number;
}

export interface PutAsideHidden {
  kind: 'PutAsideHidden';
  seat: number;
}

export interface PutBack {
  kind: 'PutBack';
  seat: number;
  start: string;
  end: string;
}

export interface RaceEnded {
  kind: 'RaceEnded';
  winners: number[];
  ending: number;
}

export interface React {
  kind: 'React';
}

export interface Reacted {
  kind: 'Reacted';
  seats: number[];
  card: number;
  cause: number;
  by: number;
}

export interface Reaction {
  kind: 'Reaction';
  seat: number;
  menu: Action[];
}

export interface Recoil {
  kind: 'Recoil';
  seat: number;
}

export interface Reflexes {
  kind: 'Reflexes';
  seat: number;
  total: number;
  cause: number;
  is_regain: boolean;
}

export interface Regain {
  kind: 'Regain';
}

export interface RegainRolled {
  kind: 'RegainRolled';
  seat: number;
  one: number;
  two: number;
  pilot: number;
  total: number;
}

export interface Regained {
  kind: 'Regained';
  seat: number;
  total: number;
  back: number;
  steps: number;
}

export interface Regaining {
  kind: 'Regaining';
  seats: number[];
}

export interface Removals {
  kind: 'Removals';
  seats: number[];
}

export interface Removed {
  kind: 'Removed';
  seat: number;
  why: number;
  square: string;
}

export interface Reshuffled {
  kind: 'Reshuffled';
  seat: number;
  number: number;
}

export interface Round {
  kind: 'Round';
}

export interface RoundBegan {
  kind: 'RoundBegan';
  round: number;
  order: number[];
}

export interface RoundEnd {
  kind: 'RoundEnd';
}

export interface Settling {
  kind: 'Settling';
}

export interface Shield {
  kind: 'Shield';
  victim: number;
  strength: number;
  cause: number;
  by: number;
}

export interface Shields {
  kind: 'Shields';
  mover: number;
  struck: number;
  strength: number;
  manner: number;
  fields: number;
}

export interface Sideswipe {
  kind: 'Sideswipe';
  target: number;
  points: number;
}

export interface Sled {
  kind: 'Sled';
  seat: number;
  square: number;
  half: number;
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
}

export interface Slicks {
  kind: 'Slicks';
  seat: number;
  left: number;
}

export interface Slid {
  kind: 'Slid';
  seat: number;
  start: string;
  end: string;
}

export interface Slide {
  kind: 'Slide';
  mover: number;
  struck: number;
  manner: number;
  left: number;
  slides: number;
  has_taken: boolean;
}

export interface SpinEnded {
  kind: 'SpinEnded';
  seat: number;
  square: string;
}

export interface SpinMarked {
  kind: 'SpinMarked';
  seat: number;
  circle: string;
  squares: number;
}

export interface SpinPlay {
  kind: 'SpinPlay';
  seat: number;
}

export interface SpinRest {
  kind: 'SpinRest';
}

export interface Spinning {
  kind: 'Spinning';
  due: number;
  way: number;
  rolled: number;
}

export interface Spun {
  kind: 'Spun';
  seat: number;
  start: string;
  end: string;
  left: number;
}

export interface Standings {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
}

export interface StepDiscard {
  kind: 'StepDiscard';
  seat: number;
  left: number;
}

export interface StepPreview {
  kind: 'StepPreview';
  option: number;
  square: number;
  ends: number[];
  paths: PathPreview[];
  text: string;
}

export interface Stepping {
  kind: 'Stepping';
}

export interface StepsLost {
  kind: 'StepsLost';
  seat: number;
  lost: number;
  steps: number;
}

export interface StoodStill {
  kind: 'StoodStill';
  seat: number;
  square: string;
}

export interface Stop {
  kind: 'Stop';
}

export interface ThrowNuke {
  kind: 'ThrowNuke';
  target: number;
}

export interface TouchedWall {
  kind: 'TouchedWall';
  seat: number;
  square: string;
}

export interface Towed {
  kind: 'Towed';
  seat: number;
  puller: number;
  start: string;
  end: string;
}

export interface Towing {
  kind: 'Towing';
}

export interface TrialPreview {
  kind: 'TrialPreview';
  cause: string;
  square: number;
  modifier: number;
  safe: number;
  strength: number;
}

export interface Turn {
  kind: 'Turn';
}

export interface TurnBegan {
  kind: 'TurnBegan';
  turn: number;
}

export interface UseField {
  kind: 'UseField';
  seat: number;
  menu: Action[];
  cause: number;
  strength: number;
  other: number;
}

export interface UseHook {
  kind: 'UseHook';
  seat: number;
  menu: Action[];
  puller: number;
  speed: number;
}

export interface UseReflexes {
  kind: 'UseReflexes';
  seat: number;
  menu: Action[];
  is_regain: boolean;
  total: number;
  result: number;
  better: number;
}

export interface WentHome {
  kind: 'WentHome';
  seat: number;
}

export interface Window {
  kind: 'Window';
}

export type Action = Build | Discard | Done | FireLaser | Go | Lay | LayMine | LaySlick | Pass | React | Sideswipe | Stop | ThrowNuke;

export type Decision = ChooseAfter | ChooseBuild | ChooseCards | ChooseDiscard | ChooseStep | Reaction | UseField | UseHook | UseReflexes;

export type Event = BlowRolled | BuildsRevealed | CardsLaid | Collided | ControlRolled | ControlSettled | Crossed | Damaged | DirectionRolled | Discarded | Drew | DrewHidden | GridRolled | GridSet | HazardLaid | Hooked | LaserFired | LostControl | MineWentOff | Moved | NukeThrown | OffWall | Owed | PassedOwn | PutAside | PutAsideHidden | PutBack | RaceEnded | Reacted | RegainRolled | Regained | Removed | Reshuffled | RoundBegan | Slid | SpinEnded | SpinMarked | Spun | StepsLost | StoodStill | TouchedWall | Towed | TurnBegan | WentHome;

export type Phase = AfterMoves | Blow | Building | ControlTest | Discarding | Drawing | HookShield | Hooking | Laying | Mines | Moving | NextPlay | Push | Recoil | Reflexes | Regain | Regaining | Removals | Round | RoundEnd | Settling | Shield | Shields | Slicks | Slide | SpinPlay | SpinRest | Spinning | StepDiscard | Stepping | Towing | Turn | Window;

export type Piece = Deck | Play | Powersled | Sled;

export type Race = Powersled;

export type Value = ChoicePreview | DeckView | OddsPreview | PathPreview | PlayPreview | Standings | StepPreview | TrialPreview;

export type View = PowersledView;
