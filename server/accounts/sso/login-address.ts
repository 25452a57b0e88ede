/**
 * The address of the sign-in page with extra parameters, for a person on the way to `returnTo`, a path of this site. If
 * `returnTo` is the sign-in page itself, its own parameters already name the target.
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
