/** Powersled Circuit in the browser: a neon-edged force-field circuit at night. */

import type { GameUi } from '../../table/game-ui';
import type { Shape } from '../../wire/frames';
import AfterPrompt from './AfterPrompt.svelte';
import Board from './Board.svelte';
import BuildPrompt from './BuildPrompt.svelte';
import CardsPrompt from './CardsPrompt.svelte';
import DiscardPrompt from './DiscardPrompt.svelte';
import Hand from './Hand.svelte';
import './mood.css';
import ReactPrompt from './ReactPrompt.svelte';
import Sheet from './Sheet.svelte';
import StepPrompt from './StepPrompt.svelte';
import type { PowersledView } from './types.gen';
import { commitWords, describe, facts, isOut, pickWords, progress, roundWords, spell } from './words';

const seen = (view: Shape): PowersledView => view as unknown as PowersledView;

const powersled: GameUi = {
  mood: 'powersled',
  dataWord: 'track file',
  Board,
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
  facts: (view, seat, data) => facts(seen(view), seat, data),
  isOut: (view, seat) => isOut(seen(view), seat),
  progress: (view, seat, data) => progress(seen(view), seat, data),
  unit: 'square',
  round: (view) => roundWords(seen(view)),
  opensRound: (event) => event.kind === 'TurnBegan' || event.kind === 'RoundBegan',
  commitWords,
  pickWords: (asked, view) => pickWords(asked, seen(view)),
  spell,
  describe: (view, names, data) => describe(seen(view), names, data),
};

export default powersled;
