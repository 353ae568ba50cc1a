import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { readOut } from '../kit/phrases';
import type { LogLine, Phrase } from '../wire/frames';
import LogPanel from './LogPanel.svelte';
import { addressed, headOf, Plays } from './plays';

const names = ['Ann', 'Bo'];

type Told = [seat: number, opens: boolean, ...words: Phrase];

function line(text: string, ...brief: Told[]): LogLine {
  return { event: { kind: 'Told' }, text: [text], rules: [], brief: brief.map(([seat, opens, ...words]) => ({ seat, opens, words })) };
}

const LOG = [
  line('Round 1.', [-1, true]),
  line('Ann lays MOVE 5.', [0, true, 'MOVE 5']),
  line('Ann moves.'),
  line('Ann rolls 9.', [-1, false, 'rolled ', [9, '', '']]),
  line('Bo plays a card.', [1, true, 'a card at ', 0]),
  line('Ann stops.', [0, false, 'safe']),
];

function heads(log: LogLine[]): string[] {
  return new Plays().of(log).map((play) => (play.words.length ? readOut(headOf(play), names) : readOut(play.steps[0]!.text, names)));
}

describe('the log by play', () => {
  it('is one line a play, which goes on while another reacts', () => {
    expect(heads(LOG)).toEqual(['Round 1.', 'Ann: MOVE 5, rolled 9, safe', 'Bo: a card at Ann']);
  });

  it('grows with the film, and leaves alone what did not change', () => {
    const plays = new Plays();
    const before = plays.of(LOG.slice(0, 5));
    const after = plays.of(LOG);
    expect(readOut(headOf(before[1]!), names)).toBe('Ann: MOVE 5, rolled 9');
    expect(readOut(headOf(after[1]!), names)).toBe('Ann: MOVE 5, rolled 9, safe');
    expect(after[2]).toBe(before[2]);
    expect(plays.of(LOG.slice(0, 2)).map((play) => play.steps.length)).toEqual([1, 1]);
  });

  it('opens several plays at once, each with the event among its steps', () => {
    const plays = new Plays().of([line('Routes.', [0, true, 'left'], [1, true, 'right']), line('Ann pays.', [0, false, '2 fuel'])]);
    expect(plays.map((play) => [readOut(headOf(play), names), play.steps.length])).toEqual([
      ['Ann: left, 2 fuel', 2],
      ['Bo: right', 1],
    ]);
  });

  it('says you to who reads it', () => {
    expect(readOut(addressed([0, ': hits ', 1, "'s B"], 1), names)).toBe('Ann: hits your B');
    expect(readOut(addressed([1, ': MOVE 5'], 1), names)).toBe('You: MOVE 5');
    expect(readOut(addressed([0, ': nudges ', 1, ', takes 2'], 1), names)).toBe('Ann: nudges you, takes 2');
    expect(addressed([0, ': 3'], -1)).toEqual([0, ': 3']);
  });

  it('shows the steps of a play to who opens it', async () => {
    render(LogPanel, { log: LOG, names, you: 0, ui: null });
    expect(screen.queryByText('Ann moves.')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /You: MOVE 5, rolled 9 ?, safe/ }));
    expect(screen.getByText('Ann moves.')).toBeTruthy();
    expect(screen.queryByText('Bo plays a card.')).toBeNull();
  });

  it('keeps what follows a line of the table below it until that is opened', async () => {
    render(LogPanel, { log: [line('Everybody draws.', [-1, true]), line('Ann draws 3.'), line('Bo draws 2.')], names, ui: null });
    expect(screen.queryByText('Bo draws 2.')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Everybody draws.' }));
    expect(screen.getByText('Bo draws 2.')).toBeTruthy();
  });

  it('shows the last plays where there is no room for all', () => {
    render(LogPanel, { log: LOG, names, most: 1, ui: null });
    expect(screen.getByRole('button', { name: /Bo ?: a card at Ann/ })).toBeTruthy();
    expect(screen.queryByText('Round 1.')).toBeNull();
  });
});
