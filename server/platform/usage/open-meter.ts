import type { FastifyRequest } from 'fastify';
import type { Db, Store } from '../../base/database/db';
import { emit } from '../../base/events/emit';
import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Price } from '../../base/model-server/model-table';
import type { Context } from '../../context';
import type { ApiKey } from '../keys/api-key';
import { budgetKind, type Cap, reserve, settle } from '../store/budgets';
import { addUsage, createUsageWriter, type NewUsage } from '../store/usage';
import { createTokenWindows } from './token-window';

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
  /** Of the input, what the server had in its cache. */
  cached?: number;
  /** The server that answered; none for what the portal answers itself. */
  by?: { server: string; price: Price | undefined };
}

/**
 * What it cost, in millionths of the currency. Per million tokens and in millionths are the same figure. Without a
 * price it is not known, which is not nothing.
 */
export function costOf(
  { input, output, cached = 0 }: Pick<Used, 'input' | 'output' | 'cached'>,
  price: Price | undefined,
) {
  if (!price) return { cost_micros: null, currency: null, price_since: null };
  const read = Math.min(cached, input);
  const micros = (input - read) * price.input + read * (price.cached ?? price.input) + output * price.output;
  return { cost_micros: String(Math.round(micros)), currency: price.currency, price_since: price.since };
}

/** What is counted where no server reports it: a token is about three bytes. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);

const tokenWindows = createTokenWindows();
const writers = new WeakMap<Db, ReturnType<typeof createUsageWriter>>();

function writerOf(db: Db) {
  const writer = writers.get(db) ?? createUsageWriter(db);
  writers.set(db, writer);
  return writer;
}

/** Reserves what a call may use, before it begins. `end` counts what it did use, however it ended; call it once. */
export async function openMeter({ store, log }: Context, req: FastifyRequest, { operation, model, estimate }: Call) {
  const { apiKey: key } = req;
  const since = Date.now();
  const giveBack = key && tokenWindows.take(key.id, estimate);
  const budgets = key && key.isCapped !== false ? budgetsOf(key) : [];
  const taken = await reserve(store, budgets, Math.max(1, estimate)).catch((error) => {
    giveBack?.(0);
    throw error;
  });
  if ('full' in taken) {
    giveBack?.(0);
    await tellReached(store, key, taken.full);
    throw quotaExceeded(taken.full);
  }
  let ended = false;
  return {
    /** Whether what the call used decides of the next one: then it is counted before the answer is sent. */
    counts: taken.hold !== undefined,
    async end({ input, output, reported, status, cached, by }: Used): Promise<void> {
      if (ended) return;
      ended = true;
      giveBack?.(status === 'failed' ? 0 : input + output);
      const event = {
        ...{ key_id: key?.isGrant ? null : (key?.id ?? null), grant_id: key?.isGrant ? key.id : null },
        ...{ person_id: key?.person ?? null, organization_id: key?.organization ?? null },
        ...{ access_domain: req.accessDomain ?? '', operation, model, input_tokens: input, output_tokens: output },
        ...{ reported, ms: Date.now() - since, status, request_id: req.id, server: by?.server ?? null },
        ...costOf({ input, output, ...(cached !== undefined && { cached }) }, by?.price),
      };
      try {
        if (taken.hold === undefined) return await writerOf(store.db)(event);
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

/** Once in a period. */
async function tellReached({ db }: Store, key: FastifyRequest['apiKey'], { renewsAt }: Cap): Promise<void> {
  if (key?.kind !== 'organization' || key.organization === null) return;
  const data = { key: key.id, renewsAt: renewsAt.toISOString() };
  const once = `quota.reached:${key.id}:${data.renewsAt}`;
  await emit(db, { type: 'quota.reached', to: { organizations: [key.organization] }, data, once });
}

export type Meter = Awaited<ReturnType<typeof openMeter>>;

/** Every budget that applies to a call of a key, the widest first. */
export const budgetsOf = ({ id, person, organization }: ApiKey): string[] => [
  ...['installation', `key:${id}`],
  ...(organization === null ? [] : [`organization:${organization}`]),
  ...(person === null ? [] : [`person:${person}`]),
];

function quotaExceeded({ id, cap, used, held, renewsAt }: Cap): ApiError {
  const budget = message(`platform:usage.budget.${id === 'installation' ? id : budgetKind(id)}`);
  const values = { budget, cap, left: Math.max(0, cap - used - held), at: renewsAt.toISOString().slice(0, 10) };
  const retryAfterMs = Math.max(1000, renewsAt.getTime() - Date.now());
  return new ApiError(429, message('platform:usage.full', values), { reason: 'quota_exceeded', retryAfterMs });
}
