import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRecents } from './use-recents';

afterEach(() => localStorage.clear());
const open = (domain = 'main') => renderHook(() => useRecents(domain)).result;

test('the newest question is first, none stands twice, and all are there again later', () => {
  const page = open();
  for (const text of ['a', 'b', 'a']) act(() => page.current.add(text));
  expect(page.current.recents).toEqual(['a', 'b']);
  expect(open().current.recents).toEqual(['a', 'b']);
});

test('another company of the same browser sees none of them', () => {
  const steelworks = open('steelworks');
  act(() => steelworks.current.add('a'));
  expect(open('main').current.recents).toEqual([]);
});

test('one goes, or all', () => {
  const page = open();
  for (const text of ['a', 'b', 'c']) act(() => page.current.add(text));
  act(() => page.current.remove('b'));
  expect(open().current.recents).toEqual(['c', 'a']);
  act(() => page.current.clear());
  expect([page.current.recents, open().current.recents]).toEqual([[], []]);
});

test.each(['{', 'null', '[1,null,"a"]', '"a"'])('what another application left there is not believed: %s', (stored) => {
  localStorage.setItem('mw:recents:main', stored);
  for (const text of open().current.recents) expect(typeof text).toBe('string');
});
