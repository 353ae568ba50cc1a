/** Spiralized in the browser: a painted wooden family board. */

import type { GameUi } from '../../table/game-ui';
import type { Shape } from '../../wire/frames';
import Board from './Board.svelte';
import ChoicePrompt from './ChoicePrompt.svelte';
import { seatingOf } from './map';
import './mood.css';
import { lookOf } from './paint';
import PartnerPrompt from './PartnerPrompt.svelte';
import Sheet from './Sheet.svelte';
import StepPrompt from './StepPrompt.svelte';
import TurnPrompt from './TurnPrompt.svelte';
import type { SpiralizedView } from './types.gen';
import { commitWords, describe, facts, isOut, progress, roundWords, spell } from './words';

const seen = (view: Shape): SpiralizedView => view as unknown as SpiralizedView;

const spiralized: GameUi = {
  mood: 'spiralized',
  Board,
  Sheet,
  prompts: {
    ChooseTurn: TurnPrompt,
    ChooseStep: StepPrompt,
    ChoosePartner: PartnerPrompt,
    UseSnakeEyes: ChoicePrompt,
    TakeBonus: ChoicePrompt,
  },
  look: (view, seat) => lookOf(seen(view).colours[seat] ?? seat),
  usual: (key, chairs, data) => (key === 'colours' ? seatingOf(data, chairs) : []),
  chairLook: (chosen) => lookOf(Number(chosen['colours'] ?? 0)),
  facts: (view, seat, data) => facts(seen(view), seat, data),
  isOut: (view, seat) => isOut(seen(view), seat),
  progress: (view, seat) => progress(seen(view), seat),
  unit: 'space',
  opensRound: (event) => event.kind === 'TurnBegan',
  round: (view) => roundWords(seen(view)),
  roundNumber: (view) => seen(view).round,
  commitWords,
  spell,
  describe: (view, names, data) => describe(seen(view), names, data),
};

export default spiralized;
