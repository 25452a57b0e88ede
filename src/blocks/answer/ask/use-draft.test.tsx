import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from './use-draft';

beforeEach(() => sessionStorage.clear());

it('keeps what was typed, per chat', () => {
  const first = renderHook(() => useDraft('c1'));
  act(() => first.result.current[1]('half a question'));
  expect(renderHook(() => useDraft('c1')).result.current[0]).toBe('half a question');
  expect(renderHook(() => useDraft('c2')).result.current[0]).toBe('');
});

it('leaves nothing behind once it was sent', () => {
  const { result } = renderHook(() => useDraft('c1'));
  act(() => result.current[1]('x'));
  act(() => result.current[1](''));
  expect(sessionStorage).toHaveLength(0);
});
