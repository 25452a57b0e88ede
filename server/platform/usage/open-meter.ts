import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type Cap, reserve, settle } from '../store/budgets';
import { addUsage, type NewUsage } from '../store/usage';

interface Call {
  operation: NewUsage['operation'];
  model: string;
  /** Tokens that it may use at most, as far as can be told. */
  estimate: number;
}

export interface Used {
  input: number;
  output: number;
  reported: boolean;
  status: NewUsage['status'];
}

/** What is counted where no server reports it: a token is about three bytes. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);

/** Reserves what a call may use, before it begins. `end` counts what it did use, however it ended; call it once. */
export async function openMeter({ store, log }: Context, req: FastifyRequest, { operation, model, estimate }: Call) {
  const { apiKey: key } = req;
  const since = Date.now();
  const taken = await reserve(store, key ? [`key:${key.id}`] : [], Math.max(1, estimate));
  if ('full' in taken) throw quotaExceeded(taken.full);
  let ended = false;
  return {
    async end({ input, output, reported, status }: Used): Promise<void> {
      if (ended) return;
      ended = true;
      const event = {
        ...{ key_id: key?.id ?? null, person_id: key?.person ?? null, organization_id: key?.organization ?? null },
        ...{ access_domain: req.accessDomain ?? '', operation, model, input_tokens: input, output_tokens: output },
        ...{ reported, ms: Date.now() - since, status, request_id: req.id },
      };
      try {
        await store.db.transaction().execute(async (trx) => {
          await settle(trx, taken.hold, status === 'failed' ? 0 : input + output);
          await addUsage(trx, event);
        });
      } catch (err) {
        // The answer was given; what it holds is released after a while.
        log.error({ err, requestId: req.id }, 'the use of a call could not be counted');
      }
    },
  };
}

export type Meter = Awaited<ReturnType<typeof openMeter>>;

function quotaExceeded({ cap, used, held, renewsAt }: Cap): ApiError {
  const values = { cap, left: Math.max(0, cap - used - held), at: renewsAt.toISOString().slice(0, 10) };
  const retryAfterMs = Math.max(1000, renewsAt.getTime() - Date.now());
  return new ApiError(429, message('platform:usage.full', values), { reason: 'quota_exceeded', retryAfterMs });
}
