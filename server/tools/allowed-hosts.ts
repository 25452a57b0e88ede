import { isObject } from '../../setting/json-value';
import { readTarget } from '../base/outgoing/read-target';

/** An address of the configuration, below which tools may call. */
export interface AllowedHost {
  url: URL;
  domains?: readonly string[];
  headers: Record<string, string>;
  internal: boolean;
}

const KNOWN = ['url', 'domains', 'header', 'value', 'internal'];
/** Names of header fields by RFC 9110, but none that the connection itself sets. */
const HEADER = /^(?!(host|content-length|transfer-encoding|connection|accept-encoding)$)[\w!#$%&'*+.^`|~-]{1,64}$/i;

/** Reads TOOL_HOSTS. A fault names the entry, never its value, which may be a password. */
export function readHosts(given: string | undefined, faults: string[]): AllowedHost[] {
  if (given === undefined) return [];
  const list = parse(given);
  if (!Array.isArray(list)) {
    faults.push('TOOL_HOSTS must be a JSON list of objects, such as [{"url":"https://historian.example/api"}].');
    return [];
  }
  return list.flatMap((entry: unknown, index) => {
    const fault = (text: string) => {
      faults.push(`TOOL_HOSTS, entry ${index + 1}: ${text}`);
      return [];
    };
    if (!isObject(entry)) return fault('must be an object with a url.');
    const odd = Object.keys(entry).find((key) => !KNOWN.includes(key));
    if (odd !== undefined) return fault(`does not know "${odd}"; it takes ${KNOWN.join(', ')}.`);
    const { url, domains, header, value, internal = false } = entry;
    const address = typeof url === 'string' ? targetOf(url) : undefined;
    if (!address) return fault('url must be http or https, without user, password, query or fragment.');
    if (domains !== undefined && !(Array.isArray(domains) && domains.every((one) => typeof one === 'string')))
      return fault('domains must be a list of hosts.');
    if ((header === undefined) !== (value === undefined)) return fault('header and value belong together.');
    if (header !== undefined && !(HEADER.test(String(header)) && /^[\x20-\x7e]{1,4000}$/.test(String(value))))
      return fault('header must be the name of a header field and value plain characters.');
    if (typeof internal !== 'boolean') return fault('internal must be true or false.');
    if (address.protocol === 'http:' && !internal) return fault('http only reaches internal addresses; use https.');
    return [
      {
        url: address,
        ...(domains !== undefined && { domains: domains as string[] }),
        headers: header === undefined ? {} : { [String(header).toLowerCase()]: String(value) },
        internal,
      },
    ];
  });
}

/** The allowed address below which another is, on a domain. */
export function allowedFor(hosts: readonly AllowedHost[], domain: string, address: string): AllowedHost | undefined {
  const wanted = targetOf(address);
  return wanted && usableOn(hosts, domain).find(({ url }) => url.origin === wanted.origin && isBelow(url, wanted));
}

export const usableOn = (hosts: readonly AllowedHost[], domain: string): AllowedHost[] =>
  hosts.filter(({ domains }) => !domains || domains.includes(domain));

/** Whole segments: /api does not allow /api-keys. */
const isBelow = (base: URL, { pathname }: URL) => `${pathname}/`.startsWith(`${base.pathname.replace(/\/+$/, '')}/`);

/** Undefined for what could be read in two ways, or would be normalized to another path. */
function targetOf(address: string): URL | undefined {
  try {
    const url = readTarget(address, { http: true, ports: 'any' });
    const path = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(address)?.[1] || '/';
    return url.pathname === path && !url.search && !url.hash ? url : undefined;
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
