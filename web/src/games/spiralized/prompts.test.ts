import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { asking, option, showPrompt } from '../../table/fixtures';
import type { Asked, Option } from '../../wire/frames';
import { DATA, frameOf, movePreview, position } from './fixtures';
import spiralized from './index';

const view = position([1, 50, -1, -1, 5, -1, -1, -1], { throws: 1, die_one: 5, die_two: 3 });

function show(decision: Asked, selected: Option | null = null, now = view) {
  return showPrompt(spiralized, frameOf(now, decision), DATA, selected);
}

const step = (die: number, token: number) =>
  option({ kind: 'Step', die, token }, `${'abcd'[token]}${die}`);

describe('a step', () => {
  const hit = step(5, 0);
  const other = step(3, 1);
  const bits = (1 << (5 * 4)) | (1 << (3 * 4)) | (1 << (3 * 4 + 1));
  const decision = asking(
    { kind: 'ChooseStep', seat: 0, menu: [], die_one: 5, die_two: 3, playable: bits, uses_both: true },
    [hit, other],
    [
      movePreview({ victim: 4, text: "to 1/5, hits Bo's A" }),
      movePreview({ token: 1, die: 3, way: [51, 52, 53], place: '3/2', text: 'to 3/2' }),
    ],
  );

  it('says what it would do, and looks before it commits', async () => {
    const props = show(decision);
    await fireEvent.click(screen.getByRole('radio', { name: /hits Bo's A/ }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(hit);
    expect(props.commit).not.toHaveBeenCalled();
  });

  it('tells how places are written, with one of them', () => {
    show(decision);
    expect(screen.getByText(/1\/5 is ring 1, space 5\./)).toBeDefined();
  });

  it('shows what the duty to use both dice forbids, with the reason', () => {
    show(decision);
    const closed = screen.getByRole<HTMLButtonElement>('radio', { name: /A with the 3: not now/ });
    expect(closed.disabled).toBe(true);
    expect(screen.getByText(/both must be used/)).toBeDefined();
  });

  it('commits by a second press of the key', async () => {
    const props = show(decision, hit);
    await fireEvent.click(screen.getByRole('radio', { name: /hits Bo's A/ }), { detail: 0 });
    expect(props.commit).toHaveBeenCalledWith(hit);
  });
});

describe('the start of a turn', () => {
  const roll = option({ kind: 'Roll' }, 'roll');

  it('looks at the only option already, so that one key is enough', () => {
    const props = show(asking({ kind: 'ChooseTurn', seat: 0, menu: [], on_stairs: 0 }, [roll]));
    expect(props.select).toHaveBeenCalledWith(roll);
  });

  it('offers the stairs beside the dice and chooses nothing by itself', () => {
    const stairs = option({ kind: 'Stair', token: 1, ring: 4 }, 'b stairs 4');
    const preview = movePreview({ token: 1, die: 0, ring: 4, way: [96], place: '4/20 (red Wheel)', text: 'to 4/20 (red Wheel)' });
    const props = show(asking({ kind: 'ChooseTurn', seat: 0, menu: [], on_stairs: 2 }, [roll, stairs], [preview]));
    expect(screen.getByRole('radio', { name: /to 4\/20 \(red Wheel\)/ })).toBeDefined();
    expect(props.select).not.toHaveBeenCalled();
  });
});

describe('a sunburst', () => {
  it('says where one would stand and what it brings', () => {
    const now = position([30, -1, -1, -1, 5, -1, -1, -1], { landed: 0 });
    const swap = option({ kind: 'Exchange', seat: 1, token: 0 }, '2a');
    show(asking({ kind: 'ChoosePartner', seat: 0, menu: [], token: 0 }, [swap]), null, now);
    expect(screen.getByRole('radio', { name: /you stand on 1\/16 \(arrow\), 136 to go, −13 for you/ })).toBeDefined();
  });
});

it('says on the button what is about to happen', () => {
  expect(spiralized.commitWords!(option({ kind: 'Roll' }, 'Roll the dice'))).toBe('Roll the dice');
  expect(spiralized.commitWords!(option({ kind: 'Free' }, 'Free your token: it goes'))).toBe('Free your token');
});

describe('a bonus roll', () => {
  it('is a choice of two, with what is at stake', () => {
    const options = [option({ kind: 'Stop' }, 'stop'), option({ kind: 'Roll' }, 'roll')];
    show(asking({ kind: 'TakeBonus', seat: 0, menu: [] }, options));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /closest to Home to the Pit/ })).toBeDefined();
  });
});
