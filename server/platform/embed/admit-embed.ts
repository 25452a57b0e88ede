import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import { bearerOf } from '../../base/http/bearer';
import { ApiError, tooMany } from '../../base/http/errors';
import { networkOf } from '../../base/http/network-of';
import { limits } from '../../base/limits/limits';
import { createWindows } from '../../base/limits/windows';
import { message } from '../../base/messages/message';
import type { LiveCalls } from '../keys/live-calls';
import { takeQuestion } from '../store/embed-channels';
import { readSession } from '../store/embed-sessions';
import { notForEmbedded, sessionEnded } from './embed-errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of an embedded page that made the call. */
    embedSession: { id: string; channel: string } | undefined;
  }
  interface FastifyContextConfig {
    /** Whether such a session may make the call, and whether it counts as a question; undefined: it may not. */
    embed?: 'read' | 'ask';
  }
}

const shape = /^mwe_[\w-]{43}$/;
const { perSeconds, calls, networkCalls, questions, networkQuestions } = limits.embed;

/** Until midnight, UTC. */
const untilTomorrowMs = (now = Date.now()) => 86_400_000 - (now % 86_400_000);

/**
 * Admits a request of an embedded page, or throws why not. False if it shows no such token. The session reads what is
 * public, or, if the channel says so and the company named the visitor, what any member of the organization reads.
 */
export function createEmbedGate({ db }: Store, live: LiveCalls) {
  const take = createWindows(perSeconds * 1000);
  return async (req: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const token = bearerOf(req);
    if (!token?.startsWith('mwe_')) return false;
    req.visitor = '';
    const tokenHash = hashOf(token);
    const waitMs = take(`call ${tokenHash}`, calls) || take(`network ${networkOf(req.ip).near}`, networkCalls);
    if (waitMs > 0) throw tooMany(waitMs);
    const session = shape.test(token) ? await readSession(db, tokenHash) : undefined;
    if (!session || session.accessDomain !== req.accessDomain) throw sessionEnded();
    const { embed } = req.routeOptions.config;
    if (embed === undefined) throw notForEmbedded();
    const { id, channel, visitor, organization, identified, reads, bases, createdAt, expiresAt, name } = session;
    Object.assign(req, { visitor, browser: visitor, embedSession: { id, channel }, keyBases: bases ?? undefined });
    if (identified && reads === 'organization' && organization !== null) {
      req.organizationKey = organization;
      req.session = {
        ...{ id: `embed:${id}`, tenantId: organization, device: name, address: req.ip, secondAt: null },
        // Such a session never proves who holds it.
        ...{ createdAt, seenAt: new Date(), expiresAt, provedAt: new Date(0) },
      };
    }
    if (embed === 'ask') await admitQuestion(req, session.perDay);
    const held = live.hold({
      ...{ key: channel, secret: tokenHash, until: undefined },
      cut: () => void reply.raw.destroy(),
    });
    reply.raw.once('close', held);
    return true;
  };

  async function admitQuestion({ ip, embedSession }: FastifyRequest, perDay: number): Promise<void> {
    const { id = '', channel = '' } = embedSession ?? {};
    const waitMs = take(`ask ${id}`, questions) || take(`ask ${channel} ${networkOf(ip).near}`, networkQuestions);
    if (waitMs > 0) throw tooMany(waitMs);
    if (await takeQuestion(db, channel, perDay)) return;
    const detail = { reason: 'quota_exceeded' as const, retryAfterMs: untilTomorrowMs() };
    throw new ApiError(429, message('embed:full', { most: perDay }), detail);
  }
}
