/** Pocket Rocket Racers in the browser: pulp rockets on a kitchen table. */

import { numberedLook } from '../../kit/looks';
import { defineGame } from '../../table/game-ui';
import BidPrompt from './BidPrompt.svelte';
import Board from './Board.svelte';
import ChoicePrompt from './ChoicePrompt.svelte';
import './mood.css';
import { film } from './motion';
import MovePrompt from './MovePrompt.svelte';
import Picture from './Picture.svelte';
import RacerPrompt from './RacerPrompt.svelte';
import { sceneOf, type Scene } from './scene';
import Sheet from './Sheet.svelte';
import ThrowPrompt from './ThrowPrompt.svelte';
import type { Wire } from './types.gen';
import { ANY_COURSE, commitWords, describe, facts, isOut, pickWords, roundWords } from './words';

export default defineGame<Wire, Scene>({
  mood: 'pocket_rockets',
  dataWord: 'course file',
  drawn: {
    word: 'course',
    copied: ({ course }) => (course === undefined || course === ANY_COURSE ? null : String(course)),
    load: () => import('./course'),
  },
  Board,
  motion: {
    sounds: {
      BidsShown: 'reveal', ThrowsShown: 'reveal', Touched: 'contact', Fell: 'contact', Removed: 'out',
      RaceWon: 'win',
    },
    rest: ({ frame }, before) => sceneOf(frame.view, before),
    film: ({ board, before, lines, pace, most }) => film(board, before, lines, pace, most),
  },
  Picture,
  Sheet,
  prompts: {
    ChooseRacer: RacerPrompt,
    ChooseBid: BidPrompt,
    ChooseZero: ChoicePrompt,
    ChooseMove: MovePrompt,
    ChooseTarget: ChoicePrompt,
    ChooseThrow: ThrowPrompt,
    ChooseHeading: MovePrompt,
  },
  look: (_, seat) => numberedLook(seat),
  chairLook: (_, seat) => numberedLook(seat),
  facts,
  isOut,
  unit: 'card length',
  round: roundWords,
  roundNumber: (view) => view.round,
  opensRound: (event) => event.kind === 'RoundBegan',
  commitWords,
  pickWords,
  describe,
});
