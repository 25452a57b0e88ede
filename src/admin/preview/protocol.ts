import type { Problem } from '@/renderer/problem';
import type { Explanation } from '@/renderer/show';
import type { GlobalSetting, PageDocument, Rule } from '@/renderer/types';
import type { PreviewContext } from './context';
import type { Finding } from './finding';

/** Name of the channel between the workbench and its frames, and of the frames, which keep it across navigation. */
export const PREVIEW_LINE = 'mw-preview';

/**
 * `edit`: a click selects what it hits. `page`: the same, and the frame tells where its blocks are and what is dragged.
 * `use`: the page works as for a visitor.
 */
export type PreviewMode = 'edit' | 'page' | 'use';

/** In pixels of the frame, from the top left of what it shows. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a block of the page is. */
export interface Place extends Box {
  id: string;
}

/** A text of the setting where it stands on the page. */
export interface PickedText {
  value: string;
  box: Box;
  fontSize: number;
}

export interface ShowMessage {
  type: 'show';
  /** Repeated in the replies. */
  seq: number;
  setting: GlobalSetting;
  context: PreviewContext;
  mode: PreviewMode;
  /** A page without a document, for a single block. */
  page?: PageDocument;
  /** The secret of a guest's link, with which the page asks for its data. */
  guest?: string | undefined;
  /** Also tell where the blocks are, in every mode. */
  places?: boolean | undefined;
  /** Also report when nothing on the page is loading any more. */
  settle?: boolean;
}

/** The picture of an inspection. */
export interface Wanted {
  /** Width in pixels; null for no picture. */
  picture: number | null;
  /** Pointer to what to show, highlighted; without it, the first screen. */
  around?: string | undefined;
}

export type ToFrame =
  | ShowMessage
  /** `block`: the number of a block, instead of whatever shows the pointer. */
  | { type: 'highlight'; pointer: string; block?: number | undefined; scroll: boolean }
  | { type: 'explain'; pointer: string }
  /** `language`: of the findings, as in the workbench. */
  | ({ type: 'inspect'; seq: number; language: string } & Wanted);

/** What the workbench needs to know of a block on the page. */
export interface ShownBlock {
  id: string;
  type: string;
  pointer: string;
  /** Operations it calls; without any, there is no data state to force. */
  calls: string[];
  /** Nothing of it is on the page right now. */
  hidden?: true;
}

/** Origin of something on the page. */
export interface Picked {
  /** Pointer into the setting; for a block of a product page, the key its text comes from, or ''. */
  pointer: string;
  block?: ShownBlock;
  origin?: 'setting' | 'page';
  rule?: Rule;
  verdict?: Explanation;
  problem?: Problem['kind'];
  /** If a text of the setting was picked. */
  text?: PickedText;
}

export interface Inspected {
  type: 'inspected';
  seq: number;
  findings: Finding[];
  picture: Blob | null;
  height: number;
}

export type FromFrame =
  | { type: 'ready' }
  | { type: 'refused' }
  | { type: 'shown'; seq: number; route: string; blocks: ShownBlock[] }
  | { type: 'settled'; seq: number; hash: string; complete: boolean }
  | { type: 'moved'; route: string }
  | { type: 'chose'; locale?: PreviewContext['locale']; theme?: 'light' | 'dark' }
  | { type: 'picked'; picked: Picked; explain: boolean }
  | { type: 'hovered'; pointer: string }
  | { type: 'placed'; places: readonly Place[] }
  /** A block follows the pointer, which is at this height; `end` drops it there. */
  | { type: 'dragged'; id: string; y: number; end: boolean }
  /** F6 was pressed in the frame, or Shift+F6. */
  | { type: 'leave'; back: boolean }
  | Inspected;
