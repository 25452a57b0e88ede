import { expect, it } from 'vitest';
import { type Key, keyCommand } from './key-command';

const press = (key: string, held: Partial<Key> = {}, hasBox = true) =>
  keyCommand({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held }, hasBox);

it('moves by a pixel, with Shift by ten, and resizes with Alt', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'nudge', by: { x: -1, y: 0 } });
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'nudge', by: { x: 0, y: 10 } });
  expect(press('ArrowRight', { altKey: true, shiftKey: true })).toEqual({ do: 'grow', by: { x: 10, y: 0 } });
  expect(press('ArrowUp', {}, false)).toBeNull();
});

it('begins a box, then finishes with it', () => {
  expect(press('Enter', {}, false)).toEqual({ do: 'begin' });
  expect(press('Enter')).toEqual({ do: 'finish' });
});

it('zooms, fits, takes the hand, gives up and clears', () => {
  expect(press('+')).toMatchObject({ do: 'zoom', factor: 1.25 });
  expect(press('-')).toMatchObject({ do: 'zoom', factor: 0.8 });
  expect(['0', ' ', 'Escape', 'Delete', 'Backspace'].map((key) => press(key)?.do)).toEqual([
    ...['fit', 'hand', 'cancel', 'clear', 'clear'],
  ]);
});

it('goes through the history with either habit', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
  expect(press('Z', { metaKey: true, shiftKey: true })).toEqual({ do: 'redo' });
  expect(press('y', { ctrlKey: true })).toEqual({ do: 'redo' });
});

it('leaves everything else to the page', () => {
  for (const key of ['Tab', 'a', 'F5']) expect(press(key)).toBeNull();
  expect(press('ArrowUp', { ctrlKey: true })).toBeNull();
  expect(press('c', { ctrlKey: true })).toBeNull();
  expect(press('Enter', { altKey: true })).toBeNull();
});
