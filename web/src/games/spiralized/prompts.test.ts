import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { asking, option, showPrompt } from '../../table/fixtures';
import type { Asked, Option } from '../../wire/frames';
import { BOARD, exchangePreview, frameOf, movePreview, position } from './fixtures';
import spiralized from './index';
import { commitWords } from './words';

const view = position([1, 50, -1, -1, 5, -1, -1, -1], { throws: 1, die_one: 5, die_two: 3 });

function show(decision: Asked, selected: Option | null = null, now = view) {
  return showPrompt(spiralized, frameOf(now, decision), selected, { board: BOARD });
}

const step = (die: number, token: number) =>
  option({ kind: 'Step', die, token }, `${'abcd'[token]}${die}`);

describe('a step', () => {
  const hit = step(5, 0);
  const other = step(3, 1);
  const decision = asking(
    { kind: 'ChooseStep', seat: 0, die_one: 5, die_two: 3 },
    [hit, other],
    [
      movePreview({ victim: 4, brings: ['hits ', 1, "'s A"], text: ['hits ', 1, "'s A; to 1/5"] }),
      movePreview({ token: 1, die: 3, way: [51, 52, 53], place: '3/2', text: ['to 3/2'] }),
    ],
  );
  const why = { text: ['Both dice can be used.'], rules: ['SZ-026'] };
  decision.closed = [{ action: { kind: 'Step', die: 3, token: 0 }, why }];

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
    const closed = screen.getByRole<HTMLButtonElement>('radio', { name: /A with the 3: not now\. Both dice can be used\./ });
    expect(closed.disabled).toBe(true);
    expect(screen.getByText(/Dashed: Both dice can be used\./)).toBeDefined();
  });

  it('keeps the steps of a die in one column', () => {
    const more = [1, 2].map((token) => ({ action: { kind: 'Step', die: 5, token: token + 1 }, why }));
    show({ ...decision, closed: [...decision.closed, ...more] });
    const columns = screen.getAllByRole('radio').map((chip) => chip.style.getPropertyValue('--column'));
    expect(columns).toEqual(['1', '2', '2', '1', '1']);
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
    const props = show(asking({ kind: 'ChooseTurn', seat: 0, on_stairs: 0 }, [roll]));
    expect(props.select).toHaveBeenCalledWith(roll);
  });

  it('offers the stairs beside the dice and chooses nothing by itself', () => {
    const stairs = option({ kind: 'Stair', token: 1, ring: 4 }, 'b stairs 4');
    const preview = movePreview({ token: 1, die: 0, ring: 4, way: [96], place: '4/20', text: ['+46; to 4/20 (red Wheel)'] });
    const props = show(asking({ kind: 'ChooseTurn', seat: 0, on_stairs: 2 }, [roll, stairs], [null, preview]));
    expect(screen.getByRole('radio', { name: /to 4\/20 \(red Wheel\)/ })).toBeDefined();
    expect(props.select).not.toHaveBeenCalled();
  });

  it('says how far the stairs lead, in and out', () => {
    const [up, down] = [4, 1].map((ring) => option({ kind: 'Stair', token: 1, ring }, `b stairs ${ring}`)) as [Option, Option];
    const foresight = [
      null,
      movePreview({ token: 1, die: 0, ring: 4, way: [96], place: '4/20', brings: ['+46, can be hit by two, 11 in 36'], text: ['+46; to 4/20'] }),
      movePreview({ token: 1, die: 0, ring: 1, way: [24], place: '1/23', brings: ['−26, safe there'], text: ['−26; to 1/23'] }),
    ];
    show(asking({ kind: 'ChooseTurn', seat: 0, on_stairs: 2 }, [roll, up, down], foresight), down);
    const far = screen.getByRole('radio', { name: /\+46; to 4\/20/ });
    expect(far.querySelector('b')!.textContent).toBe('+46, can be hit by two, 11 in 36');
    expect(far.querySelector('small')!.textContent).toBe('to 4/20');
    expect(screen.getByRole('radio', { name: /−26; to 1\/23/ }).querySelector('small')!.textContent).toBe('to 1/23');
  });

  it('tells who has nobody on the way what to hope for', () => {
    const asked = asking({ kind: 'ChooseTurn', seat: 0, on_stairs: 0 }, [roll]);
    show(asked);
    expect(screen.queryByText(/a 1 or a 6/)).toBeNull();
    show(asked, null, position([-1, -2, 153, -1, 5, -1, -1, -1]));
    expect(screen.getByText(/Red's rectangle: a 1 or a 6 brings a token to Start\./)).toBeDefined();
  });
});

describe('a sunburst', () => {
  it('says where one would stand and what it brings', () => {
    const now = position([30, -1, -1, -1, 5, -1, -1, -1], { landed: 0 });
    const swap = option({ kind: 'Exchange', seat: 1, token: 0 }, '2a');
    show(asking({ kind: 'ChoosePartner', seat: 0, token: 0 }, [swap], [exchangePreview({})]), null, now);
    expect(screen.getByRole('radio', { name: /you stand on 1\/16 \(arrow\), 136 to go, −13 for you/ })).toBeDefined();
  });

  const many = position([30, -1, -1, -1, 5, 6, 7, 8, 9, -1, -1, -1], { landed: 0 });
  const swaps = [0, 1, 2, 3, 4].map((at) =>
    option({ kind: 'Exchange', seat: 1 + Math.floor(at / 4), token: at % 4 }, `swap ${at}`),
  );
  const brings = swaps.map((_, at) => exchangePreview(at === 0 ? { gain: -21 } : {}));
  const decision = asking({ kind: 'ChoosePartner', seat: 0, token: 0 }, swaps, brings);

  it('is short where many can be chosen: the token wears its letter', () => {
    show(decision, null, many);
    const [first] = screen.getAllByRole('radio');
    expect(first!.textContent!.replace(/\s+/g, ' ').trim()).toBe('A Bo on 1/12 −21');
    expect(screen.getByText(/nearer to Home for you \(\+\)/)).toBeDefined();
  });

  it('says in full what the chosen one would do', () => {
    show(decision, swaps[4]!, many);
    expect(screen.getByText('You stand on 1/16 (arrow)').closest('p')!.textContent!.replace(/\s+/g, ' ')).toContain(
      "then, 136 to go; Cleo's A on 2/4 (sunburst).",
    );
  });
});

it('says on the button what is about to happen', () => {
  expect(commitWords(option({ kind: 'Roll' }), 'Roll the dice')).toBe('Roll the dice');
  expect(commitWords(option({ kind: 'Free' }), 'Free your token: it goes')).toBe('Free your token');
});

describe('a bonus roll', () => {
  it('says what it may cost', () => {
    const options = [option({ kind: 'Stop' }, 'stop'), option({ kind: 'Roll' }, 'roll')];
    const preview = { kind: 'StakePreview', token: 1, ends_turn: false, text: ['doubles again, and your B goes'] };
    show(asking({ kind: 'TakeBonus', seat: 0 }, options, [null, preview]));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /^roll\. Doubles again, and your B goes\.$/i })).toBeDefined();
  });
});

describe('snake eyes', () => {
  it('puts each choice in a few words, with what it brings below', () => {
    const free = option({ kind: 'Free' }, 'Free your token: it goes back to the rectangle');
    const brings = { kind: 'ChoicePreview', ends_turn: false, text: ['it goes back, and the bonus roll is yours'] };
    const options = [free, option({ kind: 'Move' }, 'move')];
    show(asking({ kind: 'UseSnakeEyes', seat: 0 }, options, [brings, null]));
    expect(screen.getByText('Free your token').tagName).toBe('B');
    expect(screen.getByText('It goes back, and the bonus roll is yours.')).toBeDefined();
  });
});
