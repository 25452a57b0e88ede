import { createContext, useContext } from 'react';

export type MiddleView = 'form' | 'both' | 'json';

/** How the panes are arranged right now, and the ways to change it. */
export interface View {
  middle: MiddleView;
  setMiddle: (view: MiddleView) => void;
  /** Opens the JSON with the cursor at that place. */
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
