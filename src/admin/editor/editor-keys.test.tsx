import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  function Rows() {
    const keys = useRowKeys();
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: as in the outline.
      <div onKeyDown={keys}>
        {['a', 'b', 'c'].map((name) => (
          <div key={name}>
            <button type="button" data-row={name}>
              {name}
            </button>
            <button type="button">act {name}</button>
          </div>
        ))}
        <input aria-label="other" />
      </div>
    );
  }

  test('are walked by arrows, Home and End, past what stands between them, and not beyond the ends', async () => {
    render(<Rows />);
    const walk = async (keys: string) => {
      await userEvent.keyboard(keys);
      return document.activeElement?.textContent;
    };
    screen.getByText('a').focus();
    expect(await walk('{ArrowDown}')).toBe('b');
    expect(await walk('{End}')).toBe('c');
    expect(await walk('{ArrowDown}')).toBe('c');
    expect(await walk('{Home}{ArrowUp}')).toBe('a');
    // Alt with an arrow key moves the block instead.
    expect(await walk('{Alt>}{ArrowDown}{/Alt}')).toBe('a');
    screen.getByText('act b').focus();
    expect(await walk('{ArrowDown}')).toBe('act b');
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
