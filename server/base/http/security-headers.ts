import type { FastifyReply } from 'fastify';

/** Other hosts that a page may load from. */
interface PolicyHosts {
  /** Of the configuration. */
  frames?: readonly string[];
  /** From the configuration: what the page's scripts may call besides this host. */
  calls?: readonly string[];
  /** Of the domain's own setting and of the configuration: an address of a picture can carry data away like any other. */
  pictures?: readonly string[];
}

/**
 * For pages. Scripts and styles run only from here or with this answer's nonce; pictures and frames come from here and from the hosts that
 * are named, and from nowhere else.
 */
export function contentPolicy(nonce: string, { frames = [], calls = [], pictures = [] }: PolicyHosts = {}): string {
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
    "frame-ancestors 'self'",
  ].join('; ');
}

/** For files a person uploaded or a company configured: shown as pictures, never run as pages of ours. */
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
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
  });
}
