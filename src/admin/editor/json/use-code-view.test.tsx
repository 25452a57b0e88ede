import { EditorView } from '@codemirror/view';
import { act, fireEvent, render } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Editor } from '../types';
import { useCodeView } from './use-code-view';

// jsdom has no layout, but the view measures its characters anyway.
const range = Range.prototype as { getClientRects?: () => unknown };
const measured = range.getClientRects;
beforeAll(() => {
  range.getClientRects = () => [];
});
afterAll(() => {
  if (measured) range.getClientRects = measured;
  else delete range.getClientRects;
});

const acts = { setText: vi.fn(), select: vi.fn(), undo: vi.fn(), redo: vi.fn() };
beforeEach(() => {
  for (const act of Object.values(acts)) act.mockClear();
});
const TEXT = '{\n  "title": "T",\n  "header": { "links": [1] }\n}\n';

function Pane({ editor }: { editor: Partial<Editor> }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const now = { text: TEXT, faults: [], selected: '', ...acts, ...editor } as unknown as Editor;
  useCodeView(place, now, (code) => `says ${code}`, 'The draft');
  return <div ref={place} />;
}

function open(start: Partial<Editor> = {}) {
  const { rerender, unmount, container } = render(<Pane editor={start} />);
  const view = EditorView.findFromDOM(container as HTMLElement);
  if (!view) throw new Error('There is no view.');
  return {
    view,
    unmount,
    container,
    show: (editor: Partial<Editor>) => rerender(<Pane editor={editor} />),
    chosen: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
  };
}

describe('the draft as its text', () => {
  test('has a name, is reached by the keyboard and says what the draft says', () => {
    const { view, container } = open();
    expect(view.state.doc.toString()).toBe(TEXT);
    const field = container.querySelector('.cm-content');
    expect([field?.getAttribute('aria-label'), field?.getAttribute('tabindex')]).toEqual(['The draft', '0']);
    expect(acts.setText).not.toHaveBeenCalled();
  });

  test('hands on what is typed into it, and nothing that came from outside', () => {
    const { view, show } = open();
    act(() => view.dispatch({ changes: { from: 2, insert: '  "own": 1,\n' } }));
    expect(acts.setText.mock.calls).toEqual([[TEXT.replace('{\n', '{\n  "own": 1,\n')]]);
    acts.setText.mockClear();
    show({ text: TEXT.replace('"T"', '"From the form"') });
    expect(view.state.doc.toString()).toContain('From the form');
    expect(acts.setText).not.toHaveBeenCalled();
  });

  test('keeps the caret at its letter when the text before it changes', () => {
    const { view, show } = open();
    const at = TEXT.indexOf('links');
    act(() => view.dispatch({ selection: { anchor: at } }));
    show({ text: TEXT.replace('"T"', '"Longer"') });
    expect(view.state.sliceDoc(view.state.selection.main.head).startsWith('links')).toBe(true);
  });

  test('chooses the field that the caret stands in, and only when it is another one', () => {
    const { view, show } = open();
    act(() => view.dispatch({ selection: { anchor: TEXT.indexOf('"T"') + 1 } }));
    expect(acts.select.mock.calls).toEqual([['/title']]);
    show({ selected: '/title' });
    acts.select.mockClear();
    act(() => view.dispatch({ selection: { anchor: TEXT.indexOf('"T"') + 2 } }));
    expect(acts.select).not.toHaveBeenCalled();
  });

  test('marks what is chosen elsewhere, or the nearest place around it; what is nowhere is not marked', () => {
    const { show, chosen } = open();
    show({ selected: '/title' });
    expect(chosen()).toBe('"title": "T"');
    show({ selected: '/header/links/0' });
    expect(chosen()).toBe('1');
    show({ selected: '/header/logo' });
    expect(chosen()).toBe('"header": { "links": [1] }');
    show({ selected: '/footer' });
    expect(chosen()).toBe('"header": { "links": [1] }');
    expect(acts.select).not.toHaveBeenCalled();
  });

  test('has no history of its own: undo and redo are the editor’s', () => {
    const { view } = open();
    const press = (key: string, more = {}) =>
      fireEvent.keyDown(view.contentDOM, { key, keyCode: key.toUpperCase().charCodeAt(0), ctrlKey: true, ...more });
    expect(press('z')).toBe(false);
    expect(press('Z', { shiftKey: true })).toBe(false);
    expect(press('y')).toBe(false);
    expect([acts.undo.mock.calls.length, acts.redo.mock.calls.length]).toEqual([1, 2]);
    // Tab moves to the next part of the page, as everywhere.
    expect(fireEvent.keyDown(view.contentDOM, { key: 'Tab', keyCode: 9 })).toBe(true);
    expect(acts.setText).not.toHaveBeenCalled();
  });

  test('shows where it cannot be read, also beyond its end, and stops when it can again', () => {
    const { show, container } = open();
    const marks = () => container.querySelectorAll('.cm-lintRange-error, .cm-lintPoint-error').length;
    show({ faults: [{ code: 'twice', offset: 4, length: 7 }] });
    expect(marks()).toBe(1);
    show({ faults: [{ code: 'tooLong', offset: 9_999, length: 10 }] });
    expect(marks()).toBe(1);
    show({ faults: [] });
    expect(marks()).toBe(0);
  });

  test('goes with its pane', () => {
    const { unmount, view } = open();
    unmount();
    expect(view.dom.isConnected).toBe(false);
  });
});
