import type { FastifyBaseLogger } from 'fastify';
import { chooseDeployment } from './choose-deployment';
import type { Away, Health } from './deployment-health';
import { awaitContent } from './first-content';
import { faultOfAnswer, faultOfThrown, ModelFault, treatmentOf, withoutKey } from './model-fault';
import { type Deployment, deploymentId, type ModelTable, type RoutedModel } from './model-table';
import { postJson } from './post-json';
import { startOf, wholeText } from './response-text';

export interface RouterLimits {
  /** To the first content of a stream. */
  firstMs: number;
  betweenMs: number;
  /** For the whole answer. */
  wholeMs: number;
  attempts: number;
  /** No attempt begins later than this. */
  tryingMs: number;
}

export const ROUTER_LIMITS: RouterLimits = {
  ...{ firstMs: 30_000, betweenMs: 60_000, wholeMs: 300_000, attempts: 3, tryingMs: 60_000 },
};

const mostReply = 20_000_000;

export interface Asked {
  path: string;
  body: { model: string; stream?: boolean | null | undefined };
  accept: string;
  signal: AbortSignal;
}

/** An answer that has begun: a whole one is there, of a stream the first content is. */
export interface Routed {
  /** Not ok only for what a server refuses because of the request itself. */
  response: Response;
  model: RoutedModel;
  deployment: Deployment;
  /** What the server refused, without our key and its address. */
  refused?: { fault: ModelFault; said: string };
}

interface Parts {
  table: () => ModelTable;
  health: Health;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  limits?: RouterLimits;
}

/**
 * Sends requests to the models of the table. A fault before the first content goes on to the next deployment, at most
 * three in all; what is told of each is in the table of model-fault.ts.
 */
export function createRouter({ table, health, log, limits = ROUTER_LIMITS }: Parts) {
  async function attempt(deployment: Deployment, model: RoutedModel, asked: Asked): Promise<Routed> {
    const call = health.begin(deployment);
    const { server } = deployment;
    try {
      const late = AbortSignal.timeout(limits.wholeMs);
      const stop = new AbortController();
      const signal = AbortSignal.any([asked.signal, late, stop.signal]);
      const isStream = asked.body.stream === true;
      const timer = isStream && setTimeout(() => stop.abort('slow'), limits.firstMs);
      try {
        const body = { ...asked.body, model: deployment.model };
        const response = await postJson(server, asked.path, body, { accept: asked.accept, signal });
        if (!response.ok) return await refusedBy({ response, model, deployment }, signal, call.end);
        const isEvents = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
        if (isStream && isEvents) {
          const watched = await awaitContent(response, { signal, stop, betweenMs: limits.betweenMs, call });
          return { response: watched, model, deployment };
        }
        const text = await wholeText(response, mostReply, signal);
        refuseHalf(text);
        call.works();
        call.end();
        return { response: new Response(text, { headers: { 'content-type': 'application/json' } }), model, deployment };
      } catch (err) {
        asked.signal.throwIfAborted();
        if (late.aborted || stop.signal.aborted) throw new ModelFault('slow', 'no content in time', { again: true });
        throw faultOfThrown(err);
      } finally {
        if (timer) clearTimeout(timer);
      }
    } catch (err) {
      if (err instanceof ModelFault && call.fails(err)) {
        const detail = withoutKey(err.detail, server.apiKey);
        log.error({ server: server.name, model: deployment.model, detail }, 'a model server refuses our key or model');
      }
      call.end();
      throw err;
    }
  }

  return {
    async open(asked: Asked): Promise<Routed> {
      const named = table().get(asked.body.model);
      if (!named) throw new ModelFault('denied', `no model ${asked.body.model}`);
      let model: RoutedModel = named;
      const since = Date.now();
      const tried = new Set<string>();
      const faults: ModelFault[] = [];
      while (faults.length < limits.attempts && Date.now() - since < limits.tryingMs) {
        const chosen = chooseDeployment(model.deployments, health, tried);
        if (!('deployment' in chosen)) {
          if (chosen.away) faults.push(faultOfAway(chosen.away));
          break;
        }
        const { deployment } = chosen;
        tried.add(deploymentId(deployment));
        try {
          const routed = await attempt(deployment, model, asked);
          const isTooLong = routed.refused?.fault.reason === 'context';
          const larger = isTooLong ? table().get(model.fallback ?? '') : undefined;
          if (!larger) return routed;
          log.info({ model: model.name, fallback: larger.name }, 'a request longer than the context goes on');
          model = larger;
        } catch (err) {
          if (!(err instanceof ModelFault) || !treatmentOf(err).failOver) throw err;
          const detail = withoutKey(err.detail, deployment.server.apiKey);
          log.info({ server: deployment.server.name, reason: err.reason, detail }, 'a model server failed');
          faults.push(err);
        }
      }
      throw toldOf(faults);
    },
  };
}

export type ModelRouter = ReturnType<typeof createRouter>;

async function refusedBy(routed: Routed, signal: AbortSignal, end: () => void): Promise<Routed> {
  const { response, deployment } = routed;
  const { status, headers } = response;
  const { apiKey, baseUrl } = deployment.server;
  const said = withoutKey(await startOf(response, signal), apiKey).replaceAll(baseUrl, '…');
  const fault = faultOfAnswer(status, headers.get('retry-after'), said);
  if (fault.reason !== 'refused' && fault.reason !== 'context') throw fault;
  end();
  const copy = new Response(said, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
  return { ...routed, response: copy, refused: { fault, said } };
}

/** An answer that ends in the middle is none. */
function refuseHalf(text: string): void {
  const trimmed = text.trim();
  const isWhole = trimmed.startsWith('{') && trimmed.endsWith('}');
  try {
    // Vectors are long: their ends say enough.
    if (isWhole && (text.length > 500_000 || JSON.parse(trimmed))) return;
  } catch {}
  throw new ModelFault('broken', `no JSON: ${trimmed.slice(0, 200)}`);
}

const faultOfAway = ({ why, forMs }: Away): ModelFault => {
  if (why === 'busy' || why === 'full') return new ModelFault('busy', why, { again: true, afterMs: forMs });
  return new ModelFault(why === 'denied' ? 'denied' : 'unreachable', `it rests (${why})`);
};

/** Of several faults the one that says most about when to try again. */
function toldOf(faults: readonly ModelFault[]): ModelFault {
  const busy = faults.filter(({ reason }) => reason === 'busy');
  const waits = busy.flatMap(({ retry }) => retry.afterMs ?? []);
  const [first] = busy;
  if (first)
    return new ModelFault('busy', first.detail, {
      again: true,
      ...(waits.length > 0 && { afterMs: Math.min(...waits) }),
    });
  const told = faults.find(({ reason }) => reason === 'slow') ?? faults.at(-1);
  return told ?? new ModelFault('unreachable', 'no deployment');
}
