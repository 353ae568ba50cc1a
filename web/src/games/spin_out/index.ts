/** Spin-Out in the browser: dust, heat and canyon from above, tin and smoke. */

import { defineGame } from '../../table/game-ui';
import Board from './Board.svelte';
import CardsPrompt from './CardsPrompt.svelte';
import ChoicePrompt from './ChoicePrompt.svelte';
import Hand from './Hand.svelte';
import ManoeuvrePrompt from './ManoeuvrePrompt.svelte';
import './mood.css';
import { film } from './motion';
import Picture from './Picture.svelte';
import PlacePrompt from './PlacePrompt.svelte';
import { sceneOf, type Scene } from './scene';
import Sheet from './Sheet.svelte';
import SpeedPrompt from './SpeedPrompt.svelte';
import type { Wire } from './types.gen';
import { commitWords, describe, facts, isOut, pickWords, roundWords } from './words';

export default defineGame<Wire, Scene>({
  mood: 'spin_out',
  dataWord: 'track file',
  drawn: {
    word: 'track',
    copied: ({ track }) => (track === undefined ? null : String(track)),
    load: () => import('./editor/track'),
  },
  Board,
  motion: {
    sounds: {
      CardPlayed: 'reveal', RestartThrown: 'dice', LeakThrown: 'dice', StallThrown: 'dice',
      SpinTestThrown: 'dice', EjectionThrown: 'dice', Nudged: 'contact', Crashed: 'contact',
      SmallHit: 'contact', ObstacleTouched: 'contact', BlastHit: 'contact', Kaboomed: 'out',
      PodRemoved: 'out', RaceOver: 'win',
    },
    rest: ({ frame }, before) => sceneOf(frame.view, before, frame.asked),
    film: ({ before, lines, pace, most }) => film(before, lines, pace, most),
  },
  Picture,
  Sheet,
  Hand,
  prompts: {
    ChoosePlace: PlacePrompt,
    ChooseRestart: ChoicePrompt,
    ChooseSpeed: SpeedPrompt,
    ChooseAfterburn: CardsPrompt,
    ChooseManoeuvre: ManoeuvrePrompt,
    ChooseAfterNudge: ChoicePrompt,
    ChooseShutdown: ChoicePrompt,
    ChooseDiscard: CardsPrompt,
    ChoosePlay: ChoicePrompt,
    AnswerNudge: ChoicePrompt,
    AnswerObstacle: ChoicePrompt,
    AnswerTest: ChoicePrompt,
    AnswerSabotage: ChoicePrompt,
    ChooseEjection: ChoicePrompt,
    ChooseFate: ChoicePrompt,
    ChooseFinish: ChoicePrompt,
    ChoosePayment: ChoicePrompt,
  },
  facts,
  isOut,
  unit: 'pod length',
  round: roundWords,
  roundNumber: (view) => view.game_turn,
  opensRound: (event) => event.kind === 'GameTurnBegan',
  commitWords,
  pickWords,
  describe,
});
