import { networkOf } from '../../server/base/http/network-of';
import type { Caller } from '../../server/base/limits/caller';
import { openPeopleApp } from './person';

/** Addresses of one IPv6 /64. */
export const oneSixtyFour = (nth: number) => `2001:db8:66:1::${(nth + 1).toString(16)}`;
/** Neighbouring /64 networks of one /48. */
export const oneFortyEight = (nth: number) => `2001:db8:66:${(nth + 1).toString(16)}::1`;
/** The addresses of one IPv4 /24. */
export const oneTwentyFour = (nth: number) => `203.0.113.${nth % 256}`;
/** An address in an unrelated network. */
export const farAway = '198.51.100.7';

/** Headers of a call from this address through one proxy. */
export const from = (address: string, headers: Record<string, string> = {}) => ({
  'x-forwarded-for': address,
  ...headers,
});

/** The real app behind a proxy, so that calls can come from any address. */
export const openBehindProxy = ({ env, ...options }: NonNullable<Parameters<typeof openPeopleApp>[0]> = {}) =>
  openPeopleApp({ ...options, env: { TRUST_PROXY: 'true', ...env } });

export const browser = (name: string) => ({ cookie: `mw_visitor=${name.padEnd(22, '0').slice(0, 22)}` });

/** A caller as routes see it. */
export const callerFrom = (address: string): Caller => ({
  address,
  network: networkOf(address),
  browser: 'b'.repeat(22),
  asker: 'me',
  devices: [],
  work: undefined,
});
