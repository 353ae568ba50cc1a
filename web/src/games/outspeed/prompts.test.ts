import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { asking, option, showPrompt } from '../../table/fixtures';
import type { Asked, Option } from '../../wire/frames';
import { BOARD, company, frameOf, pilot, position } from './fixtures';
import outspeed from './index';

const view = position([pilot(0, 3), pilot(1, 3), pilot(2, 3)]);

function show(decision: Asked, selected: Option | null = null) {
  return showPrompt(outspeed, frameOf(view, { decision }), selected, { board: BOARD });
}

describe('choosing a route', () => {
  const SANDSTORM = 4;
  const left = option({ kind: 'Program', route: 0 }, 'L');
  const right = option({ kind: 'Program', route: 2 }, 'R');
  const rows = [company(0), company(1, { is_overfull: true, text: ['lose the turn'] })];
  const decision = asking(
    {
      kind: 'ChooseRoute',
      tile: SANDSTORM,
      side: 0,
      fuel: 12,
      lowest_costs: [0, -1, 0],
    },
    [left, right],
    [null, { kind: 'RoutePreview', route: 2, rows }],
  );
  decision.closed = [{ action: { kind: 'Program', route: 1 }, why: { text: ['The light is off.'], rules: ['OS-044'] } }];

  it('says what each route does, and that a light is off', () => {
    show(decision);
    expect(
      screen.getByRole('radio', { name: /right: free → a blue die of zones/ }),
    ).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('radio', { name: /middle.*The light is off\./ }).disabled).toBe(true);
  });

  it('shows what the looked-at route brings in company', () => {
    show(decision, right);
    expect(screen.getByRole('rowheader', { name: 'alone' })).toBeDefined();
    expect(screen.getByRole('row', { name: /with 1 other .*lose the turn/ })).toBeDefined();
    expect(screen.queryByText(/Forcefield/)).toBeNull();
  });

  it('looks at first, and commits at the second Enter', async () => {
    const props = show(decision);
    await fireEvent.click(screen.getByRole('radio', { name: /left/ }), { detail: 0 });
    expect(props.select).toHaveBeenCalledWith(left);
    expect(props.commit).not.toHaveBeenCalled();
  });

  it('commits what is looked at by Enter', async () => {
    const props = show(decision, left);
    await fireEvent.click(screen.getByRole('radio', { name: /left/ }), { detail: 0 });
    expect(props.commit).toHaveBeenCalledWith(left);
  });
});

describe('playing a token', () => {
  it('offers the tokens in hand with whom they hit, and to pass', () => {
    const flame = option({ kind: 'Play', token: 2 }, 'flamethrower');
    const asked = asking(
      { kind: 'ChooseBonus', tokens: [0, 1, 2, 0, 0, 0] },
      [option({ kind: 'Pass' }, 'pass'), flame],
      [null, { kind: 'BonusPreview', token: 2, targets: [1], text: ['hits Bo'] }],
    );
    const why = { text: ['Only from the rearmost zone.'], rules: ['OS-030'] };
    show({ ...asked, closed: [{ action: { kind: 'Play', token: 1 }, why }] }, flame);
    const card = screen.getByRole('radio', { name: /Flamethrower ×2.*Hits Bo/ });
    expect(card.getAttribute('aria-checked')).toBe('true');
    const cannon = screen.getByRole<HTMLButtonElement>('radio', { name: /Ion Cannon.*rearmost/ });
    expect(cannon.disabled).toBe(true);
    expect(screen.getByRole('radio', { name: /Pass/ })).toBeDefined();
  });
});

describe('keeping a token', () => {
  it('marks one of two equal tokens', () => {
    const keep = option({ kind: 'Keep', token: 4 }, 'nitro');
    show(asking({ kind: 'KeepToken', drawn: [4, 4] }, [keep]), keep);
    const cards = screen.getAllByRole('radio', { name: /Nitro/ });
    expect(cards.map((card) => card.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  });
});

describe('setting the wheel', () => {
  const dials = [0, 1, 2, 3].map((number) => option({ kind: 'Dial', number }, String(number)));
  const foresight = [0, 1, 2, 3].map((number) => ({
    kind: 'DialPreview',
    number,
    row: company(0),
    title: `Burn ${number} fuel, fly ${number} zones`,
    text: ['from ', ['3', 'zone 3'], ` to ${3 + number}, ${12 - number} fuel left`],
  }));
  const decision = asking({ kind: 'SetWheel', most: 3 }, dials, foresight);

  it('says what a number brings, as the engine foresees it', () => {
    show(decision, dials[3]!);
    const words = document.querySelector('.words')!.textContent!.replace(/\s+/g, ' ').trim();
    expect(words).toBe('Burn 3 fuel, fly 3 zones: from zone 3 to 6, 9 fuel left.');
  });

  it('turns by keys and stays within what can be paid', async () => {
    const props = show(decision, dials[3]!);
    const wheel = screen.getByRole('slider');
    expect(wheel.getAttribute('aria-valuetext')).toBe('Burn 3 fuel, fly 3 zones');
    await fireEvent.keyDown(wheel, { key: 'ArrowUp' });
    expect(props.select).toHaveBeenLastCalledWith(dials[3]);
    await fireEvent.keyDown(wheel, { key: 'ArrowDown' });
    expect(props.select).toHaveBeenLastCalledWith(dials[2]);
    await fireEvent.keyDown(wheel, { key: 'Enter' });
    expect(props.commit).toHaveBeenCalledWith(dials[3]);
  });
});
