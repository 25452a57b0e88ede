import { expect, test } from 'vitest';
import { CrashMemory } from './crash-memory';

const props = { title: 'Pumps' };

test('the second crash with the same props closes a block, and only that one', () => {
  const memory = new CrashMemory();
  expect([memory.add('main /engine hero', props), memory.isClosed('main /engine hero', props)]).toEqual([false, false]);
  expect([memory.add('main /engine hero', { ...props }), memory.isClosed('main /engine hero', props)]).toEqual([
    true,
    true,
  ]);
  expect(memory.isClosed('main /qa hero', props)).toBe(false);
});

test('other props are another chance, and the count begins anew', () => {
  const memory = new CrashMemory();
  memory.add('a', props);
  expect(memory.add('a', { title: 'Valves' })).toBe(false);
  expect(memory.isClosed('a', { title: 'Valves' })).toBe(false);
  expect(memory.add('a', { title: 'Valves' })).toBe(true);
  expect(memory.isClosed('a', props)).toBe(false);
});

test('knows whether anything crashed at all', () => {
  const memory = new CrashMemory();
  expect(memory.isEmpty).toBe(true);
  memory.add('a', props);
  expect(memory.isEmpty).toBe(false);
});
