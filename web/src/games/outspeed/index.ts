/** Outspeed in the browser: a cockpit over a burning desert. */

import type { GameUi } from '../../table/game-ui';
import type { Shape } from '../../wire/frames';
import Board from './Board.svelte';
import BonusPrompt from './BonusPrompt.svelte';
import Hand from './Hand.svelte';
import KeepPrompt from './KeepPrompt.svelte';
import './mood.css';
import RoutePrompt from './RoutePrompt.svelte';
import Sheet from './Sheet.svelte';
import type { Action, OutspeedView } from './types.gen';
import WheelPrompt from './WheelPrompt.svelte';
import { commitWords, describe, facts, isOut, progress, roundWords } from './words';

const seen = (view: Shape): OutspeedView => view as unknown as OutspeedView;

const outspeed: GameUi = {
  mood: 'outspeed',
  Board,
  Sheet,
  Hand,
  prompts: {
    ChooseRoute: RoutePrompt,
    ChooseBonus: BonusPrompt,
    SetWheel: WheelPrompt,
    KeepToken: KeepPrompt,
  },
  facts: (view, seat) => facts(seen(view), seat),
  isOut: (view, seat) => isOut(seen(view), seat),
  progress: (view, seat) => progress(seen(view), seat),
  unit: 'zone',
  commitWords: ({ action }) => commitWords(action as unknown as Action),
  opensRound: (event) => event.kind === 'TileRevealed',
  round: (view) => roundWords(seen(view)),
  describe: (view: Shape, names: string[], data?: Record<string, unknown>) =>
    describe(seen(view), names, data),
};

export default outspeed;
