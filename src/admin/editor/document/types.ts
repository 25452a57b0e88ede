import type { Under } from '@/i18n/translate';
import type { GlobalSetting } from '@/renderer/types';

/** One replacement: `length` characters at `offset` give way to `text`. */
export interface Splice {
  offset: number;
  length: number;
  text: string;
}

/** Why a text is not a setting, and where. `code` has words of its own under `editor.fault`. */
export interface TextFault {
  code: Under<'admin-editor:fault'>;
  offset: number;
  length: number;
}

/** A place whose value the schema refuses; a page shows the last valid one there. */
export interface Held {
  pointer: string;
}

/** The text before → the text after, or undefined when there is nothing to do. Must be pure. */
export type Rewrite = (text: string, body: GlobalSetting) => string | undefined;

/** One entry of the history; a splice and the one that takes it back. */
export interface Step {
  redo: Splice;
  undo: Splice;
  /** Steps of one key that follow each other quickly are one. */
  key?: string | undefined;
  at: number;
  /** What was done, as a key under `editor.step`. */
  label?: string | undefined;
}

export interface EditorDocument {
  text: string;
  body: GlobalSetting;
  valid: GlobalSetting;
  faults: readonly TextFault[];
  held: readonly Held[];
  past: readonly Step[];
  future: readonly Step[];
  /** Why the last change could not be made; the draft is as it was before. */
  refused?: string | undefined;
}
