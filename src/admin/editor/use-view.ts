import { createContext, useContext } from 'react';

export type MiddleView = 'form' | 'both' | 'json';

/** The current arrangement of the panes, and how to change it. */
export interface View {
  middle: MiddleView;
  setMiddle: (view: MiddleView) => void;
  /** Opens the JSON with the cursor at this place. */
  showJson: (pointer: string) => void;
  gallery: boolean;
  setGallery: (open: boolean) => void;
}

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView: put the component inside the editor.');
  return view;
}
