import type { FastifyInstance } from 'fastify';

/** For data responses: opened as a page, nothing in them runs, frames or loads. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What every answer says where nothing said it before: data runs nothing and stands in no frame, and what is one person's is embedded by no
 * other site. Hosts that share the sign-in cookies (COOKIE_DOMAIN) are one site.
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
