import type { FastifyReply } from 'fastify';

/** Other hosts from which a page may load. */
interface PolicyHosts {
  /** From the configuration. */
  frames?: readonly string[];
  /** From the configuration: hosts that the page's scripts may call besides this one. */
  calls?: readonly string[];
  /** From the domain's setting and the configuration. Limited, because a picture's address can leak data too. */
  pictures?: readonly string[];
  /** Origins of the pages that may show an embedded page. */
  parents?: readonly string[] | undefined;
  /** No page may show it, not even our own: a press on it gives something away. */
  unframed?: boolean;
}

/**
 * The content security policy of pages. Scripts and styles run only from this host or with this response's nonce;
 * pictures and frames load only from this host and the listed ones.
 */
export function contentPolicy(
  nonce: string,
  { frames = [], calls = [], pictures = [], parents = [], unframed = false }: PolicyHosts = {},
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...calls].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    unframed ? "frame-ancestors 'none'" : ["frame-ancestors 'self'", ...parents].join(' '),
  ].join('; ');
}

/** For files that people uploaded or an installation configured: displayed as pictures, never run as pages. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** We use none of these, so nothing injected into a page may either. */
export const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

export function addPageHeaders(reply: FastifyReply, nonce: string, hosts?: PolicyHosts): void {
  reply.headers({
    'content-security-policy': contentPolicy(nonce, hosts),
    // It cannot name origins, and browsers that know the policy ignore it.
    ...(!hosts?.parents && { 'x-frame-options': hosts?.unframed ? 'DENY' : 'SAMEORIGIN' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
  });
}
