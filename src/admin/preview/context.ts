import type { Locale } from '../../../generated/locales';

export const WIDTHS = [320, 390, 768, 1280, 1920] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
/** `no-login`: an anonymous visitor of a domain on which nobody can sign in. */
export const ROLES = ['anonymous', 'personal', 'organization', 'no-login'] as const;
export const DATA_STATES = ['ready', 'loading', 'empty', 'error', 'slow', '401'] as const;

export type Width = (typeof WIDTHS)[number];
export type PreviewTheme = (typeof THEMES)[number];
export type PreviewRole = (typeof ROLES)[number];
export type DataState = (typeof DATA_STATES)[number];

/** Everything a view of the preview depends on, besides the draft. Plain data: a link, a bug report and a test parameter hold the same. */
export interface PreviewContext {
  domain: string;
  /** Path of the page, with its query. */
  route: string;
  viewport: Width;
  locale: Locale;
  /** `auto`: as the domain says. */
  theme: PreviewTheme;
  role: PreviewRole;
  /** Of every call on the page. */
  state: DataState;
  /** Of the calls of single blocks, by block id; wins over `state`. */
  blockStates: Readonly<Record<string, DataState>>;
  /** The moment at which the page believes to be; null: now. */
  now: string | null;
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
