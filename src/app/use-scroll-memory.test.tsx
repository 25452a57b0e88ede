import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollMemory } from './use-scroll-memory';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});

function Page({ name }: { name: string }) {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <h1>{name}</h1>
      <Link to="/b">to b</Link>
      <Link to="?x=1">query</Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  );
}

function show() {
  render(
    <MemoryRouter initialEntries={['/a']}>
      <Routes>
        <Route path="/a" element={<Page name="A" />} />
        <Route path="/b" element={<Page name="B" />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** jsdom does not scroll, so the position is set by the test. */
const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};

test('a new page starts at its top, and going back returns to where one was', () => {
  show();
  scrolledTo(700);
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('to b'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrolledTo(0);
  fireEvent.click(screen.getByText('back'));
  expect(screen.getByRole('heading')).toHaveTextContent('A');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('another query on the same page moves nobody', () => {
  show();
  scrollTo.mockClear();
  fireEvent.click(screen.getByText('query'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a visitor who scrolls first is not pulled away', async () => {
  show();
  scrolledTo(700);
  fireEvent.click(screen.getByText('to b'));
  scrolledTo(0);
  fireEvent.click(screen.getByText('back'));
  fireEvent.wheel(window);
  scrollTo.mockClear();
  await act(() => new Promise((done) => setTimeout(done, 60)));
  expect(scrollTo).not.toHaveBeenCalled();
});
