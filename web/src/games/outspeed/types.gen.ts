// Made from the wire shapes of outspeed by `make golden`. Do not edit.

export interface Announced {
  kind: 'Announced';
  seat: number;
  plays: boolean;
}

export interface Announcing {
  kind: 'Announcing';
  groups: number[][];
}

export interface Applying {
  kind: 'Applying';
  groups: number[][];
}

export interface BoardAttached {
  kind: 'BoardAttached';
  board: number;
}

export interface BoardRemoved {
  kind: 'BoardRemoved';
  board: number;
}

export interface Bonus {
  kind: 'Bonus';
}

export interface BonusApplied {
  kind: 'BonusApplied';
  seat: number;
  token: number;
  targets: number[];
}

export interface BonusPreview {
  kind: 'BonusPreview';
  token: number;
  targets: number[];
  text: string;
}

export interface BonusRevealed {
  kind: 'BonusRevealed';
  seats: number[];
  tokens: number[];
}

export interface ChooseBonus {
  kind: 'ChooseBonus';
  seat: number;
  menu: Action[];
  tokens: number[];
  is_rearmost: boolean;
  on_finish_tile: boolean;
}

export interface ChooseRoute {
  kind: 'ChooseRoute';
  seat: number;
  menu: Action[];
  tile: number;
  side: number;
  fuel: number;
  routes: string[];
  lowest_costs: number[];
}

export interface Committed {
  kind: 'Committed';
  seat: number;
  token: number;
}

export interface CompanyPreview {
  kind: 'CompanyPreview';
  others: number;
  is_overfull: boolean;
  cost_low: number;
  cost_high: number;
  zones_low: number;
  zones_high: number;
  fuel_low: number;
  fuel_high: number;
  tokens: number;
  field: number;
  danger: number;
  text: string;
}

export interface Dial {
  kind: 'Dial';
  number: number;
}

export interface DialPreview {
  kind: 'DialPreview';
  number: number;
  row: CompanyPreview;
}

export interface Dialling {
  kind: 'Dialling';
}

export interface Drawing {
  kind: 'Drawing';
  waiting: number[];
}

export interface Eliminated {
  kind: 'Eliminated';
  seat: number;
  how: number;
}

export interface FuelGained {
  kind: 'FuelGained';
  seat: number;
  source: number;
  fixed: number;
  crowd: number;
  fuel: number;
}

export interface FuelLost {
  kind: 'FuelLost';
  seat: number;
  amount: number;
  fuel: number;
}

export interface Gaining {
  kind: 'Gaining';
}

export interface Keep {
  kind: 'Keep';
  token: number;
}

export interface KeepToken {
  kind: 'KeepToken';
  seat: number;
  menu: Action[];
  drawn: number[];
}

export interface Keeping {
  kind: 'Keeping';
  seats: number[];
  drawn: number[];
}

export interface MarkerPlaced {
  kind: 'MarkerPlaced';
  seat: number;
  zone: number;
}

export interface MarkersRemoved {
  kind: 'MarkersRemoved';
  zone: number;
}

export interface Moved {
  kind: 'Moved';
  seat: number;
  cause: number;
  wanted: number;
  start: number;
  end: number;
  stopped: boolean;
}

export interface Moving {
  kind: 'Moving';
}

export interface NoTokenLeft {
  kind: 'NoTokenLeft';
  seat: number;
}

export interface Outspeed {
  kind: 'Outspeed';
  seats: number;
  phases: Phase[];
  turn: number;
  tile: number;
  side: number;
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
  ending: number;
}

export interface OutspeedView {
  kind: 'OutspeedView';
  seat: number;
  phase: string;
  turn: number;
  tile: number;
  side: number;
  track_left: number[];
  pilots: PilotView[];
  rear: number;
  front: number;
  markers: number[];
  hand: number[];
  committed: number;
  stack: number;
  under: number[];
  discards: number[];
  ending: number;
}

export interface Paid {
  kind: 'Paid';
  seat: number;
  route: number;
  fixed: number;
  crowd: number;
  rolled: number[];
  dialled: number;
  paid: number;
  fuel: number;
}

export interface Pass {
  kind: 'Pass';
}

export interface Paying {
  kind: 'Paying';
}

export interface Pilot {
  kind: 'Pilot';
  seat: number;
  zone: number;
  fuel: number;
  tokens: number[];
  committed: number;
  route: number;
  dialled: number;
  ahead: number;
  due: number;
  out: number;
}

export interface PilotView {
  kind: 'PilotView';
  seat: number;
  zone: number;
  fuel: number;
  tokens: number;
  has_committed: boolean;
  route: number;
  dialled: number;
  ahead: number;
  out: number;
}

export interface Play {
  kind: 'Play';
  token: number;
}

export interface Program {
  kind: 'Program';
  route: number;
}

export interface Programming {
  kind: 'Programming';
}

export interface RaceEnded {
  kind: 'RaceEnded';
  ending: number;
  winners: number[];
  tie_break: number;
}

export interface Reveal {
  kind: 'Reveal';
}

export interface RouteOverfull {
  kind: 'RouteOverfull';
  route: number;
  seats: number[];
  room: number;
}

export interface RoutePreview {
  kind: 'RoutePreview';
  route: number;
  rows: CompanyPreview[];
}

export interface RoutesRevealed {
  kind: 'RoutesRevealed';
  routes: number[];
  programmed: number[];
}

export interface SetWheel {
  kind: 'SetWheel';
  seat: number;
  menu: Action[];
  most: number;
}

export interface StackReshuffled {
  kind: 'StackReshuffled';
  number: number;
}

export interface Standings {
  kind: 'Standings';
  winners: number[];
  places: number[];
  reason: string;
}

export interface TileRevealed {
  kind: 'TileRevealed';
  turn: number;
  tile: number;
  name: string;
  side: number;
}

export interface TilesTurned {
  kind: 'TilesTurned';
}

export interface TokenKept {
  kind: 'TokenKept';
  seat: number;
  kept: number;
  returned: number;
}

export interface TokenTaken {
  kind: 'TokenTaken';
  seat: number;
}

export interface TokensDiscarded {
  kind: 'TokensDiscarded';
  seat: number;
  tokens: number[];
}

export interface TokensDrawn {
  kind: 'TokensDrawn';
  seat: number;
  number: number;
}

export interface TokensSeen {
  kind: 'TokensSeen';
  seat: number;
  tokens: number[];
}

export interface Turn {
  kind: 'Turn';
}

export interface WentAlone {
  kind: 'WentAlone';
  seat: number;
  route: number;
}

export interface WheelsRevealed {
  kind: 'WheelsRevealed';
  seats: number[];
  numbers: number[];
}

export interface ZonesGained {
  kind: 'ZonesGained';
  seat: number;
  fixed: number;
  crowd: number;
  rolled: number[];
  dialled: number;
}

export type Action = Dial | Keep | Pass | Play | Program;

export type Decision = ChooseBonus | ChooseRoute | KeepToken | SetWheel;

export type Event = Announced | BoardAttached | BoardRemoved | BonusApplied | BonusRevealed | Committed | Eliminated | FuelGained | FuelLost | MarkerPlaced | MarkersRemoved | Moved | NoTokenLeft | Paid | RaceEnded | RouteOverfull | RoutesRevealed | StackReshuffled | TileRevealed | TilesTurned | TokenKept | TokenTaken | TokensDiscarded | TokensDrawn | TokensSeen | WentAlone | WheelsRevealed | ZonesGained;

export type Phase = Announcing | Applying | Bonus | Dialling | Drawing | Gaining | Keeping | Moving | Paying | Programming | Reveal | Turn;

export type Piece = Outspeed | Pilot;

export type Race = Outspeed;

export type Value = BonusPreview | CompanyPreview | DialPreview | PilotView | RoutePreview | Standings;

export type View = OutspeedView;
