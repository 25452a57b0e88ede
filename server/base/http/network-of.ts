import ipaddr from 'ipaddr.js';

// Only the default export works: in the built server this is a CommonJS module.
const { IPv4, IPv6 } = ipaddr;

/** The networks under which limits count an address, so that changing its last bits does not evade them. */
export interface Network {
  /** What one connection gets: an IPv4 address, or the /64 of an IPv6 address. */
  near: string;
  /** What one customer of a provider easily gets: a /24 of IPv4, a /48 of IPv6. */
  wide: string;
}

/** Callers without a parsable address share one bucket. */
const unknown: Network = { near: 'unknown', wide: 'unknown' };
/** Proxies may append the port to the address. */
const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([^\]]+)\])(?::\d{1,5})?$/;
/** IPv6 ranges that embed an IPv4 address in the last 32 bits: mapped addresses and NAT64 (RFC 6052). */
const holdsIpv4 = new Set(['ipv4Mapped', 'rfc6052']);

/** Cached, because every call needs it, mostly for an address seen recently. */
const known = new Map<string, Network>();
const mostKnown = 10_000;

export function networkOf(address: string): Network {
  const before = known.get(address);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const network = read(address);
  // An invalid address can have any length.
  if (address.length <= 64) known.set(address, network);
  return network;
}

function read(address: string): Network {
  const [, four, six] = withPort.exec(address) ?? [];
  const bare = four ?? six ?? address;
  if (IPv4.isValidFourPartDecimal(bare)) return ofIpv4(IPv4.parse(bare).toByteArray());
  if (!bare.includes(':') || !IPv6.isValid(bare)) return unknown;
  const parsed = IPv6.parse(bare);
  const bytes = parsed.toByteArray();
  if (holdsIpv4.has(parsed.range())) return ofIpv4(bytes.slice(12));
  return { near: ofIpv6(bytes, 64), wide: ofIpv6(bytes, 48) };
}

function ofIpv4(bytes: number[]): Network {
  return { near: bytes.join('.'), wide: `${bytes.slice(0, 3).join('.')}.0/24` };
}

function ofIpv6(bytes: number[], bits: 48 | 64): string {
  const kept = bytes.map((byte, at) => (at < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(kept).toString()}/${bits}`;
}
