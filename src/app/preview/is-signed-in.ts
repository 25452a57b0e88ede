/**
 * Whether an operator is signed in, or somebody who runs the organization, according to the server, so that the parent
 * page need not be trusted.
 */
export async function isSignedIn(send: typeof fetch, organization?: string): Promise<boolean> {
  try {
    const own = organization && `/api/admin/domains/%40${organization}/definitions`;
    const response = await send(own || '/api/admin/session', { headers: { Accept: 'application/json' } });
    const { code, data }: { code?: unknown; data?: unknown } = await response.json();
    return response.ok && (code === 200 || code === 0) && typeof data === 'object' && data !== null;
  } catch {
    return false;
  }
}
