/** The pages below /developerPlatform that exist, in the order of their menu. */
export const PLATFORM_PAGES = [
  'overview',
  'keys',
  'models',
  'console',
  'usage',
  'webhooks',
  'embed',
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
  webhookAt(pathname) === undefined
    ? PLATFORM_PAGES.find((page) => platformHref(page) === pathname.replace(/\/+$/, ''))
    : 'webhooks';

/** The endpoint whose page this is. */
export const webhookAt = (pathname: string): string | undefined =>
  /^\/developerPlatform\/webhooks\/(wh_\w{1,40})\/*$/.exec(pathname)?.[1];

export const webhookHref = (id: string) => `${platformHref('webhooks')}/${id}`;
