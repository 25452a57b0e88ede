import { createContext, use } from 'react';
import type { Editor } from './types';

export const EditorContext = createContext<Editor | null>(null);

/**
 * The editor as it was a moment ago, for panes that may follow later. A context of its own: React looks for readers of a changed
 * context below a nearer provider of the same one, too, and would draw them with every letter.
 */
export const LaterEditorContext = createContext<Editor | null>(null);

/** The draft and what may be done to it. Whoever stands below the later one does not even look at the other. */
export function useEditor(): Editor {
  const editor = use(LaterEditorContext) ?? use(EditorContext);
  if (!editor) throw new Error('useEditor: put the component inside <EditorProvider>.');
  return editor;
}
