const KEY = 'mw-demo-address';

/** Restores a deep URL that the host answered with 404.html, which stored it. */
export function restoreAddress(base: string, memory: Storage, { location, history }: Window): void {
  const address = memory.getItem(KEY);
  memory.removeItem(KEY);
  if (location.pathname === base && address?.startsWith(base)) history.replaceState(null, '', address);
}
