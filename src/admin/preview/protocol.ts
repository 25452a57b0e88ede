import type { Problem } from '@/renderer/problem';
import type { Explanation } from '@/renderer/show';
import type { GlobalSetting, PageDocument, Rule } from '@/renderer/types';
import type { PreviewContext } from './context';
import type { Finding } from './finding';

/** Name of the line between the workbench and its frames, and of the frames themselves: it survives a navigation inside. */
export const PREVIEW_LINE = 'mw-preview';

/** `edit`: a click chooses what it hits. `use`: the page works as it does for a visitor. */
export type PreviewMode = 'edit' | 'use';

export interface ShowMessage {
  type: 'show';
  /** Answers carry it back. */
  seq: number;
  setting: GlobalSetting;
  context: PreviewContext;
  mode: PreviewMode;
  /** A page that no document describes, for a block by itself. */
  page?: PageDocument;
  /** Also tell when nothing on the page is under way any more. */
  settle?: boolean;
}

/** The picture of an inspection. */
export interface Wanted {
  /** Its width in pixels; null: none. */
  picture: number | null;
  /** Pointer of what it is to show, framed; without, it is the first screen. */
  around?: string | undefined;
}

export type ToFrame =
  | ShowMessage
  | { type: 'highlight'; pointer: string; scroll: boolean }
  | { type: 'explain'; pointer: string }
  /** `language`: of the findings, which is the workbench's own. */
  | ({ type: 'inspect'; seq: number; language: string } & Wanted);

/** One block of the page that is shown, as far as the workbench needs it. */
export interface ShownBlock {
  id: string;
  type: string;
  pointer: string;
  /** Operations of the contract that it makes; without any there is no data state to force. */
  calls: string[];
}

/** Where something on the page comes from. */
export interface Picked {
  /** Into the setting; for a block of the product's own page the key that its words come from, '' where there is none. */
  pointer: string;
  block?: ShownBlock;
  origin?: 'setting' | 'page';
  rule?: Rule;
  verdict?: Explanation;
  problem?: Problem['kind'];
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
  | Inspected;
