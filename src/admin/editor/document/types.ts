import type { Under } from '@/i18n/translate';
import type { GlobalSetting } from '@/renderer/types';

/** One replacement: `text` replaces `length` characters at `offset`. */
export interface Splice {
  offset: number;
  length: number;
  text: string;
}

/** Why a text is not a setting, and where. `code` has a message under `editor.fault`. */
export interface TextFault {
  code: Under<'admin-editor:fault'>;
  offset: number;
  length: number;
}

/** A place whose value the schema rejects; pages show the last valid one. */
export interface Held {
  pointer: string;
}

/** Old text → new text, or undefined if nothing changes. Must be pure. */
export type Rewrite = (text: string, body: GlobalSetting) => string | undefined;

/** One entry of the history: a splice and its inverse. */
export interface Step {
  redo: Splice;
  undo: Splice;
  /** Steps with the same key in quick succession merge. */
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
  /** Why the last change failed; the draft is unchanged. */
  refused?: string | undefined;
}
