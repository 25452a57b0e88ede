export type Kind = 'app' | 'product' | 'solution';

/** The catalogue of each kind. */
export const CATALOGUES: Record<Kind, string> = {
  app: '/industrialApp',
  product: '/center/product',
  solution: '/center/solution',
};

/** The kind whose catalogue is at a path. */
export const kindAt = (pathname: string): Kind | undefined =>
  (Object.keys(CATALOGUES) as Kind[]).find((kind) => CATALOGUES[kind] === pathname.replace(/\/$/, ''));

/** The page of an offering; ids are one space, so that links do not depend on its kind. */
export function offeringHref({ id, kind, version }: { id: string; kind?: Kind | undefined; version?: string }): string {
  const query = new URLSearchParams({ ...(kind === 'app' ? {} : { id }), ...(version && { version }) }).toString();
  const path = kind === 'app' ? `/industrialApp/${encodeURIComponent(id)}` : '/production/detail';
  return query ? `${path}?${query}` : path;
}

/** The id of the offering at an address. */
export function offeringAt(pathname: string, query: URLSearchParams): string {
  const [, name = ''] = /^\/industrialApp\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return name ? decodeURIComponent(name) : (query.get('id') ?? '');
  } catch {
    return name;
  }
}

export const companyHref = (code: string | undefined) =>
  `/companyInfo?${new URLSearchParams({ tenantCode: code ?? '' })}`;
