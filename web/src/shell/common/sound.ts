/** Soft sounds, made here: nothing is loaded. */

import type { Sound } from '../../table/game-ui';
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

const SOFT = 0.06;

type Note = [at: number, pitch: number, seconds: number];

function tone([at, pitch, seconds]: Note, shape: OscillatorType): void {
  const audio = context!;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  const start = audio.currentTime + at;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(SOFT, start + Math.min(0.02, seconds / 3));
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(level).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

function play(notes: Note[], shape: OscillatorType = 'sine'): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers give no sound before the first touch of the page; then there is none, quietly.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) tone(note, shape);
}

/** What happens at the table; of several at once the last of these is heard. */
const HAPPENING: Record<Sound, () => void> = {
  dice: () => play([[0, 1900, 0.04], [0.06, 1500, 0.04], [0.1, 1700, 0.05]], 'triangle'),
  reveal: () => play([[0, 330, 0.14], [0.08, 494, 0.24]], 'triangle'),
  contact: () => play([[0, 92, 0.22], [0.01, 61, 0.28]], 'sawtooth'),
  out: () => play([[0, 392, 0.2], [0.15, 311, 0.22], [0.3, 208, 0.45]]),
  win: () => play([[0, 523, 0.2], [0.12, 659, 0.2], [0.24, 784, 0.22], [0.36, 1047, 0.6]]),
};

export const sound = {
  yourTurn: () => play([[0, 587, 0.35], [0.12, 880, 0.5]]),
  locked: () => play([[0, 392, 0.12]]),
  refused: () => play([[0, 196, 0.25]]),
  happening: (sounds: readonly (Sound | undefined)[]) => {
    const loudest = (Object.keys(HAPPENING) as Sound[]).findLast((one) => sounds.includes(one));
    if (loudest) HAPPENING[loudest]();
  },
};
