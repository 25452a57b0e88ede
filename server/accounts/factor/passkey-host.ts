import type { FastifyRequest } from 'fastify';
import type { PasskeyHost } from './passkey-check';

/** A passkey belongs to the host name in the browser's address bar. */
export function passkeyHost(req: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>): PasskeyHost {
  return { rpId: req.hostname.toLowerCase(), origin: `${req.protocol}://${req.host.toLowerCase()}` };
}
