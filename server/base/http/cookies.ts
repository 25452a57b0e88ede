import type { FastifyRequest } from 'fastify';

/** Where a cookie applies, and over which protocol. */
interface CookieScope {
  /** Whether the browser reaches the portal over HTTPS. */
  secure: boolean;
  /** Hosts at or below it share the cookie; absent for this host alone. */
  domain?: string | undefined;
}

interface CookieMaking extends CookieScope {
  /** 0 deletes the cookie. */
  maxAgeS: number;
  sameSite: 'Lax' | 'Strict';
  /** For values our scripts must read; never a secret. */
  readable?: boolean;
}

/**
 * Browsers accept these prefixes only over HTTPS, and `__Host-` only for this exact host, so neither a neighbouring
 * host nor an HTTP page can set such a cookie.
 */
export function cookieName(name: string, { secure, domain }: CookieScope): string {
  if (!secure) return name;
  return domain === undefined ? `__Host-${name}` : `__Secure-${name}`;
}

/** A Set-Cookie value for a secret, or for a cookie that scripts may read (`readable`). */
export function makeCookie(name: string, value: string, making: CookieMaking): string {
  const { secure, domain, maxAgeS, sameSite, readable } = making;
  const parts = [
    `${readable ? name : cookieName(name, making)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeS}`,
    domain !== undefined && `Domain=${domain}`,
    !readable && 'HttpOnly',
    `SameSite=${sameSite}`,
    secure && 'Secure',
  ];
  return parts.filter(Boolean).join('; ');
}

export const isSecure = (req: Pick<FastifyRequest, 'protocol'>): boolean => req.protocol === 'https';
