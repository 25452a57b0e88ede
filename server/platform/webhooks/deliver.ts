import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { bodyOf, schemaOf, type WebhookType } from '../../../setting/webhook-types';
import { type Claimed, finishDelivery, type Tried } from '../../base/events/deliveries';
import { emit } from '../../base/events/emit';
import { OutgoingRefused } from '../../base/outgoing/outgoing-refused';
import type { Context } from '../../context';
import { type EndpointRow, findEndpoint, noteArrival, noteFailure } from '../store/webhooks';
import { nextAttempt, readRetryAfter } from './next-attempt';
import { readReply } from './read-reply';
import { openSecrets, signedHeaders } from './secrets';
import { tellEndpointFails } from './tell-endpoint-fails';

const WITHIN_MS = 15_000;
const MOST_REPLY_BYTES = 64 * 1024;
const MOST_BODY_BYTES = 20 * 1024;
const GONE = 410;

type Parts = Pick<Context, 'store' | 'jobs' | 'sealer' | 'outgoing' | 'config' | 'log'>;

const checks = new Map<string, ValidateFunction>();
const ajv = new Ajv2020({ strict: false });

/** Whether a body is as its published schema says. */
function fits(type: WebhookType, body: unknown): boolean {
  const check = checks.get(type) ?? ajv.compile(schemaOf(type));
  checks.set(type, check);
  return check(body) === true;
}

interface Attempt extends Tried {
  wishS: number;
}

/** One attempt to deliver, and what follows from it. */
export async function deliver(ctx: Parts, claimed: Claimed): Promise<void> {
  const { db } = ctx.store;
  const endpoint = await findEndpoint(db, claimed.endpoint);
  if (!endpoint) return;
  const type = claimed.type as WebhookType;
  const body = bodyOf(type, claimed.data as never, claimed.at.toISOString());
  const text = JSON.stringify(body);
  if (!fits(type, body) || Buffer.byteLength(text) > MOST_BODY_BYTES) {
    ctx.log.error({ type, event: claimed.event }, 'an event does not fit its schema and is not sent');
    const tried = { status: null, ms: 0, fault: 'schema', reply: null };
    await finishDelivery(db, claimed, tried, 'given-up');
    return;
  }
  const attempt = await send(ctx, endpoint, { event: claimed.event, text });
  await settle(ctx, endpoint, claimed, attempt);
}

async function send(
  { sealer, outgoing, config }: Parts,
  { id, url, secret, former_secret, former_until }: EndpointRow,
  { event, text }: { event: string; text: string },
): Promise<Attempt> {
  const now = new Date();
  const good = [secret, ...(former_secret && former_until && former_until > now ? [former_secret] : [])];
  const secrets = good.flatMap((sealed) => openSecrets(sealer, id, sealed) ?? []);
  const since = performance.now();
  const ms = () => Math.round(performance.now() - since);
  if (secrets.length === 0) return { status: null, ms: 0, fault: 'sealed', reply: null, wishS: 0 };
  const signed = signedHeaders(secrets, {
    ...{ id: `evt_${event}`, timestamp: Math.floor(now.getTime() / 1000), body: text },
  });
  const internal = config.webhookHosts.includes(new URL(url).origin);
  try {
    const { status, headers, body } = await outgoing.request(url, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', ...signed }, body: text },
      ...{ timeoutMs: WITHIN_MS, maxBytes: MOST_REPLY_BYTES, internal },
      ...(internal && { http: true, ports: 'any' as const }),
    });
    const arrived = status >= 200 && status < 300;
    const wishS = readRetryAfter(headers['retry-after'], now);
    return { status, ms: ms(), fault: arrived ? null : 'status', reply: readReply(body), wishS };
  } catch (error) {
    const fault = error instanceof OutgoingRefused ? error.reason : 'unreachable';
    return { status: null, ms: ms(), fault, reply: null, wishS: 0 };
  }
}

async function settle({ store, jobs }: Parts, endpoint: EndpointRow, claimed: Claimed, { wishS, ...tried }: Attempt) {
  const { id, organization_id: organization } = endpoint;
  await store.db.transaction().execute(async (trx) => {
    if (tried.fault === null) {
      if (await finishDelivery(trx, claimed, tried, 'delivered')) await noteArrival(trx, id);
      return;
    }
    // Whoever is asked to answer a ping is waiting for it.
    const inS = claimed.type === 'ping' ? undefined : nextAttempt(claimed.attempts, { chance: Math.random(), wishS });
    const gone = tried.status === GONE;
    const next = inS === undefined || gone ? 'given-up' : { inS };
    if (!(await finishDelivery(trx, claimed, tried, next))) return;
    if (claimed.type === 'ping' && endpoint.state === 'unverified' && !gone) return;
    const state = await noteFailure(trx, id, gone);
    if (state) await tellEndpointFails(jobs, trx, { ...endpoint, state });
    if (state !== 'disabled') return;
    const data = { endpoint: id, reason: gone ? ('gone' as const) : ('failures' as const) };
    await emit(trx, { type: 'endpoint.disabled', to: { organizations: [organization] }, data });
  });
}
