/** Where a path under a prefix is at its service: an address with a path replaces the prefix. */
export function serviceAddress(address: string, prefix: string, path: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname === '/' ? prefix : pathname.replace(/\/$/, '')}${path.slice(prefix.length)}`;
}
