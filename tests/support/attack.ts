import { networkOf } from '../../server/base/http/network-of';
import type { Caller } from '../../server/base/limits/caller';
import { openPeopleApp } from './person';

/** The addresses of one IPv6 /64, as many as somebody likes. */
export const oneSixtyFour = (nth: number) => `2001:db8:66:1::${(nth + 1).toString(16)}`;
/** Neighbouring /64 networks of one /48. */
export const oneFortyEight = (nth: number) => `2001:db8:66:${(nth + 1).toString(16)}::1`;
/** The addresses of one IPv4 /24. */
export const oneTwentyFour = (nth: number) => `203.0.113.${nth % 256}`;
/** Somebody else, far away from all of these. */
export const farAway = '198.51.100.7';

/** What a call carries that comes from this address, behind one proxy. */
export const from = (address: string, headers: Record<string, string> = {}) => ({
  'x-forwarded-for': address,
  ...headers,
});

/** The real app behind a proxy, so that a call may come from any address. */
export const openBehindProxy = ({ env, ...options }: NonNullable<Parameters<typeof openPeopleApp>[0]> = {}) =>
  openPeopleApp({ ...options, env: { TRUST_PROXY: 'true', ...env } });

export const browser = (name: string) => ({ cookie: `mw_visitor=${name.padEnd(22, '0').slice(0, 22)}` });

/** A caller as the routes make one. */
export const callerFrom = (address: string): Caller => ({
  address,
  network: networkOf(address),
  browser: 'b'.repeat(22),
  asker: 'me',
  devices: [],
  work: undefined,
});
