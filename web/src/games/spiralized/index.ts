/** Spiralized in the browser: a painted wooden family board. */

import { defineGame } from '../../table/game-ui';
import Board from './Board.svelte';
import ChoicePrompt from './ChoicePrompt.svelte';
import './mood.css';
import { lookOf } from './paint';
import { film } from './motion';
import PartnerPrompt from './PartnerPrompt.svelte';
import Picture from './Picture.svelte';
import { sceneOf, type Scene } from './scene';
import Sheet from './Sheet.svelte';
import StepPrompt from './StepPrompt.svelte';
import TurnPrompt from './TurnPrompt.svelte';
import type { Wire } from './types.gen';
import { commitWords, describe, facts, isOut, roundWords } from './words';

export default defineGame<Wire, Scene>({
  mood: 'spiralized',
  dataWord: 'board file',
  Board,
  motion: {
    sounds: {
      Rolled: 'dice', FirstThrown: 'dice', Exchanged: 'reveal', TookStairs: 'reveal',
      SentToPit: 'contact', GaveUp: 'out', RaceWon: 'win',
    },
    rest: ({ frame, log }) => sceneOf(frame.view, log),
    film: ({ before, lines, pace, most }) => film(before, lines, pace, most),
  },
  Picture,
  Sheet,
  prompts: {
    ChooseTurn: TurnPrompt,
    ChooseStep: StepPrompt,
    ChoosePartner: PartnerPrompt,
    UseSnakeEyes: ChoicePrompt,
    TakeBonus: ChoicePrompt,
  },
  look: (view, seat) => lookOf(view.colours[seat] ?? seat),
  usual: (key, chairs, board) => (key === 'colours' ? (board?.seating[chairs] ?? []) : []),
  chairLook: (chosen) => lookOf(Number(chosen['colours'] ?? 0)),
  facts,
  isOut,
  unit: 'space',
  opensRound: (event) => event.kind === 'TurnBegan',
  round: roundWords,
  roundNumber: (view) => view.round,
  commitWords,
  describe,
});
