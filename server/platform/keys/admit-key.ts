import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { findPerson } from '../../accounts';
import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import { bearerOf } from '../../base/http/bearer';
import { tooMany } from '../../base/http/errors';
import { networkOf } from '../../base/http/network-of';
import { createWindows } from '../../base/limits/windows';
import { notForEmbedded, showsEmbedSession } from '../embed/embed-errors';
import { equalText } from '../equal-text';
import { holdsToken, looksLikeToken } from '../oauth/tokens';
import { type KeyRow, noteInAddress, noteUse, readForCall } from '../store/api-keys';
import type { ApiKey } from './api-key';
import {
  invalidKey,
  keyDomain,
  keyExpired,
  keyInAddress,
  keyNetwork,
  keyRevoked,
  keyScope,
  noKeysHere,
  ownerGone,
} from './key-errors';
import { findKey, looksLikeKey, readKey } from './key-form';
import type { LiveCalls } from './live-calls';

export const callsAMinute = 600;

/** The key that a request shows; for clients that know no other way, also in `x-api-key`. */
export function shownKey(req: Pick<FastifyRequest, 'headers'>): string | undefined {
  const bearer = bearerOf(req);
  if (bearer !== undefined && looksLikeKey(bearer)) return bearer;
  const header = req.headers['x-api-key'];
  return typeof header === 'string' && looksLikeKey(header) ? header : undefined;
}

/** A key for which the call needs no scope: one that ends itself. */
export const ANY_SCOPE = 'any';

/**
 * Before anything is routed: a key in an address ends up in logs and histories, so it is refused and its owner told.
 * Whatever is no call of ours, such as a forwarded prefix, never sees a key.
 */
export function addKeyChecks(app: FastifyInstance, store: Store, isForwarded: (req: FastifyRequest) => boolean): void {
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRequest', async (req) => {
    const inAddress = req.url.includes('mwk_') ? findKey(req.url) : undefined;
    if (inAddress) {
      const row = await readForCall(store.db, inAddress.id);
      if (row && secretOf(row, inAddress.secret)) await noteInAddress(store.db, row.id);
      throw keyInAddress();
    }
    if (holdsToken(req.url)) throw keyInAddress();
    const isKey = shownKey(req) !== undefined || looksLikeToken(bearerOf(req));
    if (!isKey && !showsEmbedSession(req)) return;
    const { scopes, embed } = req.routeOptions.config;
    const isOurs = (isKey ? scopes : embed) !== undefined;
    if (!isOurs && isForwarded(req)) throw isKey ? noKeysHere() : notForEmbedded();
  });
}

/** Admits a request that shows a key, or throws why not. False if it shows none. */
export function createKeyGate(store: Store, live: LiveCalls, limit: (req: FastifyRequest) => void) {
  const take = createWindows(60_000);
  return async (req: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const token = shownKey(req);
    if (token === undefined) return false;
    const parts = readKey(token);
    req.visitor = `key:${parts?.id ?? ''}`;
    if (!parts) {
      limit(req);
      throw invalidKey();
    }
    const waitMs = take(parts.id, callsAMinute);
    if (waitMs > 0) throw tooMany(waitMs);
    const row = await readForCall(store.db, parts.id);
    const which = row && secretOf(row, parts.secret);
    if (!row || !which) {
      limit(req);
      throw invalidKey();
    }
    refuseEnded(row, which);
    refuseElsewhere(row, req);
    const needed = req.routeOptions.config.scopes;
    if (needed === undefined) throw noKeysHere();
    if (!needed.some((scope) => scope === ANY_SCOPE || row.scopes.includes(scope))) throw keyScope(needed, row.scopes);
    const { id, name, kind, person_id: person, organization_id: organization } = row;
    const { scopes, models, isCapped } = row;
    const since = { createdAt: row.created_at, expiresAt: row.expires_at };
    await actAs(req, { id, name, kind, person, organization, scopes, models, isCapped }, store, since);
    req.keyBases = row.bases ?? undefined;
    await noteUse(store.db, row, networkOf(req.ip).near, which === 'former');
    const until = which === 'former' ? (row.former_until ?? undefined) : (row.expires_at ?? undefined);
    const held = live.hold({
      ...{ key: row.id, secret: hashOf(parts.secret), until },
      cut: () => (req.apiKey?.onEnd ? req.apiKey.onEnd() : reply.raw.destroy()),
    });
    reply.raw.once('close', held);
    return true;
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof readForCall>>>;

/** Which secret of the key this is. */
export function secretOf(row: KeyRow, secret: string): 'present' | 'former' | undefined {
  const hash = hashOf(secret);
  if (equalText(hash, row.secret_hash)) return 'present';
  return row.former_hash !== null && equalText(hash, row.former_hash) ? 'former' : undefined;
}

function refuseEnded(row: Found, which: 'present' | 'former'): void {
  const now = Date.now();
  if (row.ended_at) throw keyRevoked();
  if (row.expires_at && row.expires_at.getTime() <= now) throw keyExpired(row.expires_at);
  if (which === 'former' && (row.former_until?.getTime() ?? 0) <= now) throw keyExpired(row.former_until ?? new Date());
  const isGone = row.personDisabledAt ?? row.personLeavesAt;
  if (isGone || (row.kind === 'organization' && row.organizationDisabledAt)) throw ownerGone();
}

function refuseElsewhere({ networks, domains }: Found, { ip, accessDomain }: FastifyRequest): void {
  if (networks && !networks.some((network) => isWithin(ip, network))) throw keyNetwork(ip);
  if (domains && !domains.includes(accessDomain ?? '')) throw keyDomain(accessDomain ?? '');
}

/** Whether an address belongs to a network, such as 10.0.0.0/8; a mapped IPv4 address counts as IPv4. */
export function isWithin(address: string, network: string): boolean {
  if (!ipaddr.isValid(address) || !ipaddr.isValidCIDR(network)) return false;
  const own = ipaddr.process(address);
  const [range, bits] = ipaddr.parseCIDR(network);
  return own.kind() === range.kind() && own.match([range, bits] as never);
}

/** The call reaches what the owner reaches now, by a key or by what they allowed a connected program. */
export async function actAs(
  req: FastifyRequest,
  caller: ApiKey,
  store: Store,
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date | null },
): Promise<void> {
  const { id, name, kind, person: owner, organization } = caller;
  req.apiKey = caller;
  if (kind === 'organization') req.organizationKey = organization ?? undefined;
  const person = owner === null ? undefined : await findPerson(store.db, owner);
  if (person) req.visitor = person.ownerKey;
  req.person = person;
  req.session = {
    ...{ id: `key:${id}`, tenantId: organization, device: name, address: req.ip, secondAt: null },
    ...{ createdAt, seenAt: new Date(), expiresAt: expiresAt ?? new Date(Date.now() + 3_600_000) },
    // A key never proves who holds it.
    provedAt: new Date(0),
  };
}
