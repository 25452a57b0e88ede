import type { Locale } from '../../../generated/locales';

export const WIDTHS = [320, 390, 768, 1280, 1920] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
/** `no-login`: an anonymous visitor of a domain without sign-in. */
export const ROLES = ['anonymous', 'personal', 'organization', 'no-login'] as const;
export const DATA_STATES = ['ready', 'loading', 'empty', 'error', 'slow', '401'] as const;

export type Width = (typeof WIDTHS)[number];
export type PreviewTheme = (typeof THEMES)[number];
export type PreviewRole = (typeof ROLES)[number];
export type DataState = (typeof DATA_STATES)[number];

/** Everything a preview depends on besides the draft. Plain data, for links, bug reports and test parameters alike. */
export interface PreviewContext {
  domain: string;
  /** Path of the page, including its query. */
  route: string;
  viewport: Width;
  locale: Locale;
  /** `auto`: as set by the domain. */
  theme: PreviewTheme;
  role: PreviewRole;
  /** State of every call on the page. */
  state: DataState;
  /** State of single blocks' calls, by block id; overrides `state`. */
  blockStates: Readonly<Record<string, DataState>>;
  /** The time the page takes for now; null for the real one. */
  now: string | null;
  /** Also shows the operator's own drafts of assistants and checks; changes whenever one was saved. */
  drafts?: string | undefined;
}

export function defaultContext(domain: string): PreviewContext {
  return {
    domain,
    route: '/engine',
    viewport: 1280,
    locale: 'zh-CN',
    theme: 'auto',
    role: 'anonymous',
    state: 'ready',
    blockStates: {},
    now: null,
  };
}
