import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { asking, option, showPrompt } from '../../table/fixtures';
import type { TableProps } from '../../table/game-ui';
import type { Asked, Option, TableFrame } from '../../wire/frames';
import { at, board, cards, frameOf, HIT, path, position, RISK, sled } from './fixtures';
import powersled from './index';
import { driving } from './driving.svelte';
import { Cause, type Discards, type Drive, type PathPreview } from './types.gen';
import { commitWords, pickWords } from './words';

const view = position([sled(0, 's5.0.0'), sled(1, 's5.0.2')]);

function show(
  decision: Asked,
  selected: Option | null = null,
  now = view,
  frame: Partial<TableFrame> = {},
  more: Partial<TableProps> = {},
) {
  return showPrompt(powersled, frameOf(now, decision, frame), selected, { board, openRule: vi.fn(), ...more });
}

const lay = (card: number, speed: number, corners = 0, pilotings = 0, extras = 0) =>
  option({ kind: 'Lay', card, speed, corners, pilotings, extras }, `${card}-${speed}-${corners}${pilotings}${extras}`);

const SLICK = { kind: 'RiskPreview' as const, cause: Cause.BY_SLICK, square: at('s5.1.2'), modifier: 0, strength: 0 };

/** The order to go this way from where the sled stands. */
function drive(way: PathPreview, cards: Drive['cards']): Drive {
  const { steps, squares, struck } = way;
  const risks = way.risks.map((risk) => risk.square);
  return { kind: 'Drive', turn: 1, round: 1, gone: 0, square: at('s5.0.0'), control: 0, cards, steps, squares, risks, struck };
}

describe('the cards of a play', () => {
  const move = lay(1, 4);
  const faster = lay(1, 4, 0, 0, 1);
  const slow = lay(8, 1);
  const hand = cards([1, 2], [8, 1]);
  const decision = asking({ kind: 'ChooseCards', seat: 0, hand }, [move, faster, slow], [
    { kind: 'PlayPreview', ends: [at('s5.0.4')], text: '', paths: [path(['s5.0.1'], { odds: [RISK, HIT], struck: 1, strength: 3, text: ['to there, runs into ', 1, ', strength 3'] })] },
  ]);

  it('explain themselves: name, number, effect, and a rule to open', async () => {
    const props = show(decision);
    expect(screen.getByRole('button', { name: /MOVE 4, 2 in hand: 4 squares straight on/ })).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: 'Rule PS-097' }));
    expect(props.openRule).toHaveBeenCalledWith('PS-097');
  });

  it('are looked at first, and laid by a second press of the key', async () => {
    const props = show(decision);
    await fireEvent.click(screen.getByRole('button', { name: /MOVE 4/ }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(move);
    expect(props.commit).not.toHaveBeenCalled();
    await props.rerender({ ...props, selected: move });
    await fireEvent.click(screen.getByRole('button', { name: /MOVE 4/ }), { detail: 0 });
    expect(props.commit).toHaveBeenCalledWith(move);
  });

  it('show the odds of the play, and who would be hit how hard', () => {
    show(decision, move);
    expect(screen.getByRole('region', { name: 'What it would bring' }).textContent).toContain('to there, runs into Bo, strength 3');
    expect(screen.getByRole('group', { name: 'The odds for you' }).textContent).toMatch(/no effect 28 %.*spin 14 %/);
    expect(screen.getByRole('group', { name: 'The odds for Bo' }).textContent).toMatch(/damage only 72 %/);
  });

  it('are shown each with its own preview, also where only the base card differs', async () => {
    const [reflexes, laser] = [lay(9, 1), lay(10, 1)];
    const both = asking({ kind: 'ChooseCards', seat: 0, hand: cards([9, 1], [10, 1]) }, [reflexes, laser], [
      { kind: 'PlayPreview', ends: [], text: '', paths: [path(['s5.0.1'], { odds: [RISK] })] },
      { kind: 'PlayPreview', ends: [], text: '', paths: [path(['s5.0.1'])] },
    ]);
    const props = show(both, reflexes);
    expect(screen.getByRole('group', { name: 'The odds for you' })).toBeDefined();
    await props.rerender({ ...props, selected: laser });
    expect(screen.getByText('No test, no blow')).toBeDefined();
  });

  it('take the way with them that is shown, or another one', async () => {
    const [short, long] = [path(['s5.0.1']), path(['s5.1.1', 's5.1.2'], { steps: [4, 0], risks: [SLICK] })];
    const ways = asking({ kind: 'ChooseCards', seat: 0, hand }, [move], [{ kind: 'PlayPreview', ends: [], text: '', paths: [short, long] }]);
    const props = show(ways, move);
    expect(props.select).toHaveBeenLastCalledWith(move, drive(short, move.action));
    await props.rerender({ ...props, planned: [drive(short, move.action)] });
    await fireEvent.click(screen.getByRole('button', { name: 'The next way' }));
    expect(props.select).toHaveBeenLastCalledWith(move, drive(long, move.action));
    await props.rerender({ ...props, planned: [drive(long, move.action)] });
    expect(screen.getByText('way 2 of 2')).toBeDefined();
    expect(props.select).toHaveBeenCalledTimes(2);
  });

  it('are laid alone for who wants to be asked for each square', async () => {
    const props = show(decision, move, view, {}, { planned: [drive(path(['s5.0.1']), move.action)] });
    await fireEvent.click(screen.getByRole('checkbox', { name: /Drive the way shown/ }));
    expect(props.select).toHaveBeenLastCalledWith(move);
    driving.isOn = true;
  });

  it('are laid with the wish to be asked for no reaction', async () => {
    const plan = drive(path(['s5.0.1'], { struck: 1 }), move.action);
    const props = show(decision, move, view, {}, { planned: [plan] });
    await fireEvent.click(screen.getByRole('checkbox', { name: /Pass my reactions/ }));
    expect(props.select).toHaveBeenLastCalledWith(move, plan, { kind: 'LetPass', turn: 1, round: 1 });
    await props.rerender({ ...props, planned: [plan, { kind: 'LetPass', turn: 1, round: 1 }] });
    await fireEvent.click(screen.getByRole('checkbox', { name: /Pass my reactions/ }));
    expect(props.select).toHaveBeenLastCalledWith(move, plan);
  });

  it('show what the server foresees of the whole plan', () => {
    const foreseen = path(['s5.0.1', 's5.0.2'], { odds: [RISK], text: ['all of it'] });
    const toldOfOrder = () => ({ option: null, order: null, refusal: null, foresight: { kind: 'DrivePreview', path: foreseen, text: [] } });
    show(decision, move, view, {}, { planned: [drive(path(['s5.0.1']), move.action)], toldOfOrder });
    expect(screen.getByText(/all of it/)).toBeDefined();
  });

  it('take helping cards with them, and specials as a drift', async () => {
    const props = show(decision, move);
    await fireEvent.click(screen.getByRole('button', { name: /Add Good Speed/ }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(faster);
    await fireEvent.click(screen.getByRole('button', { name: 'DRIFT 1: lay Good Speed as a drift of 1' }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(slow);
  });
});

describe('a step', () => {
  const go = (way: number, piloting = 0) => option({ kind: 'Go', way, piloting }, `go${way}${piloting}`);
  const swipe = (points: number) => option({ kind: 'Sideswipe', target: 1, points }, `s${points}`);
  const base = { kind: 'ChooseStep', seat: 0, left: 2, is_drift: true, can_change: true, has_passed: false, diagonals: 1, is_extra: false, is_inside: false };
  const step = (to: string, more = {}) => ({ kind: 'StepPreview', square: at(to), ends: [at(to)], paths: [path([to], more)], text: '' });

  it('is chosen among forward, lanes and a sideswipe with its points', async () => {
    const options = [go(0), go(1), swipe(1), swipe(2)];
    const props = show(asking(base, options, options.map(() => step('s5.0.1'))));
    expect(props.commit).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: /go10/ }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(options[1]);
    await fireEvent.click(screen.getByRole('button', { name: 's2' }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(options[3]);
  });

  it('takes the rest of the way with it, as an order', async () => {
    const left = go(1);
    const rest = path(['s5.1.1', 's5.1.2'], { steps: [4, 0] });
    const decision = asking(base, [go(0), left], [step('s5.0.1'), { ...step('s5.1.1'), paths: [rest] }]);
    const now = position(view.sleds, { play: { ...view.play, path: [at('s5.0.0')] } });
    const props = show(decision, left, now);
    expect(props.select).toHaveBeenCalledExactlyOnceWith(left, {
      kind: 'Drive',
      turn: 1,
      round: 1,
      gone: 1,
      square: at('s5.0.0'),
      control: 0,
      cards: null,
      steps: [4, 0],
      squares: [at('s5.1.1'), at('s5.1.2')],
      risks: [],
      struck: -1,
    });
    expect(commitWords(left, '', [drive(rest, null)], board)).toMatch(/ and drive on$/);
  });

  it('is all there is to it where nothing follows', () => {
    const forward = go(0);
    const props = show(asking(base, [forward, go(1)], [step('s5.0.1'), step('s5.1.1')]), forward);
    expect(props.select).not.toHaveBeenCalled();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('discards', () => {
  const due = (left: number) => asking({ kind: 'ChooseDiscard', seat: 0, left, why: 0 }, [
    option({ kind: 'Discard', card: 0 }, 'xM3'),
    option({ kind: 'Discard', card: 3 }, 'xD2'),
  ]);
  const now = position(view.sleds, { hand: cards([0, 2], [3, 1]) });

  it('are picked together, and go together once all are picked', async () => {
    const props = show(due(2), null, now);
    await fireEvent.click(screen.getByRole('button', { name: /DRIFT 2/ }), { detail: 1 });
    expect(props.select).toHaveBeenLastCalledWith(null);
    await fireEvent.click(screen.getByRole('button', { name: /MOVE 3/ }), { detail: 1 });
    const drift = due(2).options[1]!;
    expect(props.select).toHaveBeenLastCalledWith(drift, { kind: 'Discards', turn: 1, round: 1, why: 0, due: 2, cards: [3, 0] });
    await props.rerender({ ...props, selected: drift });
    await fireEvent.click(screen.getByRole('button', { name: /MOVE 3/ }), { detail: 0 });
    expect(props.commit).toHaveBeenCalledExactlyOnceWith(drift);
  });

  it('need no order where one card goes', async () => {
    const props = show(due(1), null, now);
    await fireEvent.click(screen.getByRole('button', { name: /DRIFT 2/ }), { detail: 1 });
    expect(props.select).toHaveBeenLastCalledWith(due(1).options[1]);
  });

  it('are named all on the button, and counted before', () => {
    const move = due(3).options[0]!;
    const three: Discards = { kind: 'Discards', turn: 1, round: 1, why: 0, due: 3, cards: [0, 3, 0] };
    expect(commitWords(move, '', [three], board)).toBe('Discard 2 × MOVE 3 and DRIFT 2');
    expect(commitWords(move, '', [], board)).toBe('Discard MOVE 3');
    expect(pickWords(due(2))).toBe('Discard 2 cards');
  });
});

describe('a build', () => {
  const build = (thrust: number, stability: number, pilot: number, armor: number) =>
    option({ kind: 'Build', thrust, stability, pilot, armor }, `B${thrust}${stability}${pilot}${armor}`);
  const options = [build(1, 1, 1, 1), build(0, 1, 1, 1), build(2, 0, 1, 1)];

  it('begins with the first, counts the points and keeps within them', async () => {
    const props = show(asking({ kind: 'ChooseBuild', seat: 0, points: 4 }, options, [{ kind: 'BuildPreview', left: 0, text: [] }]));
    expect(props.propose).toHaveBeenCalledWith(options[0]);
    expect(props.select).not.toHaveBeenCalled();
    expect(screen.getByText(/of 4 points left/).textContent).toContain('0 of 4');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Thrust 8 for 2 points' }).disabled).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Thrust 6 free' }), { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(options[1]);
  });

  it('is not locked in by Enter while nobody has chosen it', async () => {
    const asked = asking({ kind: 'ChooseBuild', seat: 0, points: 4 }, options);
    const { rerender, ...props } = show(asked, options[0]!, view, {}, { isProposed: true });
    const thrust = screen.getByRole('button', { name: 'Thrust 7 for 1 point' });
    await fireEvent.click(thrust, { detail: 0 });
    expect(props.commit).not.toHaveBeenCalled();
    expect(props.select).toHaveBeenCalledWith(options[0]);
    await rerender({ ...props, isProposed: false });
    await fireEvent.click(thrust, { detail: 0 });
    expect(props.commit).toHaveBeenCalledExactlyOnceWith(options[0]);
  });
});

describe('a reaction', () => {
  const pass = option({ kind: 'Pass' }, 'pass');
  const react = option({ kind: 'React' }, 'play');
  const field = { kind: 'UseField', seat: 0, cause: 2, strength: 3, other: 1 };
  const previews = [
    { kind: 'ChoicePreview', seat: 1, square: at('s5.0.0'), odds: [RISK], text: ['roll at strength 3'] },
    { kind: 'ChoicePreview', seat: 1, square: at('s5.0.0'), odds: [], text: ['no roll, no damage, no slide'] },
  ];

  it('offers to pass first, and says what each answer brings', async () => {
    const props = show(asking(field, [pass, react], previews));
    const [first, second] = screen.getAllByRole('button').filter((one) => one.hasAttribute('data-option'));
    expect(first!.textContent).toMatch(/Pass.*roll at strength 3/);
    expect(second!.textContent).toMatch(/Play Force Field.*no roll/);
    expect(screen.getByRole('group', { name: /the odds for you/ })).toBeDefined();
    await fireEvent.click(second!, { detail: 1 });
    expect(props.select).toHaveBeenCalledWith(react);
    expect(props.commit).not.toHaveBeenCalled();
  });

  it('is ready to pass without the card, and says why it is asked', () => {
    vi.useFakeTimers();
    const props = show(asking(field, [pass], previews.slice(0, 1)), null, view, { kinds: ['human', 'bot'] });
    vi.runAllTimers();
    vi.useRealTimers();
    expect(props.commit).not.toHaveBeenCalled();
    expect(props.select).toHaveBeenCalledWith(pass);
    expect(screen.getByText(/Everybody who might hold one is asked/)).toBeDefined();
  });
});
