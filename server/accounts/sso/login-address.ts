/**
 * The sign-in page with more to say, for somebody on the way to `returnTo`, a path of this site. The portal's own dialogs come back to the
 * sign-in page, whose address names the target already.
 */
export function loginAddress(returnTo: string | undefined, more: Record<string, string>): string {
  const query = new URLSearchParams(returnTo && queryFor(returnTo));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `/login?${query}`;
}

function queryFor(returnTo: string): URLSearchParams {
  const { pathname, searchParams } = new URL(returnTo, 'http://portal.invalid');
  return pathname === '/login' ? searchParams : new URLSearchParams({ targetUrl: returnTo });
}
