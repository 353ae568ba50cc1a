import { expect, it, vi } from 'vitest';
import { option } from '../table/fixtures';
import { press } from './press';

const push = option({ kind: 'Push', by: 2 });
const again = option({ kind: 'Push', by: 2 });
const rest = option({ kind: 'Rest' });

function pressed(detail: number, selected: typeof push | null) {
  const select = vi.fn();
  const commit = vi.fn();
  press(push, new MouseEvent('click', { detail }), { selected, select, commit });
  return { looks: select.mock.calls.length, commits: commit.mock.calls.length };
}

it('looks at what is pressed, by mouse or by key', () => {
  expect(pressed(1, null)).toEqual({ looks: 1, commits: 0 });
  expect(pressed(0, null)).toEqual({ looks: 1, commits: 0 });
  expect(pressed(0, rest)).toEqual({ looks: 1, commits: 0 });
});

it('commits what is looked at by a key, and not by another click', () => {
  expect(pressed(0, again)).toEqual({ looks: 0, commits: 1 });
  expect(pressed(1, again)).toEqual({ looks: 1, commits: 0 });
});
