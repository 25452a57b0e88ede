import { createContext, useContext } from 'react';
import type { Editor } from './types';

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor: put the component inside <EditorProvider>.');
  return editor;
}
