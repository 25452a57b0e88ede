import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { DataState, PreviewContext, PreviewRole, Width } from '../preview/context';
import type { Finding } from '../preview/finding';

/** One view of the matrix. */
export interface Cell {
  key: string;
  context: PreviewContext;
  /** The draft shows something else here than what is published. */
  changed: boolean;
  /** Another setting than that of the run, and a block by itself instead of a page: cells of the fixtures. */
  setting?: GlobalSetting;
  page?: PageDocument;
  /** Instead of what the context says. */
  label?: string;
  /** A block that lives on what is around it: by itself it may show nothing. */
  partial?: boolean;
  /** Pointer of what the picture is about; without, it shows the top of the page. */
  around?: string;
  /** Where it opens. */
  href: string;
}

/** What was seen there. `twin` looks the same, so it was looked at once for both. */
export interface Verdict {
  findings: readonly Finding[];
  /** Address of the picture; null: none could be drawn. */
  picture: string | null;
  twin?: string;
  /** Something was still under way when patience ended. */
  incomplete?: boolean;
  /** The view could not be drawn at all. */
  failed?: string;
}

export interface Axes {
  routes: readonly string[];
  viewports: readonly Width[];
  locales: readonly PreviewContext['locale'][];
  roles: readonly PreviewRole[];
  states: readonly DataState[];
}
