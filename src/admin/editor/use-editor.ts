import { createContext, use } from 'react';
import type { Editor } from './types';

export const EditorContext = createContext<Editor | null>(null);

/**
 * The deferred editor state, for panes that may update later. A separate context, because React looks for readers of a changed context even
 * below a nearer provider of it, and would redraw them with every keystroke.
 */
export const LaterEditorContext = createContext<Editor | null>(null);

/** The draft and its actions. Components below the deferred provider read only that one. */
export function useEditor(): Editor {
  const editor = use(LaterEditorContext) ?? use(EditorContext);
  if (!editor) throw new Error('useEditor: put the component inside <EditorProvider>.');
  return editor;
}
