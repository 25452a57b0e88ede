import { createParser } from 'eventsource-parser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ModelFault } from '../../base/model-server/model-fault';
import type { Routed } from '../../base/model-server/model-router';
import type { RoutedModel } from '../../base/model-server/model-table';
import { textOf } from '../../base/model-server/response-text';
import type { Context } from '../../context';
import { estimateTokens, openMeter, type Used } from '../usage/open-meter';
import { endWithKey } from './ask';
import { type Chunks, openChunks } from './chunk-stream';
import { apiLocale, openaiError } from './send-openai-error';
import { type ChatBody, type Counted, outputOf, reportedIn, type UpstreamUsage, upstreamBody } from './upstream-body';
import { streamCut, toldOfFault } from './upstream-errors';

export interface Passed {
  ctx: Context;
  req: FastifyRequest;
  reply: FastifyReply;
  model: RoutedModel;
}

const ACCEPT = 'application/json, text/event-stream';
/** Without content for so long, headers and comments are sent, so that proxies keep the connection. */
const quietMs = 10_000;

const byOf = ({ deployment, model }: Routed): Used['by'] => ({ server: deployment.server.name, price: model.price });

const note = ({ req }: Passed, fault: unknown) => {
  if (fault instanceof ModelFault && (fault.reason === 'refused' || fault.reason === 'context')) return;
  req.log.warn({ err: fault, requestId: req.id }, 'a model server failed');
};

/** What the server refused, as an error for the caller. */
function refuseRefused({ response, refused, model }: Routed, tokens: number): void {
  if (response.ok || !refused) return;
  throw toldOfFault(refused.fault, { said: messageIn(refused.said), tokens, context: model.context });
}

function messageIn(said: string): string {
  try {
    const { error, message, detail } = JSON.parse(said);
    return String(error?.message ?? message ?? detail ?? said).slice(0, 300);
  } catch {
    return said.slice(0, 300);
  }
}

/** A whole answer: the server's bytes as they are. */
export async function passWhole(passed: Passed, operation: 'chat' | 'embed', path: string, body: ChatBody) {
  const { ctx, req, reply, model } = passed;
  const input = estimateTokens(JSON.stringify(body));
  const output = operation === 'chat' ? outputOf(body, model) : 0;
  const meter = await openMeter(ctx, req, { operation, model: body.model, estimate: input + output });
  const leaving = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort());
  let text: string;
  let used: Used = { input: 0, output: 0, reported: false, status: 'failed' };
  try {
    const sent = operation === 'chat' ? upstreamBody(body, req, model) : body;
    const routed = await ctx.models.router.open({ path, body: sent, accept: ACCEPT, signal: leaving.signal });
    refuseRefused(routed, input);
    text = await routed.response.text();
    const counted = reportedIn((JSON.parse(text) as { usage?: UpstreamUsage }).usage);
    const estimated = { input, output: operation === 'chat' ? estimateTokens(text) : 0 };
    used = { ...estimated, ...counted, reported: !!counted, status: 'done', by: byOf(routed) };
    reply.header('x-millwright-server', routed.deployment.server.name);
  } catch (err) {
    if (leaving.signal.aborted) used = { ...used, input, status: 'left' };
    note(passed, err);
    throw toldOfFault(err);
  } finally {
    const counted = meter.end(used);
    // Where a budget holds, it is counted before it is sent: the next call finds what this one left.
    if (meter.counts) await counted;
  }
  return reply.header('x-request-id', req.id).type('application/json; charset=utf-8').send(text);
}

/** What a stream has given so far. */
interface Progress {
  chunks?: Chunks;
  ended?: AbortSignal;
  routed?: Routed;
  counted?: Counted | undefined;
  bytes: number;
  /** The first content was sent: what fails now is a cut. */
  begun: boolean;
  done: boolean;
}

/** A stream: nothing is said before the first content, and a cut is an error, never silence. */
export async function passStream(passed: Passed, body: ChatBody) {
  const { ctx, req, reply, model } = passed;
  const input = estimateTokens(JSON.stringify(body));
  const estimate = input + outputOf(body, model);
  const meter = await openMeter(ctx, req, { operation: 'chat', model: body.model, estimate });
  const stopping = new AbortController();
  reply.raw.once('close', () => stopping.abort());
  const progress: Progress = { bytes: 0, begun: false, done: false };
  const open = () => openOnce(passed, progress, stopping);
  const quiet = setTimeout(() => open().comment(), quietMs);
  let status: Used['status'] = 'failed';
  try {
    const sent = upstreamBody(body, req, model);
    const asked = { path: '/chat/completions', body: sent, accept: ACCEPT, signal: stopping.signal };
    progress.routed = await ctx.models.router.open(asked);
    refuseRefused(progress.routed, input);
    clearTimeout(quiet);
    if (!progress.chunks) reply.header('x-millwright-server', progress.routed.deployment.server.name);
    await copyEvents(progress, open(), body.stream_options?.include_usage === true, stopping.signal);
    status = 'done';
    open().end();
    return reply;
  } catch (err) {
    const { chunks, begun, ended } = progress;
    const isTooSlow = chunks?.tooSlow() ?? false;
    status = ended?.aborted ? 'ended' : reply.raw.destroyed || isTooSlow ? 'left' : begun ? 'cut' : 'failed';
    if (status === 'cut' || status === 'failed') note(passed, err);
    const told = begun ? streamCut() : toldOfFault(err);
    if (!chunks) throw told;
    if (status === 'cut' || status === 'failed') chunks.fail(openaiError(told, apiLocale(req)));
    return reply;
  } finally {
    clearTimeout(quiet);
    // The model server is not left writing for nobody.
    stopping.abort();
    const { counted, bytes, routed } = progress;
    const estimated = { input: bytes > 0 || status !== 'failed' ? input : 0, output: Math.ceil(bytes / 30) };
    const by = routed && byOf(routed);
    await meter.end({ ...estimated, ...counted, reported: counted !== undefined, status, ...(by && { by }) });
  }
}

function openOnce({ req, reply }: Passed, progress: Progress, stopping: AbortController): Chunks {
  if (progress.chunks) return progress.chunks;
  reply.header('x-request-id', req.id);
  const chunks = openChunks(reply);
  progress.chunks = chunks;
  progress.ended = endWithKey(req, chunks);
  progress.ended.addEventListener('abort', () => stopping.abort(), { once: true });
  return chunks;
}

/** Copies the server's events; its count was our wish unless the caller asked for it too. */
async function copyEvents(progress: Progress, chunks: Chunks, wantsUsage: boolean, signal: AbortSignal): Promise<void> {
  const { response } = progress.routed as Routed;
  for await (const event of eventsOf(response, signal)) {
    if (event === '[DONE]') return;
    const read = JSON.parse(event) as { usage?: UpstreamUsage; choices?: unknown[]; error?: unknown };
    if (read.error) throw new ModelFault('cut', 'an error in the stream');
    progress.counted = reportedIn(read.usage) ?? progress.counted;
    if (read.choices?.length === 0 && read.usage && !wantsUsage) continue;
    progress.begun = true;
    progress.bytes += event.length;
    chunks.raw(`data: ${event}\n\n`);
    await chunks.room();
  }
  throw new ModelFault('cut', 'the stream ended before the answer did');
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
