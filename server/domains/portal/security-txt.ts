import type { FastifyInstance } from 'fastify';

const monthsAhead = 6;

/** RFC 9116: where to report vulnerabilities. Absent if no contact is configured. */
export function addSecurityText(app: FastifyInstance, contact: string | undefined): void {
  app.get('/.well-known/security.txt', (_req, reply) => {
    if (contact === undefined) return reply.callNotFound();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(contact, new Date()));
  });
}

/** The file must state when it expires. It is rewritten daily and expires half a year later. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + monthsAhead, 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [`Contact: ${contact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: zh, en', ''].join('\n');
}
