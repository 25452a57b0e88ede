import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { answerUnkept } from '../../answers';
import { ApiError } from '../../base/http/errors';
import { detectLanguage } from '../../base/text/detect-language';
import type { Context } from '../../context';
import { openReading, quotedOf, type Reading, revisionDates } from '../../knowledge';
import { keyRevoked } from '../keys/key-errors';
import { estimateTokens, type Meter, openMeter, type Used } from '../usage/open-meter';
import { keptWriter, readKept } from './ask-kept';
import { openChunks } from './chunk-stream';
import { collectAnswer } from './collect-answer';
import { readMessages, refuseUnsupported } from './read-messages';
import { apiLocale, openaiError } from './send-openai-error';
import { streamCut } from './upstream-errors';

type Request = components['schemas']['ChatCompletionRequest'];
type Hearer = Parameters<typeof answerUnkept>[2] & { ended?: AbortSignal };
/** Where a kept answer is found again. */
type Kept = { chatId: string; run: string } | undefined;
type Write = (hearer: Hearer) => Promise<Awaited<ReturnType<typeof answerUnkept>> & { kept?: Kept }>;

const longestMs = 300_000;
/** Tokens of a long answer; most are a fraction of it. */
export const mostAnswered = 2_000;

interface Question {
  text: string;
  before: string | undefined;
  locale: Locale;
}

/** Answers a question from the portal's knowledge, as far as its asker may read it. Nothing is kept. */
export async function askKnowledge(ctx: Context, reading: Reading, { text, before, locale }: Question, hearer: Hearer) {
  const { setting } = reading;
  const { search, answerer, verified, log, store } = ctx;
  const datesOf = (documents: string[]) => revisionDates(store.db, documents);
  const asked = {
    ...{ text, before, locale, scope: reading.scope(), names: setting.synonyms ?? undefined },
    community: setting.community && quotedOf(reading),
  };
  return answerUnkept({ search, answerer, verified, log, datesOf }, asked, hearer);
}

/** The language in which an answer speaks of itself: that of the question. */
export const localeOf = (question: string, req: FastifyRequest): Locale =>
  req.headers['accept-language'] === undefined ? (detectLanguage(question) === 'zh' ? 'zh-CN' : 'en-US') : req.locale;

export const originOf = (req: FastifyRequest) => `${req.protocol}://${req.host}`;

type ModelUsage = Awaited<ReturnType<typeof askKnowledge>>['usage'];

/** What an answer used: as its model's server says, else as its bytes tell. */
export const usedBy = (question: string, text: string, usage: ModelUsage): Omit<Used, 'status'> => ({
  input: usage?.promptTokens ?? estimateTokens(question),
  output: usage?.completionTokens ?? estimateTokens(text),
  reported: usage !== undefined,
});

interface Asking {
  ctx: Context;
  req: FastifyRequest;
  asked: Question;
  /** Writes the answer to whoever hears it. */
  write: Write;
  answer: ReturnType<typeof collectAnswer>;
  meter: Meter;
  head: { id: string; created: number; model: string };
}

/** `millwright-ask`: a chat completion from the portal's knowledge, with its citations as annotations. */
export async function completeByAsking(ctx: Context, req: FastifyRequest, body: Request, reply: FastifyReply) {
  refuseUnsupported(body);
  const { question, before } = readMessages(body);
  const kept = readKept(body);
  const reading = await openReading(ctx, req);
  const asked = { text: question, before, locale: localeOf(question, req) };
  const write = kept
    ? await keptWriter({ ctx, req, reading }, asked, kept)
    : (hearer: Hearer) => askKnowledge(ctx, reading, asked, hearer);
  const estimate = estimateTokens(question) + mostAnswered;
  const meter = await openMeter(ctx, req, { operation: 'ask', model: body.model, estimate });
  const asking: Asking = {
    ...{ ctx, req, meter, asked, write, answer: collectAnswer(originOf(req)) },
    head: { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: body.model },
  };
  reply.header('x-request-id', req.id);
  return body.stream ? streamAnswer(asking, body, reply) : wholeAnswer(asking, reply);
}

const wireUsage = ({ input, output }: Pick<Used, 'input' | 'output'>) => ({
  ...{ prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
});

async function wholeAnswer({ ctx, asked, write, answer, meter, head }: Asking, reply: FastifyReply) {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(longestMs)]);
  let status: Used['status'] = 'failed';
  let usage: ModelUsage;
  let kept: Kept;
  try {
    ({ usage, kept } = await write({ hear: (step) => void answer.add(step), signal }));
    status = leaving.signal.aborted ? 'left' : 'done';
  } finally {
    await meter.end({ ...usedBy(asked.text, answer.text(), usage), status });
  }
  const message = { role: 'assistant', content: answer.text(), refusal: null, annotations: answer.annotations() };
  return reply.send({
    ...{ ...head, object: 'chat.completion', millwright: { ...answer.told(ctx.answerer.name), ...kept } },
    usage: wireUsage(usedBy(asked.text, answer.text(), usage)),
    choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
  });
}

async function streamAnswer(asking: Asking, body: Request, reply: FastifyReply) {
  const { ctx, req, asked, write, answer, meter, head } = asking;
  const chunks = openChunks(reply);
  const piece = { ...head, object: 'chat.completion.chunk' };
  const send = (delta: object, rest: object = {}, finish: 'stop' | null = null) =>
    chunks.send({ ...piece, choices: [{ index: 0, delta, finish_reason: finish }], ...rest });
  const ended = endWithKey(req, chunks);
  const signal = AbortSignal.any([chunks.signal, ended, AbortSignal.timeout(longestMs)]);
  let status: Used['status'] = 'cut';
  let usage: ModelUsage;
  let kept: Kept;
  try {
    send({ role: 'assistant', content: '' });
    const hear: Hearer['hear'] = (step) => {
      if (signal.aborted) return;
      const { text: content, annotations } = answer.add(step);
      if (content || annotations?.length) send({ ...(content && { content }), ...(annotations && { annotations }) });
    };
    ({ usage, kept } = await write({ hear, room: chunks.room, signal, ended }));
    status = ended.aborted ? 'ended' : chunks.signal.aborted ? 'left' : signal.aborted ? 'cut' : 'done';
    if (status === 'done') {
      // All of them again, for clients that keep only the last.
      send(
        { annotations: answer.annotations() },
        { millwright: { ...answer.told(ctx.answerer.name), ...kept } },
        'stop',
      );
      const used = wireUsage(usedBy(asked.text, answer.text(), usage));
      if (body.stream_options?.include_usage) chunks.send({ ...piece, choices: [], usage: used });
      chunks.end();
    } else if (status === 'cut') chunks.fail(openaiError(streamCut(), apiLocale(req)));
  } catch (err) {
    req.log.error({ err, requestId: req.id }, 'an answer by key failed');
    chunks.fail(openaiError(err instanceof ApiError ? err : streamCut(), apiLocale(req)));
  } finally {
    await meter.end({ ...usedBy(asked.text, answer.text(), usage), status });
  }
  return reply;
}

/** Ends the stream with an error when its key ends; the signal aborts then. */
export function endWithKey(req: FastifyRequest, chunks: ReturnType<typeof openChunks>): AbortSignal {
  const ended = new AbortController();
  if (req.apiKey)
    req.apiKey.onEnd = () => {
      ended.abort();
      chunks.fail(openaiError(keyRevoked(), apiLocale(req)));
    };
  return ended.signal;
}
