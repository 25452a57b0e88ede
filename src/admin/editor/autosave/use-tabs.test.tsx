import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTabs } from './use-tabs';

const open = (domain = 'main') => renderHook(({ of }) => useTabs(of), { initialProps: { of: domain } });
afterEach(() => vi.unstubAllGlobals());

test('tabs of one domain know of each other, those of another do not, and who leaves says so', async () => {
  const [one, two, elsewhere] = [open(), open(), open('other')];
  await waitFor(() => expect([...one.result.current.others]).toEqual([two.result.current.tab]));
  await waitFor(() => expect([...two.result.current.others]).toEqual([one.result.current.tab]));
  expect(elsewhere.result.current.others.size).toBe(0);
  two.unmount();
  await waitFor(() => expect(one.result.current.others.size).toBe(0));
});

test('what one has saved the others hear of, until they have settled it', async () => {
  const [one, two] = [open(), open()];
  act(() => one.result.current.saved('{"title":"Theirs"}'));
  await waitFor(() => expect(two.result.current.theirs).toBe('{"title":"Theirs"}'));
  expect(one.result.current.theirs).toBeUndefined();
  act(() => two.result.current.settle());
  expect(two.result.current.theirs).toBeUndefined();
});

test('a browser without such channels has one tab, and everything else works', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { result } = open();
  act(() => result.current.saved('x'));
  expect([result.current.others.size, result.current.theirs]).toEqual([0, undefined]);
});
