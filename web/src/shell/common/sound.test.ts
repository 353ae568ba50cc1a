import { afterEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { sound } from './sound';

/** Pitches that were played. */
const heard: number[] = [];

class Voice {
  frequency = { set value(pitch: number) { heard.push(pitch); } };
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(to: unknown) { return to; }
  start() {}
  stop() {}
}

vi.stubGlobal('AudioContext', class {
  currentTime = 0;
  destination = new Voice();
  createOscillator() { return new Voice(); }
  createGain() { return new Voice(); }
  resume() {}
});
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });

afterEach(() => {
  heard.length = 0;
  settings.set({ sound: true });
});

it('plays the loudest of what happens at once', () => {
  sound.happening(['dice', undefined, 'win', 'contact']);
  const together = [...heard];
  heard.length = 0;
  sound.happening(['win']);
  expect(together).toEqual(heard);
  expect(heard.length).toBeGreaterThan(0);
});

it('has a sound of its own for each', () => {
  const each = (['dice', 'reveal', 'contact', 'out', 'win'] as const).map((one) => {
    heard.length = 0;
    sound.happening([one]);
    return heard.join();
  });
  expect(new Set(each).size).toBe(5);
});

it('is silent where nothing sounds, and where nobody wants it', () => {
  sound.happening([undefined]);
  settings.set({ sound: false });
  sound.happening(['win']);
  expect(heard).toEqual([]);
});
