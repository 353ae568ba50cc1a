/** Powersled Circuit in the browser: a neon-edged force-field circuit at night. */

import { numberedLook } from '../../kit/looks';
import { defineGame } from '../../table/game-ui';
import AfterPrompt from './AfterPrompt.svelte';
import Board from './Board.svelte';
import BuildPrompt from './BuildPrompt.svelte';
import CardsPrompt from './CardsPrompt.svelte';
import DiscardPrompt from './DiscardPrompt.svelte';
import Hand from './Hand.svelte';
import './mood.css';
import { film } from './motion';
import Picture from './Picture.svelte';
import ReactPrompt from './ReactPrompt.svelte';
import { sceneOf, type Scene } from './scene';
import Sheet from './Sheet.svelte';
import StepPrompt from './StepPrompt.svelte';
import type { Wire } from './types.gen';
import { commitWords, describe, facts, isOut, pickWords, roundWords } from './words';

export default defineGame<Wire, Scene>({
  mood: 'powersled',
  dataWord: 'track file',
  Board,
  motion: {
    sounds: {
      BuildsRevealed: 'reveal', CardsLaid: 'reveal', ControlRolled: 'dice', BlowRolled: 'dice',
      RegainRolled: 'dice', DirectionRolled: 'dice', Collided: 'contact', TouchedWall: 'contact',
      MineWentOff: 'contact', LaserFired: 'contact', NukeThrown: 'contact', Removed: 'out',
      RaceEnded: 'win',
    },
    rest: ({ board, frame, log }) => sceneOf(board, frame.view, log),
    film: ({ board, before, lines, from, pace, most }) => film(board, before, lines, from, pace, most),
  },
  Picture,
  Sheet,
  Hand,
  prompts: {
    ChooseBuild: BuildPrompt,
    ChooseDiscard: DiscardPrompt,
    ChooseCards: CardsPrompt,
    ChooseStep: StepPrompt,
    UseHook: ReactPrompt,
    UseField: ReactPrompt,
    UseReflexes: ReactPrompt,
    ChooseAfter: AfterPrompt,
  },
  look: (_, seat) => numberedLook(seat),
  chairLook: (_, seat) => numberedLook(seat),
  facts,
  isOut,
  unit: 'square',
  round: roundWords,
  opensRound: (event) => event.kind === 'TurnBegan' || event.kind === 'RoundBegan',
  commitWords,
  pickWords,
  describe,
});
