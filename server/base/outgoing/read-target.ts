import { isIP } from 'node:net';
import { OutgoingRefused } from './outgoing-refused';

export interface TargetRules {
  /** Allows http besides https. */
  http?: boolean;
  /** Allowed ports; by default those of the schemes. `any` is for test hosts. */
  ports?: readonly number[] | 'any';
}

const longest = 2048;
const usualPort: Record<string, number | undefined> = { 'https:': 443, 'http:': 80 };

/** The address to call, or a refusal. Anything two parsers could read differently is refused, not normalized. */
export function readTarget(address: string, { http = false, ports }: TargetRules = {}): URL {
  const odd = [...address].some((one) => one === '\\' || one <= ' ' || one === '\u007f');
  if (odd || address.length > longest || !URL.canParse(address)) throw new OutgoingRefused('no-address');
  const url = new URL(address);
  const authority = authorityOf(address);
  if (!authority) throw new OutgoingRefused(isWeb(url) ? 'no-address' : 'scheme');
  const usual = usualPort[url.protocol];
  if (usual === undefined || (url.protocol === 'http:' && !http)) throw new OutgoingRefused('scheme');
  if (url.username || url.password || authority.includes('@')) throw new OutgoingRefused('credentials');
  if (ports !== 'any' && !(ports ?? [usual]).includes(Number(url.port) || usual)) throw new OutgoingRefused('port');
  // 2130706433, 0x7f.1 and 127。0。0。1 turn into addresses only when parsed, so they are refused.
  if (isIP(hostOf(url)) !== 0 && authority.replace(/:\d*$/, '') !== url.hostname)
    throw new OutgoingRefused('no-address');
  return url;
}

/** The host name without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const authorityOf = (address: string) => /^[a-z]+:\/\/([^/?#]*)/i.exec(address)?.[1];
const isWeb = ({ protocol }: URL) => usualPort[protocol] !== undefined;
