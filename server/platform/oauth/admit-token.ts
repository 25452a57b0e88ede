import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import { bearerOf } from '../../base/http/bearer';
import { ApiError, tooMany } from '../../base/http/errors';
import { networkOf } from '../../base/http/network-of';
import { createWindows } from '../../base/limits/windows';
import { message } from '../../base/messages/message';
import { actAs, callsAMinute } from '../keys/admit-key';
import type { LiveCalls } from '../keys/live-calls';
import { noteGrantUse, readForToken } from '../store/oauth-grants';
import { MCP_PATH } from './addresses';
import { isToken, looksLikeToken } from './tokens';

const invalid = () => new ApiError(401, message('platform:oauth.token'), { reason: 'invalid_key' });
const ended = () => new ApiError(401, message('platform:oauth.ended'), { reason: 'key_revoked' });
const expired = () => new ApiError(401, message('platform:oauth.expired'), { reason: 'key_expired' });
const elsewhere = () => new ApiError(403, message('platform:oauth.elsewhere'), { reason: 'key_scope' });

/**
 * Admits a request that shows the token of a connected program, or throws why not. False if it shows none. The caller is
 * the same as with a key of the person who allowed it, at the MCP server of one portal.
 */
export function createTokenGate(store: Store, live: LiveCalls, limit: (req: FastifyRequest) => void) {
  const take = createWindows(60_000);
  return async (req: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const token = bearerOf(req);
    if (!looksLikeToken(token)) return false;
    const { near } = networkOf(req.ip);
    // Nobody uses up what others may guess: those have to hear that their token has ended.
    req.visitor = `token:${near}`;
    const found = isToken(token) ? await readForToken(store.db, hashOf(token)) : undefined;
    if (!found || found.access_domain !== req.accessDomain) {
      limit(req);
      throw invalid();
    }
    req.visitor = `grant:${found.id}`;
    const waitMs = take(found.id, callsAMinute);
    if (waitMs > 0) throw tooMany(waitMs);
    if (req.routeOptions.url !== MCP_PATH) throw elsewhere();
    if (found.ended_at || found.ownerGone) throw ended();
    if (Math.min(found.tokenExpiresAt.getTime(), found.expires_at.getTime()) <= Date.now()) throw expired();
    const { id, client_name: name, person_id: person, organization_id: organization, scopes } = found;
    await actAs(req, { id, name, kind: 'person', person, organization, scopes, models: null, isGrant: true }, store, {
      createdAt: found.created_at,
      expiresAt: found.tokenExpiresAt,
    });
    await noteGrantUse(store.db, found, near);
    const held = live.hold({ key: id, secret: id, until: found.expires_at, cut: () => reply.raw.destroy() });
    reply.raw.once('close', held);
    return true;
  };
}
