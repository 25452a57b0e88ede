import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { focusField } from './form/focus-field';
import { useRowKeys } from './outline/use-row-keys';
import { useHistoryKeys } from './use-history-keys';

describe('back and forth by keys', () => {
  const [undo, redo] = [vi.fn(), vi.fn()];
  function Page() {
    useHistoryKeys(undo, redo);
    return (
      <>
        <input aria-label="field" />
        <input type="search" aria-label="search" />
        <dialog open>
          <input aria-label="in a dialog" />
        </dialog>
      </>
    );
  }
  const press = (name: string, key: string, more: object = { ctrlKey: true }) => {
    undo.mockClear();
    redo.mockClear();
    const free = fireEvent.keyDown(screen.getByLabelText(name), { key, ...more });
    return [undo.mock.calls.length, redo.mock.calls.length, free];
  };

  test('work in every field of the editor, in capitals too, and keep the browser from its own', () => {
    render(<Page />);
    expect(press('field', 'z')).toEqual([1, 0, false]);
    expect(press('field', 'Z', { metaKey: true, shiftKey: true })).toEqual([0, 1, false]);
    expect(press('field', 'y')).toEqual([0, 1, false]);
    expect(press('field', 'z', {})).toEqual([0, 0, true]);
    expect(press('field', 'z', { ctrlKey: true, altKey: true })).toEqual([0, 0, true]);
  });

  test('leave a dialog alone, and what is searched for: it is no part of the draft', () => {
    render(<Page />);
    expect(press('in a dialog', 'z')).toEqual([0, 0, true]);
    expect(press('search', 'z')).toEqual([0, 0, true]);
  });

  test('end with the editor', () => {
    const { unmount } = render(<Page />);
    unmount();
    undo.mockClear();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undo).not.toHaveBeenCalled();
  });
});

describe('the rows of the outline', () => {
  function Rows({ current = 'b' }: { current?: string }) {
    const root = useRef<HTMLDivElement>(null);
    const keys = useRowKeys(root);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: as in the outline.
      <div ref={root} onKeyDown={keys}>
        <h2>
          Blocks <button type="button">add</button>
        </h2>
        <ul>
          {['a', 'b', 'c'].map((name) => (
            <li key={name}>
              <button type="button" aria-current={name === current || undefined}>
                {name}
              </button>
              <button type="button">act {name}</button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const walk = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement?.textContent;
  };

  test('are walked by arrows, Home and End, headings with buttons too, and not beyond the ends', async () => {
    render(<Rows />);
    screen.getByText('a').focus();
    expect(await walk('{ArrowDown}')).toBe('b');
    expect(await walk('{End}')).toBe('c');
    expect(await walk('{ArrowDown}')).toBe('c');
    expect(await walk('{Home}{ArrowUp}')).toBe('add');
    expect(await walk('{ArrowDown}{ArrowRight}')).toBe('act a');
    expect(await walk('{ArrowRight}')).toBe('act a');
    expect(await walk('{ArrowLeft}')).toBe('a');
    expect(await walk('{ArrowRight}{ArrowDown}')).toBe('b');
    // Alt with an arrow key moves the block instead.
    expect(await walk('{Alt>}{ArrowDown}{/Alt}')).toBe('b');
  });

  test('are one tab stop: where the keyboard was, or else the selected row', async () => {
    const { rerender } = render(<Rows />);
    const stops = () =>
      screen
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent);
    expect(stops()).toEqual(['b']);
    rerender(<Rows current="c" />);
    await waitFor(() => expect(stops()).toEqual(['c']));
    screen.getByText('act a').focus();
    expect(stops()).toEqual(['act a']);
  });
});

describe('a field that is asked for', () => {
  const root = () => {
    document.body.innerHTML = `
      <div id="form">
        <div data-pointer="/header"><button id="add"></button>
          <div data-pointer="/header/links/0"><input type="file"><input type="color"><input id="url"></div>
        </div>
        <div data-pointer="/a~1b"><textarea id="odd"></textarea></div>
      </div>`;
    return document.getElementById('form') as HTMLElement;
  };
  const focused = (pointer: string) => {
    const found = focusField(root(), pointer);
    return [found, document.activeElement?.id];
  };

  test('takes the keyboard in what can be typed into, or the nearest place around it', () => {
    expect(focused('/header/links/0')).toEqual([true, 'url']);
    expect(focused('/header/links/0/title/zh-CN')).toEqual([true, 'url']);
    expect(focused('/a~1b')).toEqual([true, 'odd']);
    expect(focused('/header/links/9')).toEqual([true, 'url']);
    expect(focused('/nowhere"]').slice(0, 1)).toEqual([false]);
    expect(focused('').slice(0, 1)).toEqual([false]);
  });
});
