import { createHash } from 'node:crypto';
import { createParser } from 'eventsource-parser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModelConfig } from '../../base/model-server/model-config';
import { faultOfStatus, faultOfThrown, ModelFault, withoutKey } from '../../base/model-server/model-fault';
import { postJson } from '../../base/model-server/post-json';
import { startOf, textOf, wholeText } from '../../base/model-server/response-text';
import type { Context } from '../../context';
import { estimateTokens, openMeter, type Used } from '../usage/open-meter';
import { endWithKey } from './ask';
import { openChunks } from './chunk-stream';
import { apiLocale, openaiError } from './send-openai-error';
import { streamCut, toldOfFault } from './upstream-errors';

type Body = { model: string; stream?: boolean | null; stream_options?: { include_usage?: boolean } | null };

interface Passed {
  ctx: Context;
  req: FastifyRequest;
  reply: FastifyReply;
  server: ModelConfig;
}

const firstMs = 30_000;
const betweenMs = 60_000;
const wholeMs = 300_000;
const mostReply = 20_000_000;
/** What a model may write if nobody says, for the reservation. */
const usualOutput = 4_096;
/** Statuses that are about the request itself. */
const refusals = [400, 404, 413, 422];

/** Who asks, as the model server may know them: always the same, and nobody's name. */
const userOf = ({ apiKey }: FastifyRequest) =>
  createHash('sha256')
    .update(`caller ${apiKey?.person ?? apiKey?.id ?? ''}`)
    .digest('hex')
    .slice(0, 32);

const outputOf = (body: object): number => {
  const { max_completion_tokens: most, max_tokens: former } = body as Record<string, unknown>;
  const named = Number(most ?? former);
  return Number.isFinite(named) && named > 0 ? named : usualOutput;
};

/** Passes a call on to a model server. Its own words on a wrong request reach the caller without our key and address. */
async function ask({ server }: Passed, path: string, body: object, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await postJson(server, path, body, { accept: 'application/json, text/event-stream', signal });
  } catch (err) {
    signal.throwIfAborted();
    throw faultOfThrown(err);
  }
  if (response.ok) return response;
  const { status, headers } = response;
  const said = withoutKey(await startOf(response, signal), server.apiKey).replaceAll(server.baseUrl, '…');
  if (refusals.includes(status) && !/"?model"?.{0,40}not (?:found|exist)/i.test(said))
    throw new Refused(messageIn(said));
  throw faultOfStatus(status, headers.get('retry-after'), said);
}

class Refused extends ModelFault {
  constructor(readonly said: string) {
    super('refused', said);
  }
}

function messageIn(said: string): string {
  try {
    const { error, message, detail } = JSON.parse(said);
    return String(error?.message ?? message ?? detail ?? said).slice(0, 300);
  } catch {
    return said.slice(0, 300);
  }
}

interface Usage {
  prompt_tokens?: unknown;
  completion_tokens?: unknown;
}

/** Counts that a server reports; a zero that it reports is a zero. */
const reportedIn = (usage: Usage | null | undefined): Pick<Used, 'input' | 'output'> | undefined =>
  typeof usage?.prompt_tokens === 'number'
    ? { input: usage.prompt_tokens, output: Number(usage.completion_tokens ?? 0) }
    : undefined;

/** A whole answer: the server's bytes as they are. */
export async function passWhole(passed: Passed, operation: 'chat' | 'embed', path: string, body: Body) {
  const { ctx, req, reply, server } = passed;
  const input = estimateTokens(JSON.stringify(body));
  const output = operation === 'chat' ? outputOf(body) : 0;
  const meter = await openMeter(ctx, req, { operation, model: body.model, estimate: input + output });
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const late = AbortSignal.timeout(wholeMs);
  const signal = AbortSignal.any([leaving.signal, late]);
  let text: string;
  let used: Used = { input: 0, output: 0, reported: false, status: 'failed' };
  try {
    const named = { ...body, model: server.model, ...(operation === 'chat' && { user: userOf(req) }) };
    text = await wholeText(await ask(passed, path, named, signal), mostReply, signal);
    const counted = reportedIn((JSON.parse(text) as { usage?: Usage }).usage);
    used = {
      input,
      output: operation === 'chat' ? estimateTokens(text) : 0,
      ...counted,
      reported: !!counted,
      status: 'done',
    };
  } catch (err) {
    if (leaving.signal.aborted) used = { ...used, input, status: 'left' };
    const fault = late.aborted ? new ModelFault('slow', 'no whole answer in time') : err;
    note(passed, fault);
    throw toldOfFault(fault, err instanceof Refused ? err.said : '');
  } finally {
    await meter.end(used);
  }
  // Counted before it is sent: the next call finds what this one left.
  return reply.header('x-request-id', req.id).type('application/json; charset=utf-8').send(text);
}

const note = ({ req }: Passed, fault: unknown) => {
  if (fault instanceof Refused) return;
  req.log.warn({ err: fault, requestId: req.id }, 'a model server failed');
};

/** A stream: nothing is said before the first content, and a cut is an error, never silence. */
export async function passStream(passed: Passed, body: Body) {
  const { ctx, req, reply, server } = passed;
  const input = estimateTokens(JSON.stringify(body));
  const meter = await openMeter(ctx, req, { operation: 'chat', model: body.model, estimate: input + outputOf(body) });
  const stopping = new AbortController();
  reply.raw.once('close', () => stopping.abort());
  let timer = setTimeout(() => stopping.abort('slow'), firstMs);
  const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(wholeMs)]);
  const named = { ...body, model: server.model, user: userOf(req), stream_options: { include_usage: true } };
  let chunks: ReturnType<typeof openChunks> | undefined;
  let ended: AbortSignal | undefined;
  let counted: Pick<Used, 'input' | 'output'> | undefined;
  let bytes = 0;
  let status: Used['status'] = 'failed';
  try {
    const response = await ask(passed, '/chat/completions', named, signal);
    for await (const event of eventsOf(response, signal)) {
      clearTimeout(timer);
      timer = setTimeout(() => stopping.abort('slow'), betweenMs);
      if (event === '[DONE]') {
        status = 'done';
        break;
      }
      const read = JSON.parse(event) as { usage?: Usage; choices?: unknown[]; error?: unknown };
      if (read.error) throw new ModelFault('cut', 'an error in the stream');
      counted = reportedIn(read.usage) ?? counted;
      // The count was our wish, not the caller's.
      if (read.choices?.length === 0 && read.usage && !body.stream_options?.include_usage) continue;
      if (!chunks) {
        reply.header('x-request-id', req.id);
        chunks = openChunks(reply);
        ended = endWithKey(req, chunks);
        ended.addEventListener('abort', () => stopping.abort(), { once: true });
      }
      bytes += event.length;
      chunks.raw(`data: ${event}\n\n`);
      await chunks.room();
    }
    if (status !== 'done') throw new ModelFault('cut', 'the stream ended before the answer did');
    if (!chunks) throw new ModelFault('broken', 'a stream without content');
    chunks.end();
    return reply;
  } catch (err) {
    const isSlow = stopping.signal.reason === 'slow';
    status = ended?.aborted ? 'ended' : reply.raw.destroyed ? 'left' : chunks ? 'cut' : 'failed';
    if (status === 'cut' || status === 'failed') note(passed, err);
    if (!chunks)
      throw toldOfFault(
        isSlow ? new ModelFault('slow', 'no content in time') : err,
        err instanceof Refused ? err.said : '',
      );
    if (status === 'cut') chunks.fail(openaiError(streamCut(), apiLocale(req)));
    return reply;
  } finally {
    clearTimeout(timer);
    // The model server is not left writing for nobody.
    stopping.abort();
    const estimated = { input: bytes > 0 || status !== 'failed' ? input : 0, output: Math.ceil(bytes / 30) };
    await meter.end({ ...estimated, ...counted, reported: counted !== undefined, status });
  }
}

async function* eventsOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  let ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(data.trim()), maxBufferSize: 1_000_000 });
  for await (const text of textOf(response, signal)) {
    parser.feed(text);
    const events = ready;
    ready = [];
    yield* events.filter(Boolean);
  }
}
