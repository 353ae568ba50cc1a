import { expect, it } from 'vitest';
import { pinned } from './pinned';

it('stands beside the window of the board, and goes with it', () => {
  document.body.innerHTML = '<main><div data-viewport><p></p></div><nav></nav></main>';
  const node = document.querySelector('p')!;
  const pin = pinned(node);
  expect([...document.querySelector('main')!.children].map((one) => one.tagName)).toEqual(['DIV', 'P', 'NAV']);
  pin.destroy();
  expect(document.querySelector('p')).toBeNull();
});

it('stays where there is no window', () => {
  document.body.innerHTML = '<main><p></p></main>';
  pinned(document.querySelector('p')!);
  expect(document.querySelector('main > p')).not.toBeNull();
});
