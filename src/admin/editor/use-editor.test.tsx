import { render, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Editor } from './types';
import { EditorContext, LaterEditorContext, useEditor } from './use-editor';

const editor = (text: string) => ({ text }) as Editor;
const drawn = vi.fn();
const Reader = memo(function Reader(): ReactNode {
  const { text } = useEditor();
  drawn(text);
  return <output>{text}</output>;
});
const panes = (now: string, later: Editor) => (
  <EditorContext value={editor(now)}>
    <LaterEditorContext value={later}>
      <Reader />
    </LaterEditorContext>
  </EditorContext>
);

test('a pane that follows later is not drawn with the letter, only once it follows', () => {
  const before = editor('P');
  const { rerender } = render(panes('P', before));
  rerender(panes('Po', before));
  rerender(panes('Por', before));
  expect(drawn.mock.calls).toEqual([['P']]);
  rerender(panes('Por', editor('Por')));
  expect(screen.getByRole('status')).toHaveTextContent('Por');
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('outside of an editor there is nothing to edit, and it says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Reader />)).toThrow('put the component inside <EditorProvider>');
});
