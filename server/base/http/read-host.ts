import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const named = /^[a-z0-9_][a-z0-9_.-]{0,253}(?::(\d{1,5}))?$/i;
const numbered = /^\[([0-9a-f:.]{2,45})\](?::(\d{1,5}))?$/i;
const mostPort = 65535;

/** Whether this is a well-formed host, with or without a port; it need not exist. */
export function isHost(host: string): boolean {
  const [, inside, farPort] = numbered.exec(host) ?? [];
  if (inside !== undefined) return isIP(inside) === 6 && Number(farPort ?? 0) <= mostPort;
  const found = named.exec(host);
  return found !== null && Number(found[1] ?? 0) <= mostPort;
}

type Heard = Pick<IncomingMessage, 'rawHeaders' | 'url'>;

/**
 * Whether a request names exactly one host. Given two Host headers, Node keeps the first and a proxy may use the
 * second, so the host that was checked would differ from the host that is served.
 */
export function hasOneHost({ rawHeaders, url = '/' }: Heard): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host = ''] = hosts;
  if (hosts.length > 1 || (host !== '' && !isHost(host))) return false;
  return url.startsWith('/') || url === '*' || authorityOf(url) === host.toLowerCase();
}

/**
 * Reduces `GET http://host/path`, the form used with proxies, to the path if it names the same host; otherwise keeps
 * it, and it is refused.
 */
export function pathOfRequest({ rawHeaders, url = '/' }: Heard): string {
  if (url.startsWith('/') || !hasOneHost({ rawHeaders, url })) return url;
  return url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
}

const authorityOf = (url: string) => /^https?:\/\/([^/?#]*)/i.exec(url)?.[1]?.toLowerCase();
