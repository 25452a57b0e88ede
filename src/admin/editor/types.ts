import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { Layers } from '../preview/layer-of';
import type { Held, Rewrite, Step, TextFault } from './document/types';
import type { Linked } from './use-linked-draft';

/** What the server knows of a domain when the editor opens it. */
export interface EditorSource {
  domain: string;
  /** Revision that visitors see now; null: never published. */
  head: string | null;
  /** The published setting; null: never published. */
  body: Record<string, unknown> | null;
  defaults: Record<string, unknown>;
  environment: Record<string, unknown>;
  draft: { body: Record<string, unknown>; base: string | null; savedAt: string } | null;
  /** Who else has a draft of this domain. */
  others: readonly { name: string; savedAt: string }[];
  /** What waits for its time. */
  schedule: Data<'getDomain'>['schedule'];
}

export type Severity = 'error' | 'warning' | 'info';

/** One line of the report. `pointer` leads to its cause; a fault of the text itself has an offset instead. */
export interface EditorFinding {
  severity: Severity;
  kind: string;
  pointer: string;
  message: string;
  offset?: number;
}

export interface SelectHow {
  /** Also sets the keyboard focus on the field. */
  focus?: boolean;
}

/** Everything the panes share: AP's preview and the review drawer read it, nobody but the editor changes it otherwise. */
export interface Editor {
  domain: string;
  source: EditorSource;
  /** Everything that may say something, the draft first. */
  layers: Layers;
  /** Revision the draft started from. */
  base: string | null;

  /** The draft as JSON text: the truth, byte for byte. */
  text: string;
  /** What the text says; the last thing it said while it cannot be read. */
  body: GlobalSetting;
  /** `body` with every value that its schema refuses held back at its last valid one: this is what a page may be made of. */
  valid: GlobalSetting;
  /** `valid` over the environment's and the product's defaults: what `compile` gets. Unchanged parts keep their identity. */
  effective: GlobalSetting;
  /** Why the text cannot be read; empty: it can. */
  faults: readonly TextFault[];
  /** Values that the preview does not follow, because they are invalid right now. */
  held: readonly Held[];
  /** The draft says something else than the published setting. */
  changed: boolean;

  /** Whether the draft came with a link, or the link could not be read. */
  linked: Linked['kind'];
  /** After a publish or a merge: the revision the draft goes on from. */
  rebase: (base: string | null) => void;

  /** JSON pointer of the chosen section, block or field; '' for nothing. */
  selected: string;
  hovered: string;
  /** Path of the page in the outline and the preview, such as `/engine`. */
  page: string;
  pageDocument: PageDocument;

  /** A field that was asked to take the keyboard focus; a new object each time. */
  focusAt: { pointer: string } | undefined;

  select: (pointer: string, how?: SelectHow) => void;
  hover: (pointer: string) => void;
  openPage: (path: string) => void;
  /** undefined removes the key. A page of the product's own becomes the domain's own version with the first edit inside it. */
  edit: (pointer: string, value: unknown) => void;
  /** What a form made of what it was given; only what differs is touched. `field` names the field, for undo. */
  editForm: (pointer: string, before: unknown, after: unknown, field: string) => void;
  /** Any change that knows the text it starts from; one undo step. */
  rewrite: (rewrite: Rewrite, label?: string) => void;
  /** The text as a whole, for typing, import and a copied link. */
  setText: (text: string, label?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Why the last change could not be made; undefined: it was. */
  refused: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  lastStep: Step | undefined;

  findings: readonly EditorFinding[];
}

/** The preview and the workbench fill the editor's places: the editor knows neither. */
export interface EditorPlaces {
  /** Right pane. */
  preview?: ReactNode;
  /** End of the editor's toolbar: review and publish. */
  actions?: ReactNode;
}
