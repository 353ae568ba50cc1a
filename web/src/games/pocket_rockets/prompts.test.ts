import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { asking, option, showPrompt } from '../../table/fixtures';
import type { TableProps } from '../../table/game-ui';
import type { Asked, Option } from '../../wire/frames';
import { snapped, wrapped } from './aim.svelte';
import { BOARD, frameOf, leg, pose, position, rocket, SHOWN } from './fixtures';
import rockets from './index';

const view = position([rocket(0, [200, 300, 0]), rocket(6, [400, 300, 0])], { round: 3 });
let moment = 1;

function show(decision: Asked, selected: Option | null = null, more: Partial<TableProps> = {}) {
  moment += 1;
  return showPrompt(rockets, frameOf(view, decision, { moment }), selected, { board: BOARD, ...more });
}

describe('a bid', () => {
  const bids = [0, 1, 2, 3, 4].map((number) => option({ kind: 'Bid', number }, `${number}`));
  const brings = bids.map((_, number) => ({ kind: 'BidForesight', moves: number, seats: [], text: [`so much for ${number}`] }));
  const decision = asking({ kind: 'ChooseBid', seat: 0 }, bids, brings);

  it('is a hand of five, each saying what it brings', async () => {
    const props = show(decision);
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual(
      [0, 1, 2, 3, 4].map((number) => `Bid ${number}: so much for ${number}`),
    );
    await fireEvent.click(screen.getByRole('radio', { name: /Bid 3/ }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(bids[3]);
    expect(props.commit).not.toHaveBeenCalled();
  });

  it('tells in full what the chosen one brings', () => {
    show(decision, bids[2]!);
    expect(screen.getByText('So much for 2.')).toBeDefined();
  });
});

describe('a move', () => {
  const stop = option({ kind: 'Stop' }, 'Stop here');
  const decision = asking(
    {
      kind: 'ChooseMove', seat: 0, course: 1, pose: pose([200, 300, 0]), is_damaged: false, credits: 0,
      others: [pose([400, 300, 0])], seats: [1], left: 3,
    },
    [stop],
  );
  const going = (heading: number): Option => ({ action: { kind: 'Go', heading }, word: '', text: [] });
  const clean = { option: null, order: null, refusal: null, foresight: { kind: 'DriveForesight', text: ['slides clean'], legs: [leg()] } };

  it('is proposed straight on, but not to who has just clicked, and nothing is chosen yet', () => {
    vi.useFakeTimers();
    const props = show(decision);
    vi.advanceTimersByTime(300);
    expect(props.propose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(props.propose).toHaveBeenCalledWith(going(0));
    expect(props.select).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('turns by the arrow keys, finely with shift, by buttons and by degrees', async () => {
    const props = show(decision);
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    await fireEvent.click(screen.getByRole('button', { name: 'Turn right by 5 degrees' }));
    await fireEvent.change(screen.getByLabelText('Heading in degrees'), { target: { value: '12,5' } });
    expect(vi.mocked(props.select).mock.calls.map(([one]) => one!.action['heading'])).toEqual([50, 40, 3590, 125]);
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('12.5');
  });

  it('leaves the keys of a field alone', async () => {
    const props = show(decision);
    await fireEvent.keyDown(screen.getByLabelText('Heading in degrees'), { key: 'ArrowLeft' });
    expect(props.select).not.toHaveBeenCalled();
  });

  it('says what the server foresees, and why a heading is not allowed', async () => {
    const props = show(decision, going(0), { board: SHOWN, told: () => clean });
    expect(screen.getByText('Slides clean.')).toBeDefined();
    const refused = { ...clean, foresight: null, refusal: { text: ['The card does not fit there.'], rules: ['PR-049'] } };
    await props.rerender({ told: () => refused });
    expect(screen.getByText('The card does not fit there.').className).toContain('bad');
  });

  it('plans another move from where the first one ends, as an order', async () => {
    const props = show(decision, going(0), { board: SHOWN, told: () => clean, toldOfOrder: () => clean });
    await fireEvent.click(screen.getByRole('button', { name: '+ Then another' }));
    const plan = { kind: 'Plan', round: 3, pose: pose([200, 300, 0]), is_damaged: false, headings: [0, 0], stops: false };
    expect(props.select).toHaveBeenLastCalledWith(going(0), plan);
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(props.select).toHaveBeenLastCalledWith(going(0), { ...plan, headings: [0, 50] });
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
    expect(props.select).toHaveBeenLastCalledWith(going(0));
  });

  it('is not planned beyond a touch, nor by eye', () => {
    const legs = [leg({ slide_cause: 1, slide_which: 0, is_damaged: true })];
    show(decision, going(0), { board: SHOWN, told: () => ({ ...clean, foresight: { ...clean.foresight, legs } }) });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '+ Then another' }).disabled).toBe(true);
    show(decision, going(0));
    expect(screen.getAllByRole('button', { name: '+ Then another' })).toHaveLength(1);
  });

  it('may be given up', async () => {
    const props = show(decision, stop);
    await fireEvent.click(screen.getByRole('button', { name: 'Stop here' }), { detail: 0 });
    expect(props.commit).toHaveBeenCalledWith(stop);
  });
});

describe('pointing', () => {
  it('means whole degrees, and straight on where it nearly is, unless it is wanted exactly', () => {
    expect(snapped(453, 0, false)).toBe(450);
    expect(snapped(3588, 0, false)).toBe(0);
    expect(snapped(3588, 0, true)).toBe(3588);
    expect(wrapped(-10)).toBe(3590);
  });
});

it('says whom a power may be aimed at and what comes of it', () => {
  const target = option({ kind: 'Target', seat: 1 }, 'Fire at Bo');
  show(asking({ kind: 'ChooseTarget', seat: 0, power: 1 }, [target], [{ kind: 'AimForesight', seat: 1, text: ['win, and he is out'] }]));
  expect(screen.getByRole('radio').textContent).toMatch(/Fire at Bo.*Sun Medusa, Power Aura, faces 0°.*Win, and he is out\./s);
});

it('throws one of three hands', () => {
  const throws = ['Rock', 'Paper', 'Scissors'].map((word, hand) => option({ kind: 'Throw', hand }, word));
  const beats = ['scissors', 'rock', 'paper'].map((word, at) => ({ kind: 'ThrowForesight', beats: (at + 2) % 3, text: [`beats ${word}`] }));
  show(asking({ kind: 'ChooseThrow', seat: 0, opponent: 1, is_attacker: true, equal: 0 }, throws, beats));
  expect(screen.getAllByRole('radio').map((one) => one.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
    'Rock beats scissors', 'Paper beats rock', 'Scissors beats paper',
  ]);
});
