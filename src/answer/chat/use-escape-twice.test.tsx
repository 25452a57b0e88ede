import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEscapeTwice } from './use-escape-twice';

const stop = vi.fn();
beforeEach(() => stop.mockClear());
afterEach(cleanup);

const pressEscape = (init: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: 'Escape', ...init });

test('two in a row stop, one does not', () => {
  renderHook(() => useEscapeTwice(true, stop));
  pressEscape();
  expect(stop).not.toHaveBeenCalled();
  pressEscape();
  expect(stop).toHaveBeenCalledOnce();
});

test('one that closed something, one held down and one of an input method do not count', () => {
  renderHook(() => useEscapeTwice(true, stop));
  const used = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', used);
  pressEscape();
  document.body.removeEventListener('keydown', used);
  pressEscape();
  pressEscape({ repeat: true });
  pressEscape({ isComposing: true });
  expect(stop).not.toHaveBeenCalled();
});

test('nothing stops what is not running', () => {
  renderHook(() => useEscapeTwice(false, stop));
  pressEscape();
  pressEscape();
  expect(stop).not.toHaveBeenCalled();
});
