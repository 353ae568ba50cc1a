import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { asking, option, showPrompt } from '../../table/fixtures';
import type { TableProps } from '../../table/game-ui';
import type { Asked, Option } from '../../wire/frames';
import { BOARD, card, driving, foresight, frameOf, met, pod, pose, position } from './fixtures';
import spinOut from './index';
import { Meeting } from './types.gen';

const START = pose(20, 20);
let moment = 1;

function show(decision: Asked, selected: Option | null = null, more: Partial<TableProps> = {}, hand: number[] = []) {
  moment += 1;
  const view = position([pod(START), pod(pose(40, 20))], { hand });
  return showPrompt(spinOut, frameOf(view, decision, { moment }), selected, { board: BOARD, ...more });
}

const stepsIn = (mock: unknown) => (mock as { mock: { calls: Option[][] } }).mock.calls.map(([one]) => one!.action['steps']);

describe('a manoeuvre', () => {
  const first = option({ kind: 'Manoeuvre', steps: [0, 120_000], is_part: false }, 'straight');
  const asked = (rest: number[] = [], ways: Option[] = [first]) => asking(driving(START, 12, { rest }), ways);
  const way = (steps: number[]): Option => ({ action: { kind: 'Manoeuvre', steps, is_part: false }, word: '', text: [] });
  const knowing = (more = {}) => ({ told: () => ({ option: null, order: null, refusal: null, foresight: foresight(more) }) });

  it('is proposed as the server offers it first, but not to who has just clicked', () => {
    vi.useFakeTimers();
    const props = show(asked());
    vi.advanceTimersByTime(300);
    expect(props.propose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(props.propose).toHaveBeenCalledWith(way([0, 120_000]));
    vi.useRealTimers();
  });

  it('begins with the rest of what was planned while that is legal', () => {
    const rest = [3000, 20_000, 0, 100_000];
    show(asked(rest, [first, option({ kind: 'Manoeuvre', steps: rest, is_part: false }, 'rest')]));
    expect(screen.getByLabelText<HTMLInputElement>(/Turn before way-point 1/).value).toBe('30');
    cleanup();
    show(asked(rest));
    expect(screen.queryByLabelText(/Turn before way-point 1/)).toBeNull();
  });

  it('is turned by arrows, finely with shift; plus and minus set how far', async () => {
    const props = show(asked());
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    await fireEvent.keyDown(document.body, { key: '-' });
    await fireEvent.keyDown(document.body, { key: '_', shiftKey: true });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await fireEvent.keyDown(document.body, { key: 'Backspace' });
    expect(stepsIn(props.select)).toEqual([
      [500, 120_000],
      [400, 120_000],
      [400, 115_000, 0, 5_000],
      [400, 114_000, 0, 6_000],
      [400, 114_000, -500, 6_000],
      [400, 120_000],
    ]);
  });

  it('takes exact turns and distances', async () => {
    const props = show(asked());
    await fireEvent.click(screen.getByRole('button', { name: 'New way-point − ½ in' }));
    await fireEvent.change(screen.getByLabelText('Inches to way-point 1'), { target: { value: '4,5' } });
    await fireEvent.change(screen.getByLabelText(/Turn before way-point 1/), { target: { value: '-20' } });
    await fireEvent.change(screen.getByLabelText(/Turn before the rest/), { target: { value: '45' } });
    expect(stepsIn(props.select).at(-1)).toEqual([-2000, 45_000, 4500, 75_000]);
    await fireEvent.click(screen.getByLabelText(/pause at 1/));
    expect(props.select).toHaveBeenLastCalledWith({ action: { kind: 'Manoeuvre', steps: [-2000, 45_000], is_part: true }, word: '', text: [] });
  });

  it('leaves the keys of a field alone', async () => {
    const props = show(asked());
    await fireEvent.keyDown(screen.getByLabelText(/Turn before the rest/), { key: 'ArrowLeft' });
    expect(props.select).not.toHaveBeenCalled();
  });

  it('says in order what it meets, how many turns there are, and the odds', () => {
    const encounters = [met(Meeting.AT_GATE, 0, 0, 0), met(Meeting.INTO_POD, 1, 1, 6), met(Meeting.INTO_OBSTACLE, 2, 2, 12)];
    show(asked(), way([0, 120_000]), knowing({ encounters, turns: 3, is_test_due: true, spin: 500, kaboom: 3, stall: 0 }));
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'through gate 1', 'nudges Bo: 3.5 expected, 6 at worst', 'into the ridge: 7 expected, 12 at worst',
    ]);
    expect(screen.getByText(/3 turns: spin-out test/).className).toContain('warn');
    expect(document.querySelector('.odds')!.textContent).toMatch(/Spin-out 3 in 6.*Kaboom <1 %/);
  });

  it('is bent clear of what it would only graze', async () => {
    const props = show(asked(), way([0, 120_000]), knowing({ clear: [-170, 120_000] }));
    await fireEvent.click(screen.getByRole('button', { name: /keep clear/ }));
    expect(stepsIn(props.select)).toEqual([[-170, 120_000]]);
  });

  it('says why it cannot be', () => {
    const refusal = { text: ['That would end on top of a pod.'], rules: ['SO-101'] };
    show(asked(), way([0, 120_000]), { told: () => ({ option: null, order: null, foresight: null, refusal }) });
    expect(screen.getByText('That would end on top of a pod.').className).toContain('bad');
  });
});

describe('cards', () => {
  const pass = option({ kind: 'Pass' }, 'Pass');
  const shot = (target: number) => option({ kind: 'PlayCard', card: card('KD'), named: card('KD'), target, mark: 0 }, `shoot ${target}`);
  const joker = (named: string, target: number) => option({ kind: 'PlayCard', card: card('X1'), named: card(named), target, mark: 0 }, `${named} ${target}`);
  const hand = [card('7C'), card('KD'), card('X1')];
  const window = asking({ kind: 'ChoosePlay', seat: 0, window: 8 }, [pass, shot(1), joker('KS', 1), joker('QC', 0), joker('QC', 1)]);

  it('are lit only while they can be played, and say when else', () => {
    show(window, null, {}, hand);
    const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label')).filter(Boolean);
    expect(names).toEqual([
      expect.stringMatching(/^7♣ burn or mend: Afterburn or Repair. Not now. In your own Turn/),
      expect.stringMatching(/^K♦ pot shot: Pot Shot. Can be played now/),
      expect.stringMatching(/^★ joker: Joker. Can be played now/),
    ]);
    expect(document.querySelectorAll('.lit')).toHaveLength(2);
  });

  it('that can be played in one way only are looked at at once', async () => {
    const props = show(window, null, {}, hand);
    await fireEvent.click(screen.getByRole('button', { name: /^K♦/ }));
    expect(props.select).toHaveBeenLastCalledWith(shot(1));
    expect(screen.getByText(/Throw at a rival/)).toBeDefined();
  });

  it('explain themselves when they cannot', async () => {
    const props = show(window, null, {}, hand);
    await fireEvent.click(screen.getByRole('button', { name: /^7♣/ }));
    expect(props.select).toHaveBeenLastCalledWith(null);
    expect(screen.getByText(/Not now. In your own Turn/)).toBeDefined();
  });

  it('named by a Joker are chosen first, then whom they hit', async () => {
    const props = show(window, null, {}, hand);
    await fireEvent.click(screen.getByRole('button', { name: /^★/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Mass Spin-Out' }));
    await fireEvent.click(screen.getByRole('button', { name: 'QC 1' }), { detail: 1 });
    expect(props.select).toHaveBeenLastCalledWith(joker('QC', 1));
    expect(screen.queryByRole('button', { name: 'KS 1' })).toBeNull();
  });

  it('that nobody holds leave one answer, which is chosen', () => {
    const props = show(asking({ kind: 'AnswerNudge', seat: 0, mover: 1, other: 0 }, [pass]));
    expect(props.select).toHaveBeenCalledWith(pass);
    expect(screen.getByText(/Everybody who might is asked/)).toBeDefined();
  });
});

it('offers speeds with what they bring, those by override apart', async () => {
  const speeds = Array.from({ length: 18 }, (_, at) => option({ kind: 'SetSpeed', speed: at + 1 }, `${at + 1}`));
  const brings = speeds.map((_, at) => ({ kind: 'SpeedForesight', text: [`${at + 1} in to move`], speed: at + 1, stall: 0, spin: 0 }));
  const props = show(asking({ kind: 'ChooseSpeed', seat: 0, may_boost: true }, speeds, brings), speeds[13]!);
  expect(screen.getAllByRole('radio')).toHaveLength(18);
  expect(screen.getByText('14 in to move.')).toBeDefined();
  await fireEvent.click(screen.getByRole('radio', { name: 'Speed 18, by override' }), { detail: 1 });
  expect(props.select).toHaveBeenLastCalledWith(speeds[17]);
});

it('burns any of the cards that burn, or none', async () => {
  const hand = [card('3C'), card('9D'), card('KD')];
  const burns = [[], [hand[0]], [hand[0], hand[1]]].map((cards) => option({ kind: 'Burn', cards }, `burn ${cards.length}`));
  const props = show(asking({ kind: 'ChooseAfterburn', seat: 0, hand, speed: 12 }, burns), null, {}, hand);
  expect(props.propose).toHaveBeenCalledWith({ action: { kind: 'Burn', cards: [] }, word: '', text: [] });
  await fireEvent.click(screen.getByRole('button', { name: /^9♦/ }), { detail: 1 });
  await fireEvent.click(screen.getByRole('button', { name: /^3♣/ }), { detail: 1 });
  expect(props.select).toHaveBeenLastCalledWith({ action: { kind: 'Burn', cards: [hand[0], hand[1]] }, word: '', text: [] });
  expect(screen.queryByRole('button', { name: /^K♦/ })).toBeNull();
});

it('discards as many as are due, no more', async () => {
  const hand = ['3C', '9D', 'KD', 'AS', 'X1', '4C'].map(card).sort((a, b) => a - b);
  const props = show(asking({ kind: 'ChooseDiscard', seat: 0, hand, excess: 1 }, [option({ kind: 'DiscardCards', cards: [hand[0]] }, 'drop')]), null, {}, hand);
  await fireEvent.click(screen.getByRole('button', { name: /^K♦/ }), { detail: 1 });
  await fireEvent.click(screen.getByRole('button', { name: /^9♦/ }), { detail: 1 });
  expect(props.select).toHaveBeenLastCalledWith({ action: { kind: 'DiscardCards', cards: [card('9D')] }, word: '', text: [] });
});

it('places a pod on the grid, by numbers, facing anywhere', async () => {
  const [x, y] = BOARD.grid as [number, number];
  const spot = option({ kind: 'PlacePod', x, y, heading: 0 }, 'first');
  const props = show(asking({ kind: 'ChoosePlace', seat: 0, others: [] }, [spot]));
  expect(props.propose).toHaveBeenCalledWith(spot);
  await fireEvent.click(screen.getByRole('button', { name: 'Turn left by 15 degrees' }));
  await fireEvent.change(screen.getByLabelText('Inches from the left edge'), { target: { value: '20.5' } });
  expect(props.select).toHaveBeenNthCalledWith(1, { action: { kind: 'PlacePod', x, y, heading: 1500 }, word: '', text: [] });
  expect(props.select).toHaveBeenNthCalledWith(2, { action: { kind: 'PlacePod', x: 205_000, y, heading: 0 }, word: '', text: [] });
});

it('says what leaving a pod means', () => {
  const ways = [option({ kind: 'BailOut', card: -1 }, 'Bail out'), option({ kind: 'Eject', card: card('AS') }, 'Try to eject')];
  show(asking({ kind: 'ChooseFate', seat: 0 }, ways));
  expect(screen.getByRole('button', { name: /Bail out/ }).textContent).toMatch(/the pod stays as a wreck/);
  expect(screen.getByRole('button', { name: /Try to eject/ }).textContent).toMatch(/A♠.*1 to 5: you are out/s);
});
