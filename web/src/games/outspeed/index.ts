/** Outspeed in the browser: a cockpit over a burning desert. */

import { defineGame } from '../../table/game-ui';
import Board from './Board.svelte';
import BonusPrompt from './BonusPrompt.svelte';
import Hand from './Hand.svelte';
import KeepPrompt from './KeepPrompt.svelte';
import './mood.css';
import { film } from './motion';
import Picture from './Picture.svelte';
import RoutePrompt from './RoutePrompt.svelte';
import { restOf, type Scene } from './scene';
import Sheet from './Sheet.svelte';
import type { Wire } from './types.gen';
import WheelPrompt from './WheelPrompt.svelte';
import { commitWords, describe, facts, isOut, roundWords } from './words';

export default defineGame<Wire, Scene>({
  mood: 'outspeed',
  dataWord: 'tile file',
  Board,
  motion: {
    sounds: {
      RoutesRevealed: 'reveal', WheelsRevealed: 'reveal', BonusRevealed: 'reveal', Paid: 'dice',
      ZonesGained: 'dice', RouteOverfull: 'contact', BonusApplied: 'contact', Eliminated: 'out',
      RaceEnded: 'win',
    },
    rest: ({ frame }, before) => restOf(frame.view, before),
    film: ({ board, before, lines, pace, most }) => film(board, before, lines, pace, most),
  },
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
