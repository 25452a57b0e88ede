const KEY = 'mw-demo-address';

/** A deep address that the host did not know led here over 404.html, which left it behind: the page goes on from there. */
export function restoreAddress(base: string, memory: Storage, { location, history }: Window): void {
  const address = memory.getItem(KEY);
  memory.removeItem(KEY);
  if (location.pathname === base && address?.startsWith(base)) history.replaceState(null, '', address);
}
