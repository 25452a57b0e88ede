import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useChoice } from './use-choice';

function open(search: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/qImage/1${search}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ choice: useChoice(), search: useLocation().search }), { wrapper });
  return result;
}

test.each([
  ['', 50, null],
  ['?least=0&object=2', 0, 2],
  ['?least=100', 100, null],
  ['?least=999', 100, null],
  ['?least=-5', 50, null],
  ['?least=1e1', 50, null],
  ['?least=', 50, null],
  ['?object=0', 50, null],
  ['?object=1.5', 50, null],
  ['?object=x', 50, null],
])('an address %j shows what is likely at %i %% and object %s', (search, percent, chosen) => {
  expect(open(search).current.choice).toMatchObject({ percent, chosen });
});

test('what is chosen stands in the address beside what else is there, and goes again', () => {
  const page = open('?stamp=7');
  act(() => page.current.choice.setPercent(70));
  act(() => page.current.choice.choose(3));
  expect(page.current.search).toBe('?stamp=7&least=70&object=3');
  act(() => page.current.choice.choose(null));
  expect(page.current.search).toBe('?stamp=7&least=70');
});
