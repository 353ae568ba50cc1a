import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { option } from '../../table/fixtures';
import type { Secrets } from '../../table/game-ui';
import { BOARD, pilot, position } from './fixtures';
import Hand from './Hand.svelte';
import { sceneOf, unveiled } from './scene';
import { Token, type Wire } from './types.gen';

const view = position([pilot(0, 3), pilot(1, 5, { has_committed: true }), pilot(2, 5)]);
const views = [view, { ...view, seat: 1, committed: Token.NITRO }, { ...view, seat: 2 }];

function given(...actions: [number, object][]): Secrets<Wire> {
  return { views, given: actions.map(([seat, action]) => ({ seat, answer: option(action) })) };
}

describe('what the pilots kept from one another', () => {
  it('is the route on each controller, before all are shown', () => {
    const scene = unveiled(
      BOARD,
      sceneOf(view),
      given([0, { kind: 'Program', route: 2 }], [2, { kind: 'Program', route: 0 }]),
    );
    expect(sceneOf(view).ships.map((ship) => ship.route)).toEqual([-1, -1, -1]);
    expect(scene.ships.map((ship) => ship.route)).toEqual([2, -1, 0]);
  });

  it('is each token that lies face down or is about to', () => {
    const scene = unveiled(BOARD, sceneOf(view), given([2, { kind: 'Play', token: 3 }]));
    expect(scene.ships.map((ship) => ship.played)).toEqual([-1, 4, 3]);
  });

  it('is the number on the wheel and the token that is kept', () => {
    const scene = unveiled(
      BOARD,
      sceneOf(view),
      given([0, { kind: 'Dial', number: 4 }], [2, { kind: 'Keep', token: 5 }]),
    );
    expect(scene.ships.map((ship) => ship.notes)).toEqual([['dials 4'], [], ['keeps Fuel Tank']]);
  });
});

describe('a hand', () => {
  it('names every token, and the one laid face down', () => {
    render(Hand, { board: BOARD, view: { ...view, hand: [0, 0, 2, 0, 1, 0], committed: Token.FORCEFIELD } });
    expect(screen.getByRole('list', { name: 'Tokens' }).textContent).toContain('×2');
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Flamethrower',
      'Nitro',
      'Forcefield, face down for this turn',
    ]);
  });

  it('is nothing when it is empty', () => {
    render(Hand, { view, board: BOARD });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
