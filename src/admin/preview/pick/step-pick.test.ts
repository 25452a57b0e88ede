import { expect, test } from 'vitest';
import { stepPick } from './step-pick';

const press = (key: string, active = 1, size = 3, shiftKey = false) => stepPick({ key, shiftKey }, active, size);

test('arrows and Tab go round, Home and End to the ends', () => {
  expect([press('ArrowDown'), press('ArrowRight'), press('Tab')]).toEqual([2, 2, 2]);
  expect([press('ArrowUp'), press('ArrowLeft'), press('Tab', 1, 3, true)]).toEqual([0, 0, 0]);
  expect([press('Tab', 2), press('ArrowUp', 0), press('Home', 2), press('End', 0)]).toEqual([0, 2, 0, 2]);
});

test('Enter and Space choose, Escape leaves, even where there is nothing to choose', () => {
  expect([press('Enter'), press(' '), press('Escape'), press('Escape', 0, 0)]).toEqual([
    'pick',
    'pick',
    'close',
    'close',
  ]);
  expect([press('Enter', 0, 0), press('Tab', 0, 0), press('x')]).toEqual([undefined, undefined, undefined]);
});
