import type { FastifyInstance } from 'fastify';

/** For data responses: if opened as a page, nothing in them may run, be framed or load. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Default headers of every response: data runs no code and appears in no frame, and other sites cannot embed private
 * responses. Hosts that share the sign-in cookies (COOKIE_DOMAIN) count as one site.
 */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (_req, reply, payload, done) => {
    const say = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    const type = String(reply.getHeader('content-type') ?? '');
    say('referrer-policy', 'strict-origin-when-cross-origin');
    if (type.startsWith('application/json') || type === '') {
      say('content-security-policy', dataPolicy);
      say('x-frame-options', 'DENY');
    }
    const isPrivate = /private|no-store/.test(String(reply.getHeader('cache-control') ?? ''));
    if (isPrivate && !type.startsWith('text/html')) say('cross-origin-resource-policy', 'same-site');
    done(null, payload);
  });
}
