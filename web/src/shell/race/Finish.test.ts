import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { tableFrame } from '../../wire/fake-server';
import { api, type Story } from '../../wire/rest';
import Finish from './Finish.svelte';
import { paint } from './postcard';

const STORY: Story = {
  race: 'here',
  end: ['The finish: level on the zone, ', 1, ' has the most fuel and wins!'],
  turning: { moment: 7, text: [1, ': left, 4 zones'] },
  seats: [
    { seat: 0, out: [0, ' has burned the last fuel.'], facts: [['1 hit taken']] },
    { seat: 1, out: null, facts: [] },
  ],
};

function show(seats: number[]): void {
  const frame = tableFrame({
    game: 'nothing',
    names: ['Ann', 'Bo'],
    standings: { kind: 'Standings', winners: [1], places: [2, 1], reason: 'finish' },
  });
  const held = { race: 'here', game: 'nothing', seats: seats.map((seat) => ({ seat, token: 't', name: 'Ann' })), invite: null, at: 0, over: true };
  render(Finish, { race: 'here', frame, held, staging: { title: 'Nothing', ui: null, board: null } as never, back: () => {} });
}

beforeEach(() => {
  vi.spyOn(api, 'replay').mockResolvedValue([]);
  vi.spyOn(api, 'story').mockResolvedValue(STORY);
});

it('tells my place first, then what decided it', async () => {
  show([0]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You come 2nd');
  expect((await screen.findByText(/level on the zone/)).textContent).toContain('Bo has the most fuel and wins!');
});

it('tells who won where nobody in particular looks', () => {
  show([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bo wins');
});

it('tells the turning point, leads to it, and why each went out', async () => {
  show([1]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win!');
  const link = await screen.findByRole('link', { name: 'Watch it' });
  expect(link.getAttribute('href')).toBe('/race/here/replay?at=7');
  expect(screen.getByText(/has burned the last fuel/)).toBeTruthy();
  expect(screen.getByText('1 hit taken')).toBeTruthy();
  expect(screen.getByText('a quiet race')).toBeTruthy();
});

it('paints a picture of it: who came where, in their colours', () => {
  const brush = { fillStyle: '', font: '', fillRect: vi.fn(), fillText: vi.fn() };
  const racers = [
    { name: 'Bo', place: 1, colour: '#123456' },
    { name: 'Ann', place: 2, colour: '#654321' },
  ];
  paint(brush, { title: 'Outspeed', heading: 'Bo wins', racers, line: 'Turning point' });
  expect(brush.fillText.mock.calls.map(([words]) => words as string)).toEqual(['Paddock · Outspeed', 'Bo wins', '1. Bo', '2. Ann', 'Turning point']);
  expect(brush.fillRect).toHaveBeenCalledTimes(4);
});
