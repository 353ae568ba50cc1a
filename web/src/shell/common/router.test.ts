import { expect, it } from 'vitest';
import { routeOf } from './router.svelte';

it.each([
  ['/', '', { page: 'home' }],
  ['/new/outspeed', '', { page: 'new', game: 'outspeed', course: '' }],
  ['/new/rockets', '#c0urse', { page: 'new', game: 'rockets', course: 'c0urse' }],
  ['/draw/rockets', '#c0urse', { page: 'draw', game: 'rockets', from: '', course: 'c0urse' }],
  ['/draw/rockets/tea', '', { page: 'draw', game: 'rockets', from: 'tea', course: '' }],
  ['/race/abc', '', { page: 'race', race: 'abc' }],
  ['/race/abc/replay', '', { page: 'replay', race: 'abc' }],
  ['/join/abc', '#s3cret', { page: 'join', race: 'abc', code: 's3cret' }],
  ['/rules/outspeed', '#OS-041', { page: 'rules', game: 'outspeed', clause: 'OS-041' }],
  ['/nowhere/at/all', '', { page: 'lost' }],
])('%s%s', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
});
