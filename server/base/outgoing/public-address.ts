import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast IPv6. Addresses outside it are local or embed another address. */
const global6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an address is on the public Internet. Excludes loopback, private, link-local, carrier-grade NAT, multicast
 * and documentation ranges, and IPv6 addresses that embed an IPv4 address (mapped, NAT64, 6to4, Teredo, ISATAP), to
 * which the connection would be made.
 */
export function isPublicAddress(address: string): boolean {
  // Only the plain form: ipaddr.js also accepts 0x7f.1, and a zone names an interface of this machine.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || isPlainGlobal(parsed as ipaddr.IPv6);
}

function isPlainGlobal(address: ipaddr.IPv6): boolean {
  const [, , , , fifth = 0, sixth = 0] = address.parts;
  const isatap = sixth === 0x5efe && (fifth & 0xfdff) === 0;
  return address.match(global6) && !isatap;
}

/** This machine; tests let named hosts resolve to it. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && !address.includes('%') && ipaddr.parse(address).range() === 'loopback';
}
