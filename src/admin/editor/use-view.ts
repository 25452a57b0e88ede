import { createContext, useContext } from 'react';

export type MiddleView = 'form' | 'both' | 'json';

/** The current arrangement of the panes, and how to change it. */
export interface View {
  middle: MiddleView;
  setMiddle: (view: MiddleView) => void;
  /** Opens the JSON with the cursor at this place. */
  showJson: (pointer: string) => void;
  gallery: boolean;
  /** `at`: where the chosen block is added; without it, below the selected one. */
  setGallery: (open: boolean, at?: number) => void;
  galleryAt: number | undefined;
  /** The page fills the screen and is edited where it stands. */
  onPage: boolean;
  setOnPage: (on: boolean) => void;
  /** Beside the page stands the form of what was picked; without it, the page has its full width. */
  inspector: boolean;
  setInspector: (open: boolean) => void;
  /** The comments are open, to say something about this block or, with null, the page. */
  talk: { block: string | null } | null;
  setTalk: (talk: { block: string | null } | null) => void;
}

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView: put the component inside the editor.');
  return view;
}
