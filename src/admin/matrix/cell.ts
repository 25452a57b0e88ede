import type { GlobalSetting, PageDocument } from '@/renderer/types';
import type { DataState, PreviewContext, PreviewRole, PreviewTheme, Width } from '../preview/context';
import type { Finding } from '../preview/finding';

export interface Cell {
  key: string;
  context: PreviewContext;
  /** The draft changes this view. */
  changed: boolean;
  /** For fixtures: a setting other than the run's, and a single block instead of a page. */
  setting?: GlobalSetting;
  page?: PageDocument;
  /** Instead of what the context says. */
  label?: string;
  /** A block that depends on its surroundings and may show nothing by itself. */
  partial?: boolean;
  /** Pointer to what the picture shows; without it, the top of the page. */
  around?: string;
  /** Link that opens it. */
  href: string;
}

/** Findings of a view. `twin` looks the same, so one inspection served both. */
export interface Verdict {
  findings: readonly Finding[];
  /** URL of the picture; null if none could be drawn. */
  picture: string | null;
  twin?: string;
  /** Something was still loading when the time was up. */
  incomplete?: boolean;
  /** The view could not be drawn at all. */
  failed?: string;
}

export interface Axes {
  routes: readonly string[];
  viewports: readonly Width[];
  locales: readonly PreviewContext['locale'][];
  themes: readonly PreviewTheme[];
  roles: readonly PreviewRole[];
  states: readonly DataState[];
}
