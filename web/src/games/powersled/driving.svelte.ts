/** Driving the way that is shown: it is left with the server as an order, which the server carries out. */

import { keyOf } from '../../wire/actions';
import type { Option } from '../../wire/frames';
import type { Drive, LetPass, PathPreview, PowersledView, Wire } from './types.gen';

/** Whether the way that is shown is driven without asking for each square, nor for reactions on it. */
export const driving = $state({ isOn: true, letsPass: false });

/** The orders to go this way; none where the answer is all there is to it. */
export function ordersAlong(view: PowersledView, seat: number, option: Option<Wire>, path: PathPreview): Wire['order'][] {
  const drive = driveAlong(view, seat, option, path);
  const pass: LetPass = { kind: 'LetPass', turn: view.turn, round: view.round };
  return drive ? [drive, ...(driving.letsPass ? [pass] : [])] : [];
}

/** The order to go this way, as it was shown; null where the answer is all there is to it. */
function driveAlong(view: PowersledView, seat: number, { action }: Option<Wire>, path: PathPreview): Drive | null {
  const sled = view.sleds[seat];
  const cards = action.kind === 'Lay' ? action : null;
  if (!sled || path.steps.length < (cards ? 1 : 2)) return null;
  return {
    kind: 'Drive',
    turn: view.turn,
    round: view.round,
    gone: cards ? 0 : view.play.path.length,
    square: sled.square,
    control: sled.control,
    cards,
    steps: path.steps,
    squares: path.squares,
    risks: path.risks.map((risk) => risk.square),
    struck: path.struck,
  };
}

/** The one of these ways that is planned; the best while none is. */
export function plannedWay(planned: Wire['order'][], paths: PathPreview[]): PathPreview | null {
  const drive = planned.find((one) => one.kind === 'Drive');
  return paths.find((path) => drive && keyOf(path.steps) === keyOf(drive.steps)) ?? paths[0] ?? null;
}
