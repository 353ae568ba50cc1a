import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { CoachFrame } from '../../wire/frames';
import Coach from './Coach.svelte';
import Offer from './Offer.svelte';
import { isDue, settle } from './offers.svelte';

const COACH: CoachFrame = { say: 'Take the middle.', point: 'board', option: 'M', done: 1, steps: 6 };

beforeEach(() => document.body.replaceChildren());

test('a coach says a sentence and points', () => {
  render(Coach, { coach: COACH, isBehind: false, hint: '' });
  expect(screen.getByLabelText('Coach').textContent).toContain('2 of 6');
  expect(screen.getByText('Take the middle.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Leave the lesson' }).getAttribute('href')).toBe('/');
});

test('what is still being shown is not told, nor what comes next', () => {
  render(Coach, { coach: COACH, isBehind: true, hint: 'Not that one.' });
  expect(screen.queryByText('Take the middle.')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another move gets a word', () => {
  render(Coach, { coach: COACH, isBehind: false, hint: 'Not that one.' });
  expect(screen.getByRole('alert').textContent).toBe('Not that one.');
});

test('the option that is meant has a mark, also when it comes later', async () => {
  const prompt = document.createElement('div');
  prompt.className = 'prompt';
  prompt.innerHTML = '<button data-option="L"></button>';
  document.body.append(prompt);
  render(Coach, { coach: COACH, isBehind: false, hint: '' });
  expect(prompt.querySelector('[data-meant]')).toBeNull();
  prompt.insertAdjacentHTML('beforeend', '<button data-option="M"></button>');
  await expect.poll(() => prompt.querySelector('[data-meant]')?.getAttribute('data-option')).toBe('M');
});

test('a lesson is offered until it is declined or begun', async () => {
  expect(isDue('toy')).toBe(true);
  render(Offer, { game: 'toy' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/learn/toy');
  await fireEvent.click(screen.getByRole('button', { name: 'No thanks' }));
  expect(isDue('toy')).toBe(false);
  settle('other');
  expect(JSON.parse(localStorage.getItem('paddock.lessons')!)).toEqual(['toy', 'other']);
});
