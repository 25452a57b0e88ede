import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../database/db';
import { claimKey, forgetKey, readRequest, readResult, storeResult } from '../database/idempotency';
import { hashOf } from '../database/secret';
import { message } from '../messages/message';
import { conflict } from './errors';
import { requestPrint, whoseOf } from './request-print';
import { seal, unseal } from './seal';

type Handler = (req: FastifyRequest, reply: FastifyReply) => unknown;

const waitMs = 10_000;
const pollMs = 50;

/**
 * Clients repeat requests that timed out. With the same Idempotency-Key the work is done once and repetitions receive
 * its result, waiting for it if necessary. A different request under the same key is refused. A secret result is
 * encrypted with the key, the session and the request, so that only its recipient can read it.
 */
export function idempotent(handler: Handler, operation: string, { db }: Store, secret = false): Handler {
  return async (req, reply) => {
    const key = req.headers['idempotency-key'];
    if (typeof key !== 'string') return handler(req, reply);
    const id = { key: secret ? hashOf(key) : key, visitor: req.visitor, operation };
    const request = requestPrint(key, req, secret);
    const sealedTo = [key, req.visitor, whoseOf(req), request].join('\n');
    for (const deadline = Date.now() + waitMs; !(await claimKey(db, id, request)); await sleep(pollMs)) {
      const first = await readRequest(db, id);
      if (first !== undefined && first !== request) throw keyUsed();
      const result = await readResult(db, id);
      if (result) return secret ? unseal(sealedTo, result.data) : result.data;
      if (Date.now() > deadline) throw stillRunning();
    }
    try {
      const data = (await handler(req, reply)) ?? null;
      // A response sent as a stream or a file cannot be stored.
      if (data === reply || reply.sent) await forgetKey(db, id);
      else await storeResult(db, id, secret ? seal(sealedTo, data) : data);
      return data;
    } catch (error) {
      // Only success is stored; a repetition after a failure is a new attempt.
      await forgetKey(db, id);
      throw error;
    }
  };
}

const stillRunning = () => conflict(message('base:idempotency.stillRunning'), { retryAfterMs: 2000 });

const keyUsed = () => conflict(message('base:idempotency.keyUsed'), { field: 'Idempotency-Key' });
