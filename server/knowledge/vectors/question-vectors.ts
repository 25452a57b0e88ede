import type { FastifyBaseLogger } from 'fastify';
import { backoff } from '../../../setting/backoff';
import { ModelFault } from '../../base/model-server/model-fault';
import type { EmbeddingClient } from './embedding-client';

interface QuestionVectors {
  /** The vector of a question; undefined if it would come too late. */
  of(question: string): Promise<Float32Array | undefined>;
  close(): void;
}

interface Options {
  client: EmbeddingClient;
  /** How long a search waits before it continues with words alone. */
  withinMs: number;
  /** Prefix of questions, required by some models. */
  prefix?: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Size of the cache: questions repeat on the next page, in the answer and by other visitors. 500 vectors take 2 MB. */
const REMEMBERED = 500;
/** Timeout of the request: a vector too late for one search is cached for the next. */
const GIVE_UP_MS = 10_000;
/** Maximum concurrent requests; beyond that the server is overloaded anyway. */
const AT_ONCE = 16;
/** Consecutive late or failed vectors after which searches stop waiting for a while. */
const PATIENCE = 3;
/** Characters of a rejected question that are tried again; every model accepts that many. */
const SHORT = 400;
const PAUSE_MS = 5_000;

export function createQuestionVectors({ client, withinMs, prefix, log }: Options): QuestionVectors {
  const known = new Map<string, Float32Array>();
  const asked = new Map<string, Promise<Float32Array | undefined>>();
  const closing = new AbortController();
  let missed = 0;
  let silentUntil = 0;

  function remember(question: string, vector: Float32Array): void {
    known.delete(question);
    known.set(question, vector);
    const oldest = known.keys().next().value;
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  }

  function miss(detail: string): void {
    missed += 1;
    if (missed < PATIENCE) return;
    silentUntil = Date.now() + backoff(missed - PATIENCE + 1, { firstMs: PAUSE_MS });
    if (missed === PATIENCE) log.warn({ detail }, 'questions get no vectors in time: search goes on by words');
  }

  function arrive(inTime: boolean): void {
    if (!inTime) {
      miss(`later than ${withinMs} ms`);
      return;
    }
    if (missed >= PATIENCE) log.info('questions get vectors again');
    missed = 0;
    silentUntil = 0;
  }

  async function embed(text: string): Promise<Float32Array | undefined> {
    const patience = Math.max(GIVE_UP_MS, withinMs);
    try {
      return (await client.embed([text], patience, closing.signal))[0];
    } catch (err) {
      if (!isRefused(err) || text.length <= SHORT) throw err;
      return (await client.embed([text.slice(0, SHORT)], patience, closing.signal))[0];
    }
  }

  function ask(question: string): Promise<Float32Array | undefined> {
    // During a retry only one search waits for the server.
    if (missed >= PATIENCE) silentUntil = Date.now() + PAUSE_MS;
    const started = performance.now();
    const text = prefix ? `${prefix} ${question}` : question;
    const answer = embed(text).then(
      (vector) => {
        if (vector) remember(question, vector);
        arrive(performance.now() - started <= withinMs);
        return vector;
      },
      (err: unknown) => {
        // A refused question says nothing about the server; others still ask it.
        if (!closing.signal.aborted && !isRefused(err)) miss(err instanceof ModelFault ? err.detail : String(err));
        return undefined;
      },
    );
    asked.set(question, answer);
    void answer.finally(() => asked.delete(question));
    return answer;
  }

  return {
    of(question) {
      const vector = known.get(question);
      if (vector) {
        remember(question, vector);
        return Promise.resolve(vector);
      }
      const underWay = asked.get(question);
      if (!underWay && (Date.now() < silentUntil || asked.size >= AT_ONCE)) return Promise.resolve(undefined);
      return within(withinMs, underWay ?? ask(question));
    },
    close: () => closing.abort(),
  };
}

const isRefused = (err: unknown): boolean => err instanceof ModelFault && err.reason === 'refused';

/** Resolves with the promised value, or undefined after `ms`. */
async function within<T>(ms: number, promised: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}
