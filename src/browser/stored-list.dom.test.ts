import { afterEach, expect, it, vi } from 'vitest';
import { readList, writeList } from './stored-list';

const isText = (value: unknown): value is string => typeof value === 'string';
afterEach(() => localStorage.clear());

it('reads what it wrote and leaves out what does not belong', () => {
  writeList('k', ['a', 'b']);
  expect(readList('k', isText)).toEqual(['a', 'b']);
  localStorage.setItem('k', '["a", 1, null]');
  expect(readList('k', isText)).toEqual(['a']);
});

it('takes damage for an empty list', () => {
  for (const broken of ['{', '{"a":1}', '']) {
    localStorage.setItem('k', broken);
    expect(readList('k', isText)).toEqual([]);
  }
});

it('leaves nothing behind for an empty list', () => {
  writeList('k', ['a']);
  writeList('k', []);
  expect(localStorage.getItem('k')).toBeNull();
});

it('lives with a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: refuse, setItem: vi.fn(refuse), removeItem: refuse } as unknown as Storage;
  writeList('k', ['a'], storage);
  expect(storage.setItem).toHaveBeenCalled();
  expect(readList('k', isText, storage)).toEqual([]);
});
