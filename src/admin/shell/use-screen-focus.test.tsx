import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useScreenFocus } from './use-screen-focus';

function Frame({ path }: { path: string }): ReactNode {
  useScreenFocus(path);
  return (
    <>
      <button type="button">bar</button>
      <main id="main" tabIndex={-1}>
        <button key={path} type="button">
          in {path}
        </button>
      </main>
    </>
  );
}

let go: (path: string) => void;
beforeEach(() => {
  const { rerender } = render(<Frame path="/a" />);
  go = (path) => act(() => rerender(<Frame path={path} />));
});
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

test('goes to the screen when what had it went with the one before', () => {
  screen.getByText('in /a').focus();
  go('/b');
  expect(focused()).toBe('main');
});

test('stays in what is still there, and is nobody’s business before anything has changed', () => {
  expect(document.activeElement).toBe(document.body);
  go('/a');
  expect(document.activeElement).toBe(document.body);
  screen.getByText('bar').focus();
  go('/b');
  expect(focused()).toBe('bar');
});
