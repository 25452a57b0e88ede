/** Whether an operator is signed in, according to the server, so that the parent page need not be trusted. */
export async function isSignedIn(send: typeof fetch): Promise<boolean> {
  try {
    const response = await send('/api/admin/session', { headers: { Accept: 'application/json' } });
    const { code, data }: { code?: unknown; data?: unknown } = await response.json();
    return response.ok && (code === 200 || code === 0) && typeof data === 'object' && data !== null;
  } catch {
    return false;
  }
}
