import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type TransactionSpec } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { TextFault } from '../document/types';
import { codeTheme } from './code-theme';

/** Marks changes from the form, undo or a link, which were not typed here. */
export const fromOutside = Annotation.define<boolean>();

interface Heard {
  typed: (text: string) => void;
  moved: (offset: number) => void;
  undo: () => void;
  redo: () => void;
}

/** Tab leaves the field, as everywhere; Mod-[ and Mod-] indent lines. */
export function codeState(text: string, label: string, { typed, moved, undo, redo }: Heard): EditorState {
  const done = (act: () => void) => () => {
    act();
    return true;
  };
  return EditorState.create({
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce()),
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      json(),
      indentUnit.of('  '),
      codeTheme,
      EditorView.lineWrapping,
      // It is focusable anyway; tools that check keyboard access look for the attribute.
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      keymap.of([
        { key: 'Mod-z', run: done(undo), preventDefault: true },
        { key: 'Mod-Shift-z', run: done(redo), preventDefault: true },
        { key: 'Mod-y', run: done(redo), preventDefault: true },
        ...foldKeymap,
        ...defaultKeymap,
      ]),
      EditorView.updateListener.of((update) => {
        const outside = update.transactions.some((transaction) => transaction.annotation(fromOutside));
        if (outside) return;
        if (update.docChanged) typed(update.state.doc.toString());
        else if (update.selectionSet) moved(update.state.selection.main.head);
      }),
    ],
  });
}

export function diagnostics(
  faults: readonly TextFault[],
  words: (code: TextFault['code']) => string,
  size: number,
): (state: EditorState) => TransactionSpec {
  const marks: Diagnostic[] = faults.map(({ code, offset, length }) => ({
    from: Math.min(offset, size),
    to: Math.min(offset + length, size),
    severity: 'error',
    message: words(code),
  }));
  return (state) => setDiagnostics(state, marks);
}

/** The content security policy accepts only styles with the nonce of this response. */
function nonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}
