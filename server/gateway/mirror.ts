import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../base/contract/document';
import type { Outgoing } from '../base/outgoing/create-outgoing';
import type { OutgoingAnswer } from '../base/outgoing/dial';
import { OutgoingRefused } from '../base/outgoing/outgoing-refused';
import type { CheckAnswer } from './check-answer';
import { pathOf, prefixOf } from './find-call';
import type { Services } from './open-services';
import { serviceAddress } from './service-address';

const COPY = { timeoutMs: 10_000, maxBytes: 1024 * 1024, atOnce: 4 } as const;

interface Parts {
  services: Services;
  outgoing: Outgoing;
  upstreams: Record<string, string>;
  check: CheckAnswer;
}

/**
 * Asks the service of a mirrored call the same, after the portal's own answer has left. The copy says nothing of who
 * asked: no header of the request, no cookie, no token, and of the query only what the contract names.
 */
export function addMirror(app: FastifyInstance, { services, outgoing, upstreams, check }: Parts): void {
  const flying = new Map<string, number>();
  const answers = new WeakMap<FastifyRequest, unknown>();

  const mirrored = (req: FastifyRequest): { prefix: string; operation: Operation } | undefined => {
    const prefix = prefixOf(pathOf(req.url), services.prefixes);
    const operation = prefix === undefined ? undefined : services.findCall(req.method, req.url);
    if (!prefix || !operation || req.method !== 'GET') return undefined;
    return services.wayOf(prefix, operation) === 'mirrored' ? { prefix, operation } : undefined;
  };

  app.addHook('preSerialization', async (req, reply, payload) => {
    if (reply.statusCode === 200 && mirrored(req)) answers.set(req, payload);
    return payload;
  });
  app.addHook('onResponse', async (req) => {
    const of = answers.has(req) ? mirrored(req) : undefined;
    if (!of || (flying.get(of.prefix) ?? 0) >= COPY.atOnce || services.breaker(of.prefix).waitMs() > 0) return;
    flying.set(of.prefix, (flying.get(of.prefix) ?? 0) + 1);
    void copy(req, of).finally(() => flying.set(of.prefix, (flying.get(of.prefix) ?? 1) - 1));
  });

  async function copy(req: FastifyRequest, { prefix, operation }: { prefix: string; operation: Operation }) {
    const counted = { prefix, call: String(operation.id), way: 'mirrored' as const };
    const ours = JSON.parse(JSON.stringify(answers.get(req)));
    const address = serviceAddress(upstreams[prefix] ?? '', prefix, pathAndQuery(req, operation));
    const since = performance.now();
    const answer = await ask(req, address).catch((error: unknown) => {
      return error instanceof OutgoingRefused ? error.reason : 'unreachable';
    });
    const breaker = services.breaker(prefix);
    if (typeof answer === 'string' || answer.status >= 500) {
      breaker.fails();
      return services.counts.failed(counted, typeof answer === 'string' ? answer : `status-${answer.status}`);
    }
    breaker.works();
    services.counts.answered(counted, performance.now() - since);
    services.counts.differs(counted, check(operation, answer, ours));
  }

  const ask = (req: FastifyRequest, address: string): Promise<OutgoingAnswer> =>
    outgoing.request(address, {
      ...{ internal: true, http: true, ports: 'any', timeoutMs: COPY.timeoutMs, maxBytes: COPY.maxBytes },
      headers: { accept: 'application/json', ...traceHeaders(req), 'x-millwright-mirrored': '1' },
    });
}

/** The path as it was asked, and of the query what the contract names. */
function pathAndQuery(req: FastifyRequest, { parameters }: Operation): string {
  const [path = '', query = ''] = req.url.split('?', 2);
  const names = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => names.has(name)));
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Names the request in the logs of the service, too. */
export function traceHeaders(req: FastifyRequest): Record<string, string> {
  const given = req.headers.traceparent;
  const isWell = typeof given === 'string' && /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(given);
  const hex = (bytes: number) => randomBytes(bytes).toString('hex');
  return { 'x-request-id': req.id, traceparent: isWell ? given : `00-${hex(16)}-${hex(8)}-01` };
}
