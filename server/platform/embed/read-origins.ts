import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';

/** Pages on the developer's own machine. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin that a text names exactly; undefined if it names none, or one that anybody on the way could pose as. */
export function readOrigin(text: string): string | undefined {
  // The header of policies is made of these: a URL parser would take more than it shows.
  if (!/^https?:\/\/[\w.[\]:-]+\/?$/.test(text) || !URL.canParse(text)) return undefined;
  const { origin, protocol, hostname, username, password } = new URL(text);
  if (username || password || hostname === '' || hostname.includes('*')) return undefined;
  if (protocol === 'http:' && !LOCAL.test(hostname)) return undefined;
  return origin;
}

/** The origins of a channel, each once; throws 400 for the first text that is none, and for the portal's own. */
export function readOrigins(texts: readonly string[], ownHost: string): string[] {
  const origins = texts.map((text) => {
    const origin = readOrigin(text.trim().toLowerCase());
    if (origin === undefined) throw badRequest(message('embed:origin', { origin: text }), { field: 'origins' });
    if (new URL(origin).host === ownHost) throw badRequest(message('embed:own', { origin }), { field: 'origins' });
    return origin;
  });
  return [...new Set(origins)];
}
