import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick, type Component, type ComponentProps } from 'svelte';
import { expect, it, vi } from 'vitest';
import { tableFrame } from '../wire/fake-server';
import type { LogLine, SeatKind, TableFrame } from '../wire/frames';
import type { Shown } from './director.svelte';
import type { TableProps } from './game-ui';
import Table from './Table.svelte';

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

/** A game without parts of its own, as it is played the day its rules pass. */
function props(frame: TableFrame, changes: Partial<ComponentProps<typeof Table>> = {}) {
  return {
    frame,
    shown: shownOf(frame),
    ui: null,
    title: 'Soapbox',
    board: null,
    mine: [0],
    pace: 0,
    sending: null,
    foreseen: () => null,
    answer: vi.fn(),
    retract: vi.fn(),
    comeBack: vi.fn(),
    skip: vi.fn(),
    bar: nothing,
    rules: nothing,
    tab: 'log' as const,
    setTab: vi.fn(),
    openRule: vi.fn(),
    ...changes,
  };
}

/** All of this is told. */
function shownOf(frame: TableFrame, log: LogLine[] = []): Shown {
  return { frame, log, news: log.length, isBehind: false, isRunning: false, scene: null, step: 0 };
}

/** As a browser does: two clicks, then a double one. */
async function clickTwice(target: Element): Promise<void> {
  for (const detail of [1, 2]) await fireEvent.click(target, { detail });
  await fireEvent.dblClick(target, { detail: 2 });
}

const commitButton = () => document.querySelector<HTMLButtonElement>('[data-commit]')!;

it('shows the transcript and the server’s words when the game has nothing of its own', () => {
  render(Table, props(tableFrame()));
  expect(screen.getByText(/Ann is on 0/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Choose a push.' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

it('sends nothing until an option is committed', async () => {
  const given = props(tableFrame());
  render(Table, given);
  expect(commitButton().disabled).toBe(true);
  await fireEvent.click(screen.getAllByRole('radio')[1]!, { detail: 1 });
  expect(given.answer).not.toHaveBeenCalled();
  await fireEvent.click(commitButton());
  expect(given.answer).toHaveBeenCalledExactlyOnceWith(given.frame.decision!.options[1]);
});

it('leaves the orders that were selected with an option, in place of the answer', async () => {
  const order = vi.fn();
  const given = props(tableFrame(), { order });
  const handed: TableProps[] = [];
  const Own: Component<TableProps> = (_, table) => {
    handed.push(table);
    return {};
  };
  render(Table, { ...given, ui: { prompts: { [given.frame.decision!.decision.kind]: Own } } });
  const [first, second] = given.frame.decision!.options;
  const push = { kind: 'Push', round: 1, efforts: [1, 1] };
  handed[0]!.select(first!, push);
  await tick();
  expect(handed[0]!.planned).toEqual([push]);
  handed[0]!.select(second!);
  await tick();
  expect(handed[0]!.planned).toEqual([]);
  handed[0]!.select(first!, push);
  await tick();
  await fireEvent.click(commitButton());
  expect(order).toHaveBeenCalledExactlyOnceWith(push);
  expect(given.answer).not.toHaveBeenCalled();
});

it('walks with arrows from anywhere, looks with Enter, backs out with Esc', async () => {
  const given = props(tableFrame());
  render(Table, given);
  await fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  const [first] = screen.getAllByRole('radio');
  expect(document.activeElement).toBe(first);
  await fireEvent.click(first!, { detail: 0 });
  expect(first!.getAttribute('aria-checked')).toBe('true');
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(first!.getAttribute('aria-checked')).toBe('false');
  expect(given.answer).not.toHaveBeenCalled();
});

it('keeps what is locked in visible, with a way to change it', async () => {
  const given = props(tableFrame({ sealed: { action: { by: 2, kind: 'Push' }, word: '2', text: ['Push harder'] }, locked: [0] }));
  render(Table, given);
  expect(screen.getByRole('heading', { name: 'Locked in' })).toBeTruthy();
  expect(screen.getByText('Push harder')).toBeTruthy();
  expect(screen.getByText('Waiting for Ben.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(given.retract).toHaveBeenCalledOnce();
});

it('says in words what it locks in, and shows a key only as a key', async () => {
  render(Table, props(tableFrame()));
  const second = screen.getAllByRole('radio')[1]!;
  expect(second.textContent!.trim()).toBe('Push harder');
  expect(commitButton().querySelector('kbd')).toBeNull();
  await fireEvent.click(second, { detail: 1 });
  expect(commitButton().querySelector('kbd')!.textContent).toBe('Enter');
  expect(screen.getByRole('button', { name: 'Lock in: Push harder' })).toBe(commitButton());
});

/** A prompt that shows its first option by itself. */
const proposing = {
  prompts: {
    Choose: ((_: unknown, { frame, propose }: TableProps) =>
      queueMicrotask(() => propose(frame.decision!.options[0]!))) as never,
  },
};

it('locks in by Enter only what was chosen, not what the page proposed', async () => {
  const given = props(tableFrame(), { ui: proposing });
  render(Table, given);
  await tick();
  expect(commitButton().disabled).toBe(false);
  expect(commitButton().querySelector('kbd')).toBeNull();
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(given.answer).not.toHaveBeenCalled();
  expect(commitButton().querySelector('kbd')).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(given.answer).toHaveBeenCalledExactlyOnceWith(given.frame.decision!.options[0]);
});

it('locks in by its button what the page proposed', async () => {
  const given = props(tableFrame(), { ui: proposing });
  render(Table, given);
  await tick();
  await fireEvent.click(commitButton());
  expect(given.answer).toHaveBeenCalledExactlyOnceWith(given.frame.decision!.options[0]);
});

it('takes the focus from the button to the next question', async () => {
  const given = props(tableFrame());
  const { rerender } = render(Table, given);
  commitButton().disabled = false;
  commitButton().focus();
  await rerender({ ...given, frame: tableFrame({ moment: 1 }) });
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

it('forgets what was looked at when the question changes', async () => {
  const given = props(tableFrame());
  const { rerender } = render(Table, given);
  await fireEvent.click(screen.getAllByRole('radio')[0]!, { detail: 1 });
  await rerender({ ...given, frame: tableFrame({ moment: 1 }) });
  expect(commitButton().disabled).toBe(true);
});

it('shows what is on its way as the wire has it, and sends nothing beside it', async () => {
  const given = props(tableFrame(), { sending: { action: { kind: 'Push', by: 3 }, word: '3', text: [] } });
  render(Table, given);
  const [first, , third] = screen.getAllByRole('radio');
  expect(third!.getAttribute('aria-checked')).toBe('true');
  expect(commitButton().textContent).toContain('Locking in');
  await clickTwice(first!);
  expect(given.answer).not.toHaveBeenCalled();
});

it('shows what the table keeps sealed, whatever was sent from here', async () => {
  const given = props(tableFrame());
  const { rerender } = render(Table, given);
  await clickTwice(screen.getAllByRole('radio')[0]!);
  await rerender({ ...given, frame: tableFrame({ sealed: { action: { kind: 'Push', by: 3 }, word: '3', text: ['Push like mad'] }, locked: [0] }) });
  expect(screen.getByText('Push like mad')).toBeTruthy();
  expect(screen.queryByText('Push a little')).toBeNull();
});

it('asks nothing any more while an answer is on its way', async () => {
  const given = props(tableFrame());
  const { rerender } = render(Table, given);
  const [first, second] = screen.getAllByRole('radio');
  await clickTwice(first!);
  await rerender({ ...given, sending: { action: { kind: 'Push', by: 1 }, word: '1', text: [] } });
  await fireEvent.click(second!, { detail: 1 });
  await clickTwice(second!);
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(given.answer).toHaveBeenCalledOnce();
  expect(first!.getAttribute('aria-checked')).toBe('true');
  expect(commitButton().disabled).toBe(true);
  // Refused: the same question stands open again.
  await rerender({ ...given, sending: null });
  await clickTwice(second!);
  expect(given.answer).toHaveBeenCalledTimes(2);
});

it('says who is choosing when nothing is asked of this seat', () => {
  render(Table, props(tableFrame({ decision: null, asked: [1] })));
  expect(screen.getByText('Ben is choosing.')).toBeTruthy();
});

it('lets who left come back where a bot drives, and says so where there is no way back', async () => {
  const left = { decision: null, asked: [1], kinds: ['left', 'bot'] as SeatKind[] };
  const given = props(tableFrame({ ...left, can_return: true }));
  const { rerender } = render(Table, given);
  expect(screen.getByRole('heading', { name: 'You have left' })).toBeTruthy();
  expect(screen.getByText('left')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(given.comeBack).toHaveBeenCalledOnce();
  await rerender({ ...given, frame: tableFrame(left) });
  expect(screen.getByText(/goes on without you/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Come back' })).toBeNull();
});

it('draws the board again as transcript when the board fails', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Board = () => {
    throw new Error('no brush');
  };
  render(Table, props(tableFrame(), { ui: { Board: Board as never } }));
  expect(screen.getByText(/Ann is on 0/)).toBeTruthy();
  quiet.mockRestore();
});

it('tells news to those who listen', () => {
  const log = [{ event: { kind: 'Moved', seat: 0 }, text: ['Ann moves 3.'], rules: [], brief: [] }];
  render(Table, props(tableFrame(), { shown: shownOf(tableFrame(), log) }));
  const live = document.querySelector('[aria-live="polite"][role="log"]');
  expect(live?.textContent).toContain('Ann moves 3.');
});

it('locks in no answer of one’s own that the rules refuse', async () => {
  const decision = { ...tableFrame().decision!, exact: false, forms: [{ example: { kind: 'Push', by: 1 }, fields: [] }] };
  const told = () => ({ option: null, order: null, foresight: null, refusal: { text: ['Too hard.'], rules: [] } });
  render(Table, props(tableFrame({ decision }), { told }));
  await fireEvent.click(screen.getAllByRole('radio')[1]!, { detail: 1 });
  expect(commitButton().disabled).toBe(true);
});

it('commits nothing by a second click when the first one was on another question', async () => {
  const given = props(tableFrame());
  const { rerender } = render(Table, given);
  await fireEvent.click(commitButton(), { detail: 1 });
  await rerender({ ...given, frame: tableFrame({ moment: 1, seq: 2 }) });
  const [first] = screen.getAllByRole('radio');
  await fireEvent.click(first!, { detail: 2 });
  await fireEvent.dblClick(first!, { detail: 2 });
  expect(given.answer).not.toHaveBeenCalled();
  expect(first!.getAttribute('aria-checked')).toBe('true');
  await clickTwice(first!);
  expect(given.answer).toHaveBeenCalledOnce();
});

it('shows what the driver would do as chosen, and only the button commits it', async () => {
  const frame = tableFrame({ has_advice: true });
  const [little, harder] = frame.decision!.options;
  const askDriver = vi.fn();
  const given = props(frame, { askDriver });
  const { rerender } = render(Table, given);
  await fireEvent.click(screen.getAllByRole('radio')[0]!, { detail: 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'What would the driver do?' }));
  expect(askDriver).toHaveBeenCalledOnce();
  await rerender({ advice: { type: 'advised', id: 'a', moment: frame.moment, option: harder!, why: ['It is further.'] } });
  expect(screen.getByText('It is further.')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.getAttribute('aria-checked') ?? String(one.checked)).indexOf('true')).toBe(1);
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(given.answer).not.toHaveBeenCalled();
  await fireEvent.click(commitButton());
  expect(given.answer).toHaveBeenCalledExactlyOnceWith(harder);
  expect(little).not.toBe(harder);
});

it('has no driver to ask where the table has none', () => {
  render(Table, props(tableFrame()));
  expect(screen.queryByText('What would the driver do?')).toBeNull();
});
