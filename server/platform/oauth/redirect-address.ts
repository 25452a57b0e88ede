const longest = 2_000;
const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** Programs on the person's own machine listen there, on whatever port is free (RFC 8252). */
const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopback.includes(hostname);

/**
 * Reads an address to which a person may be sent back with a code: https, or http on their own machine. Undefined for
 * anything else, above all for what two programs could read differently.
 */
export function readRedirect(address: unknown): URL | undefined {
  if (typeof address !== 'string' || address.length > longest || !URL.canParse(address)) return undefined;
  // Browsers drop or change these, so the address would not be the one that was shown.
  if (!/^[\x21-\x5b\x5d-\x7e]+$/.test(address) || address.includes('#')) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  // Not in another spelling, such as http://127.1/ or HTTPS://A.example.
  if (!address.startsWith(`${url.protocol}//${url.hostname}`)) return undefined;
  return url.protocol === 'https:' || isLoopback(url) ? url : undefined;
}

/** Whether an address is one of those that a program named: exactly, but for the port on the person's own machine. */
export function isNamed(address: string, named: readonly string[]): boolean {
  if (named.includes(address)) return readRedirect(address) !== undefined;
  const url = readRedirect(address);
  if (!url || !isLoopback(url)) return false;
  const withoutPort = ({ hostname, pathname, search }: URL) => `${hostname} ${pathname} ${search}`;
  return named.some((one) => {
    const known = readRedirect(one);
    return known !== undefined && isLoopback(known) && withoutPort(known) === withoutPort(url);
  });
}

/** The address with these parameters added to its query. */
export function returnAddress(redirect: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
