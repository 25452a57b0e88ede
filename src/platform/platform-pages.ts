/** The pages below /developerPlatform that exist, in the order of their menu. */
export const PLATFORM_PAGES = [
  'overview',
  'keys',
  'models',
  'console',
  'usage',
  'mcp',
  'errors',
  'changelog',
  'status',
] as const;
export type PlatformPage = (typeof PLATFORM_PAGES)[number];

const ROOT = '/developerPlatform';

export const platformHref = (page: PlatformPage) => (page === 'overview' ? ROOT : `${ROOT}/${page}`);

/** Undefined for an address below the platform where there is no page. */
export const platformPageAt = (pathname: string): PlatformPage | undefined =>
  PLATFORM_PAGES.find((page) => platformHref(page) === pathname.replace(/\/+$/, ''));
