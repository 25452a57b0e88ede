import type { DomainSetting } from '../settings';

/** A page that other companies' pages may show. */
export interface Frame {
  /** Their origins. */
  parents: readonly string[];
  look: { mode?: 'light' | 'dark' | 'system'; color?: string };
  /** What the page's script has to know. */
  facts: object;
}

/** The channel of an address; undefined if it is not one of an embedded page. */
export type FindFrame = (path: string, accessDomain: string | undefined) => Promise<Frame | undefined>;

export const isEmbedPath = (path: string): boolean => /^\/embed(?:\/|$)/.test(path);

/** The domain's setting in the look of a channel, so that the first frame has its colors. */
export function inLook(domain: DomainSetting, { mode, color }: Frame['look']): DomainSetting {
  const { setting } = domain;
  const theme = { ...setting.theme, ...(mode && { mode }), ...(color && { brandColor: color }) };
  return { ...domain, setting: { ...setting, theme } };
}
