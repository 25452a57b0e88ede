import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useScope } from './use-scope';

beforeEach(() => localStorage.clear());

it('searches everything at first and never nothing', () => {
  const { result } = renderHook(() => useScope('a', [1, 2]));
  expect(result.current.chosen).toEqual([1, 2]);
  act(() => result.current.toggle(1));
  expect(result.current.chosen).toEqual([2]);
  act(() => result.current.toggle(2));
  expect(result.current.chosen).toEqual([2]);
});

it('remembers the choice per domain, in the order of the domain', () => {
  const first = renderHook(() => useScope('a', [1, 2, 3]));
  act(() => first.result.current.toggle(2));
  expect(renderHook(() => useScope('a', [1, 2, 3])).result.current.chosen).toEqual([1, 3]);
  expect(renderHook(() => useScope('b', [1, 2, 3])).result.current.chosen).toEqual([1, 2, 3]);
});

it('forgets a knowledge base that is no longer offered', () => {
  const first = renderHook(() => useScope('a', [1, 2]));
  act(() => first.result.current.toggle(1));
  expect(renderHook(() => useScope('a', [1, 3])).result.current.chosen).toEqual([1, 3]);
});
