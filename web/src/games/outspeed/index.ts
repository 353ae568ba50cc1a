/** Outspeed in the browser: a cockpit over a burning desert. */

import { defineGame } from '../../table/game-ui';
import Board from './Board.svelte';
import BonusPrompt from './BonusPrompt.svelte';
import Hand from './Hand.svelte';
import KeepPrompt from './KeepPrompt.svelte';
import './mood.css';
import Picture from './Picture.svelte';
import RoutePrompt from './RoutePrompt.svelte';
import Sheet from './Sheet.svelte';
import type { Wire } from './types.gen';
import WheelPrompt from './WheelPrompt.svelte';
import { commitWords, describe, facts, isOut, roundWords } from './words';

export default defineGame<Wire>({
  mood: 'outspeed',
  dataWord: 'tile file',
  Board,
  Picture,
  Sheet,
  Hand,
  prompts: {
    ChooseRoute: RoutePrompt,
    ChooseBonus: BonusPrompt,
    SetWheel: WheelPrompt,
    KeepToken: KeepPrompt,
  },
  facts,
  isOut,
  unit: 'zone',
  commitWords,
  opensRound: (event) => event.kind === 'TileRevealed',
  round: roundWords,
  describe,
});
