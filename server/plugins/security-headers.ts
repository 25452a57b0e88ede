import type { FastifyReply } from 'fastify';

/**
 * For pages. Scripts and styles run only from here or with this answer's nonce; pictures may stand on any secure host, and frames on the
 * hosts of the configuration alone.
 */
export function contentPolicy(nonce: string, frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
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

export function addPageHeaders(reply: FastifyReply, nonce: string, frames?: readonly string[]): void {
  reply.headers({
    'content-security-policy': contentPolicy(nonce, frames),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  });
}
