import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useFocusStays } from './use-focus-stays';

type Part = { id: string; rests?: boolean };
let show: (parts: Part[] | undefined) => void;

/** Controls that exist while listed; the test defines what a press does. */
function Place({ start }: { start: Part[] }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<Part[] | undefined>(start);
  show = (next) => act(() => setParts(next));
  useFocusStays(root);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">outside</button>
      {parts && (
        <div ref={root}>
          <h2>Parts</h2>
          {parts.map(({ id, rests = false }) => (
            <button key={id} type="button" disabled={rests}>
              {id}
            </button>
          ))}
        </div>
      )}
    </main>
  );
}

const parts = (...ids: string[]): Part[] => ids.map((id) => ({ id }));
const focused = () => document.activeElement?.textContent;
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  act(() => button.click());
};

describe('the focus of a control that takes itself away', () => {
  beforeEach(() => void render(<Place start={parts('a', 'b', 'c')} />));

  test.each([
    ['what comes next', 'b', ['a', 'c'], 'c'],
    ['what stands there now', 'b', ['a', 'new', 'c'], 'new'],
    ['the first, when nothing stood before it', 'a', ['b', 'c'], 'b'],
    ['the one before, when nothing comes after', 'c', ['a', 'b'], 'b'],
    ['what came instead of everything', 'b', ['new'], 'new'],
  ])('goes to %s', (_, pressed, then, wanted) => {
    press(pressed);
    show(parts(...then));
    expect(focused()).toBe(wanted);
  });

  test('goes to the screen when nothing is left', () => {
    press('b');
    show([]);
    expect(document.activeElement?.id).toBe('main');
  });

  test('goes on from one that rests, past others that do', () => {
    press('a');
    show([{ id: 'a', rests: true }, { id: 'b', rests: true }, { id: 'c' }]);
    expect(focused()).toBe('c');
  });

  test('also when it goes later, with the answer to a call', () => {
    press('b');
    show(parts('a', 'b', 'c', 'd'));
    expect(focused()).toBe('b');
    show(parts('a', 'c', 'd'));
    expect(focused()).toBe('c');
  });

  test('is looked after in a place that came later than its screen', () => {
    show(undefined);
    show(parts('a', 'b', 'c'));
    press('b');
    show(parts('a', 'c'));
    expect(focused()).toBe('c');
  });

  test('is not taken from where somebody has put it meanwhile', () => {
    press('b');
    screen.getByRole('button', { name: 'outside' }).focus();
    show(parts('a', 'c'));
    expect(focused()).toBe('outside');
  });

  test('is nobody’s business where nothing was pressed, or something else last', () => {
    screen.getByRole('button', { name: 'b' }).focus();
    show(parts('a', 'c'));
    expect(document.activeElement).toBe(document.body);
    press('c');
    act(() => screen.getByRole('heading').click());
    show(parts('a'));
    expect(document.activeElement).toBe(document.body);
  });
});
