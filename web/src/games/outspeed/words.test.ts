import { describe as about, expect, it } from 'vitest';
import { option } from '../../table/fixtures';
import { chipsOf } from './chips';
import { BOARD, pilot, position } from './fixtures';
import { sceneOf } from './scene';
import {
  commitWords,
  describe,
  facts,
  isOut,
  pilotWords,
  roundWords,
  tileWords,
  zoneWords,
} from './words';

const names = ['Ann', 'Bo', 'Cleo'];

about('the board in words', () => {
  it('says who leads, who follows, who is out and where the edge is', () => {
    const view = position(
      [pilot(0, 12, { fuel: 7 }), pilot(1, 9, { fuel: 4, tokens: 1 }), pilot(2, 5, { out: 1 })],
      {
        markers: [10],
      },
    );
    expect(describe(view, names, BOARD, [1, 2, 3])).toBe(
      'Ann leads on zone 12 with 7 fuel; Bo is on zone 9 with 4 fuel and 1 token; Cleo is out; ' +
        'a Forcefield on zone 10; the rear edge is zone 1.',
    );
  });

  it('says that the lead is shared', () => {
    const words = describe(position([pilot(0, 3), pilot(1, 3)]), names, BOARD, [1, 2]);
    expect(words).toContain('Ann shares the lead on zone 3');
    expect(words).toContain('Bo shares the lead on zone 3');
  });

  it('explains a zone', () => {
    const scene = sceneOf(position([pilot(0, 1), pilot(1, 3)], { markers: [1] }));
    const words = zoneWords(BOARD, scene, names, 1, { first: 1, last: 14, lead: 3 });
    expect(words).toContain('Zone 1: Ann');
    expect(words).toContain('Forcefield');
    expect(words).toContain('rear edge');
  });

  it('explains a pilot and a tile', () => {
    const scene = sceneOf(position([pilot(0, 1, { route: 2 })]));
    expect(pilotWords(BOARD, scene, names, 0, 'locked in')).toBe(
      'Ann: zone 1, 12 fuel, 0 tokens, on the right route; locked in.',
    );
    expect(tileWords(BOARD, 4, 0, 'still to come')).toContain('Sandstorm');
    expect(tileWords(BOARD, 4, 0, 'still to come')).toContain('▲ off');
  });
});

about('facts of a seat', () => {
  it('rings when fuel is low', () => {
    const view = position([pilot(0, 3, { fuel: 2 }), pilot(1, 3, { out: 1 })]);
    expect(facts(view, 0, BOARD)[0]).toMatchObject({ label: 'fuel', value: '2', alarm: true });
    expect(facts(view, 1, BOARD)).toEqual([{ sign: '✕', label: 'status', value: 'out' }]);
    expect(isOut(view, 1)).toBe(true);
    expect(roundWords(view, BOARD)).toBe('Turn 1 of 13');
  });
});

about('the strip of tiles', () => {
  it('knows which tiles are gone, open and to come', () => {
    const rail = { x: 0, y: 0, width: 900, height: 58 };
    const chips = chipsOf(BOARD, 1, [2, 3], rail, 'wide');
    expect(chips.map((chip) => chip.state).slice(0, 4)).toEqual(['now', 'left', 'left', 'gone']);
    expect(chips.at(-1)).toMatchObject({ isFinish: true, number: 0, state: 'left' });
    expect(chipsOf(BOARD, 15, [], rail, 'short').at(-1)).toMatchObject({
      number: 15,
      state: 'now',
    });
  });
});

about('the button', () => {
  it('names the answer in words, never by a letter that could be a key', () => {
    const said = (action: object, text: string) => commitWords(option(action), text, [], BOARD);
    const all = [
      said({ kind: 'Program', route: 2 }, 'R'),
      said({ kind: 'Dial', number: 4 }, '4'),
      said({ kind: 'Keep', token: 4 }, 'Nitro: forward 1 zone'),
      said({ kind: 'Play', token: 5 }, 'Fuel Tank: gain 2 fuel'),
      said({ kind: 'Pass' }, 'pass'),
    ];
    expect(all).toEqual([
      'Lock in the right route',
      'Set the wheel to 4',
      'Keep Nitro',
      'Play Fuel Tank',
      'Play no token',
    ]);
  });
});
