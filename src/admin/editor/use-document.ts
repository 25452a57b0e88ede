import { useCallback, useMemo, useReducer } from 'react';
import { withOwnPage } from './blocks/own-page';
import { editText } from './document/edit-text';
import { editValue } from './document/edit-value';
import { changeText, openDocument, redoStep, undoStep } from './document/editor-document';
import { readText } from './document/read-text';
import type { EditorDocument, Rewrite } from './document/types';

type Action =
  | { kind: 'rewrite'; rewrite: Rewrite; at: number; key?: string | undefined; label?: string | undefined }
  | { kind: 'undo' }
  | { kind: 'redo' };

/** A change that goes wrong changes nothing: thrown from here, it would take down everything that shows the draft. */
function reduce(document: EditorDocument, action: Action): EditorDocument {
  try {
    return step(document, action);
  } catch (error) {
    return { ...document, refused: error instanceof Error ? error.message : String(error) };
  }
}

function step(document: EditorDocument, action: Action): EditorDocument {
  if (action.kind === 'undo') return undoStep(document);
  if (action.kind === 'redo') return redoStep(document);
  const text = action.rewrite(document.text, document.body);
  return text === undefined ? document : changeText(document, text, action);
}

/** The draft and its actions as React state. */
export function useDocument(text: string, domain: string) {
  const [document, dispatch] = useReducer(reduce, text, (start) => openDocument(start, domain));
  const run = useCallback((rewrite: Rewrite, label?: string, key?: string) => {
    dispatch({ kind: 'rewrite', rewrite, label, key, at: Date.now() });
  }, []);
  const setText = useCallback(
    (next: string, label?: string) => run(() => next, label, label === undefined ? 'text' : undefined),
    [run],
  );
  const rewrite = useCallback((change: Rewrite, label?: string) => run(whileReadable(change), label), [run]);
  const edit = useCallback(
    (pointer: string, value: unknown) =>
      run(
        whileReadable((now, body) => editText(withOwnPage(now, body, pointer), pointer, value)),
        'edit',
        pointer,
      ),
    [run],
  );
  const editForm = useCallback(
    (pointer: string, before: unknown, after: unknown, field: string) =>
      run(
        whileReadable((now, body) => editValue(withOwnPage(now, body, pointer), pointer, before, after)),
        'edit',
        field,
      ),
    [run],
  );
  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  const acts = useMemo(
    () => ({ setText, rewrite, edit, editForm, undo, redo }),
    [setText, rewrite, edit, editForm, undo, redo],
  );
  return { document, acts };
}

/** An invalid text has no places to edit; forms and lists pause until it is corrected. */
function whileReadable(rewrite: Rewrite): Rewrite {
  return (text, body) => (readText(text).value ? rewrite(text, body) : undefined);
}
