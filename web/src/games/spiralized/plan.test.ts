import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { asking, option } from '../../table/fixtures';
import { fromMenu } from '../../wire/foresight.svelte';
import type { Option } from '../../wire/frames';
import { BOARD, frameOf, movePreview, position } from './fixtures';
import { layTokens } from './laying';
import { spotsOf } from './geometry';
import { Plan } from './plan.svelte';
import Bowl from './Bowl.svelte';
import { sceneOf } from './scene';
import Tokens from './Tokens.svelte';
import type { Letter, Wire } from './types.gen';

const view = position([1, 50, -1, -1, 5, -1, -1, -1], { throws: 1, die_one: 5, die_two: 3, landed: 3 });
const step = (die: number, token: Letter): Option<Wire> => ({
  action: { kind: 'Step', die, token },
  word: `${'abcd'[token]}${die}`,
  text: [`${'ABCD'[token]} with the ${die}`],
});
const hit = step(5, 0);
const short = step(3, 0);
const other = step(3, 1);
const decision = asking({ kind: 'ChooseStep', seat: 0 }, [hit, short, other], [
  movePreview({ victim: 4 }),
  movePreview({ die: 3, way: [2, 3, 4], place: '1/3' }),
  movePreview({ token: 1, die: 3, way: [51, 52, 53], place: '3/2' }),
]);

function planned(selected: Option<Wire> | null = null, sealed: Option<Wire> | null = null, asked = decision) {
  const select = vi.fn();
  const commit = vi.fn();
  const laid = layTokens(BOARD, spotsOf(BOARD), view, view.tokens);
  const frame = { ...frameOf(view, asked), sealed };
  const foreseen = (one: Option<Wire> | null) => fromMenu(frame.decision, one);
  const plan = new Plan(() => ({ board: BOARD, view, frame, selected, select, commit, foreseen, laid, isRunning: false }));
  return { plan, select, commit };
}

it('shows the ways of a token that is pressed, and takes the one whose end is pressed then', () => {
  const { plan, select } = planned();
  plan.press('space-0');
  flushSync();
  expect(plan.ghosts.map((move) => move.die)).toEqual([5, 3]);
  expect(select).not.toHaveBeenCalled();
  plan.press('space-3');
  expect(select).toHaveBeenCalledExactlyOnceWith(short);
});

it('chooses at once where a token has one way only', () => {
  const { plan, select } = planned();
  plan.press(plan.placeOf(1));
  expect(select).toHaveBeenCalledExactlyOnceWith(other);
});

it('commits at the end of what is chosen and nowhere else', () => {
  const { plan, commit } = planned(hit);
  expect(plan.commitAt('space-0')).toBe(false);
  expect(plan.commitAt('space-5')).toBe(true);
  expect(commit).toHaveBeenCalledExactlyOnceWith(hit);
});

it('leaves alone what is sealed', () => {
  const { plan, select, commit } = planned(hit, hit);
  plan.press('space-3');
  expect(plan.commitAt('space-5')).toBe(false);
  expect(plan.pressable.size).toBe(0);
  expect(select).not.toHaveBeenCalled();
  expect(commit).not.toHaveBeenCalled();
});

it('says what to touch and what is chosen', () => {
  expect(planned().plan.words).toMatch(/^Touch one of your marked tokens/);
  expect(planned(hit).plan.words).toBe('A: nobody can hit it; to 1/5');
  const swap = option({ kind: 'Exchange', seat: 1, token: 0 });
  const asked = asking({ kind: 'ChoosePartner', seat: 0, token: 3 }, [swap]);
  expect(planned(null, null, asked).plan.words).toBe('Touch a marked token to see who would change places.');
  expect(planned(swap, null, asked).plan.words).toBe("D and Bo's A would change places.");
});

const tokensProps = { spots: spotsOf(BOARD), colours: [0, 3], acting: [], seat: 0, struck: [], landed: -1 };

it('pulses under the tokens of whoever acts, rings the own ones, and only points at what may move', () => {
  const tokens = [1, 50, 153, -1, 5, -1, -1, -1];
  const laid = layTokens(BOARD, spotsOf(BOARD), view, tokens);
  const { container } = render(Tokens, { ...tokensProps, laid, plan: planned().plan, acting: [1] });
  const having = (mark: string) =>
    [...container.querySelectorAll('.token')].flatMap((one, token) => (one.querySelector(mark) ? [token] : []));
  expect(having('.pulse')).toEqual([4, 5, 6, 7]);
  expect(having('.mine')).toEqual([0, 1, 3]);
  expect(having('path.can')).toEqual([0, 1]);
  expect(container.querySelectorAll('circle:not(.pulse, .mine, .edge)')).toHaveLength(0);
});

it('gives letters to the tokens on their way, where they can be read', () => {
  const tokens = [153, 150, 0, 1, -1, -1, -1, -2];
  const laid = layTokens(BOARD, spotsOf(BOARD), view, tokens);
  const { plan } = planned();
  const { container } = render(Tokens, { ...tokensProps, laid, plan });
  const letters = [...container.querySelectorAll('.token text')].map((one) => one.textContent);
  expect(letters).toEqual(['', 'B', 'C', 'D', 'A', 'B', 'C', 'D']);
});

it('says whose the dice are', () => {
  const { getByText, container } = render(Bowl, { scene: sceneOf(view, []), owner: 'Your dice', isWide: true, pace: 0 });
  expect(getByText('Your dice')).toBeTruthy();
  expect(container.querySelectorAll('.die:not(.blank)')).toHaveLength(2);
});
