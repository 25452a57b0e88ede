import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';

const labels = { field: 'Filter', placeholder: 'Keyword', clear: 'Clear' };
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(keyword = '') {
  const onKeyword = vi.fn();
  const view = (now: string) => <SearchField labels={labels} keyword={now} onKeyword={onKeyword} />;
  const { rerender } = render(view(keyword));
  const field = screen.getByRole('searchbox');
  return {
    onKeyword,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    become: (now: string) => rerender(view(now)),
  };
}
const pause = () => vi.advanceTimersByTime(300);

test('asks once for what was typed in one go, without its edges', () => {
  const { type, onKeyword } = open();
  for (const text of ['p', 'pu', 'pump ']) type(text);
  expect(onKeyword).not.toHaveBeenCalled();
  pause();
  expect(onKeyword).toHaveBeenCalledExactlyOnceWith('pump');
});

test('asks for nothing that is already on show', () => {
  const { type, onKeyword } = open('pump');
  pause();
  type('pump ');
  pause();
  expect(onKeyword).not.toHaveBeenCalled();
});

test('waits until a word is composed', () => {
  const { field, type, onKeyword } = open();
  fireEvent.compositionStart(field);
  type('beng');
  pause();
  expect(onKeyword).not.toHaveBeenCalled();
  type('泵');
  fireEvent.compositionEnd(field);
  pause();
  expect(onKeyword).toHaveBeenCalledExactlyOnceWith('泵');
});

test('is emptied by its button, which is there only while there is something', () => {
  const { field, onKeyword, become } = open('pump');
  fireEvent.click(screen.getByRole('button'));
  expect(field).toHaveValue('');
  pause();
  expect(onKeyword).toHaveBeenCalledExactlyOnceWith('');
  become('');
  expect(screen.queryByRole('button')).toBeNull();
});
