/** Two soft tones for "your turn", one low for a refusal; made here, nothing is loaded. */

import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function tone(at: number, pitch: number, seconds: number, loudness: number): void {
  const audio = context!;
  const voice = audio.createOscillator();
  const level = audio.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  const start = audio.currentTime + at;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loudness, start + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(level).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

function play(notes: [at: number, pitch: number, seconds: number][]): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers give no sound before the first touch of the page; then there is none, quietly.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [at, pitch, seconds] of notes) tone(at, pitch, seconds, 0.06);
}

export const sound = {
  yourTurn: () => play([[0, 587, 0.35], [0.12, 880, 0.5]]),
  locked: () => play([[0, 392, 0.12]]),
  refused: () => play([[0, 196, 0.25]]),
};
