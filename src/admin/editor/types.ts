import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { OperatorRole } from '../../../setting/operator/may';
import type { Layers } from '../preview/layer-of';
import type { Held, Rewrite, Step, TextFault } from './document/types';
import type { Linked } from './use-linked-draft';

/** The domain as the server sends it when the editor opens. */
export interface EditorSource {
  domain: string;
  /** What the operator may do here. */
  role: OperatorRole;
  /** The live revision; null if never published. */
  head: string | null;
  /** The published setting; null if never published. */
  body: Record<string, unknown> | null;
  defaults: Record<string, unknown>;
  environment: Record<string, unknown>;
  draft: { body: Record<string, unknown>; base: string | null; savedAt: string } | null;
  /** Other operators with a draft of this domain. */
  others: readonly { name: string; savedAt: string }[];
  /** The scheduled publication. */
  schedule: Data<'getDomain'>['schedule'];
}

export type Severity = 'error' | 'warning' | 'info';

/** One line of the report. `pointer` leads to the cause; a syntax error of the text has an offset instead. */
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

/** State shared by the panes, the preview and the review drawer. Only the editor changes it. */
export interface Editor {
  domain: string;
  source: EditorSource;
  /** The layers of the setting, in order of precedence: the draft first. */
  layers: Layers;
  /** The revision the draft is based on. */
  base: string | null;

  /** The draft as JSON text, byte for byte: the source of everything below. */
  text: string;
  /** The parsed text; while it cannot be parsed, its last parsed value. */
  body: GlobalSetting;
  /** `body` with each invalid value replaced by its last valid one: safe to render. */
  valid: GlobalSetting;
  /** `valid` over the defaults of environment and product, for `compile`. Unchanged parts keep their identity. */
  effective: GlobalSetting;
  /** Syntax errors of the text; empty if it parses. */
  faults: readonly TextFault[];
  /** Values the preview does not follow, because they are invalid at the moment. */
  held: readonly Held[];
  /** The draft differs from the published setting. */
  changed: boolean;

  /** Whether the draft came with a link, or the link could not be read. */
  linked: Linked['kind'];
  /** Sets the revision the draft is based on, after a publication or a merge. */
  rebase: (base: string | null) => void;

  /** JSON pointer of the selected section, block or field; '' if none. */
  selected: string;
  hovered: string;
  /** Path of the page in outline and preview, such as `/engine`. */
  page: string;
  pageDocument: PageDocument;

  /** The field that should take the keyboard focus; a new object for each request. */
  focusAt: { pointer: string } | undefined;

  select: (pointer: string, how?: SelectHow) => void;
  hover: (pointer: string) => void;
  openPage: (path: string) => void;
  /** Sets a value; undefined removes the key. The first edit of a default page creates the domain's own version. */
  edit: (pointer: string, value: unknown) => void;
  /** Applies a form's result, touching only what differs. `field` names the field, for undo. */
  editForm: (pointer: string, before: unknown, after: unknown, field: string) => void;
  /** Applies any change to the current text, as one undo step. */
  rewrite: (rewrite: Rewrite, label?: string) => void;
  /** Replaces the whole text: typing, import, a copied link. */
  setText: (text: string, label?: string) => void;
  undo: () => void;
  redo: () => void;
  /** Why the last change failed; undefined if it succeeded. */
  refused: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  lastStep: Step | undefined;

  findings: readonly EditorFinding[];
}

/** Places filled by preview and workbench; the editor depends on neither. */
export interface EditorPlaces {
  /** Right pane. */
  preview?: ReactNode;
  /** At the end of the editor's toolbar: review and publish. */
  actions?: ReactNode;
}
