import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { spliceBetween } from '../document/splice';
import type { TextFault } from '../document/types';
import type { Editor } from '../types';
import { codeState, diagnostics, fromOutside } from './code-state';
import { pointerAt, rangeAt } from './text-places';

/** What a text view needs of an editor. */
export type TextEditor = Pick<Editor, 'text' | 'faults' | 'selected' | 'setText' | 'select' | 'undo' | 'redo'>;

/** A CodeMirror view of the draft's text, synchronized both ways. Undo uses the editor's own history. */
export function useCodeView(
  place: RefObject<HTMLDivElement | null>,
  editor: TextEditor,
  words: (code: TextFault['code']) => string,
  label: string,
): void {
  const view = useRef<EditorView>(null);
  const { text, faults, selected } = editor;
  const typed = useEffectEvent((next: string) => editor.setText(next));
  const moved = useEffectEvent((offset: number) => {
    const at = pointerAt(editor.text, offset);
    if (at !== undefined && at !== editor.selected) editor.select(at);
  });
  const undo = useEffectEvent(() => editor.undo());
  const redo = useEffectEvent(() => editor.redo());
  const start = useEffectEvent(() => codeState(text, label, { typed, moved, undo, redo }));

  useEffect(() => {
    if (!place.current) return;
    const made = new EditorView({ state: start(), parent: place.current });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [place]);

  useEffect(() => {
    const code = view.current;
    if (!code) return;
    const shown = code.state.doc.toString();
    if (shown === text) return;
    const { offset, length, text: insert } = spliceBetween(shown, text);
    code.dispatch({ changes: { from: offset, to: offset + length, insert }, annotations: fromOutside.of(true) });
  }, [text]);

  const marks = useEffectEvent(() => diagnostics(faults, words, text.length));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of faults triggers it; the event reads them.
  useEffect(() => {
    view.current?.dispatch(marks()(view.current.state));
  }, [faults, text]);

  useEffect(() => {
    const code = view.current;
    if (!code || code.hasFocus) return;
    const range = rangeAt(code.state.doc.toString(), selected);
    if (!range) return;
    code.dispatch({
      selection: { anchor: range.from, head: range.to },
      effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
      annotations: fromOutside.of(true),
    });
  }, [selected]);
}
