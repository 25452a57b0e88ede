import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Global unicast of IPv6. Whatever lies outside of it is for machines that are near, or carries another address. */
const global6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/**
 * Whether an address is one of the public Internet: what is left after loopback, private networks, link-local, carriers' own,
 * multicast, documentation, and IPv6 that wraps an IPv4 address (mapped, NAT64, 6to4, Teredo, ISATAP), which would be dialled as that one.
 */
export function isPublicAddress(address: string): boolean {
  // Only the plain form: ipaddr.js also reads 0x7f.1, and a zone names an interface of this machine.
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
