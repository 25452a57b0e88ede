import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { answerUnkept } from '../../answers';
import { detectLanguage } from '../../base/text/detect-language';
import type { Context } from '../../context';
import { openReading, type Reading, revisionDates } from '../../knowledge';
import { keyRevoked } from '../keys/key-errors';
import { openChunks } from './chunk-stream';
import { collectAnswer } from './collect-answer';
import { ASK_MODEL, readMessages, refuseUnsupported } from './read-messages';
import { apiLocale, openaiError } from './send-openai-error';

type Request = components['schemas']['ChatCompletionRequest'];

const longestMs = 300_000;

/** What is counted of an answer that no model wrote. */
export const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3);

interface Question {
  text: string;
  before: string | undefined;
  locale: Locale;
}

/** Answers a question from the portal's knowledge, as far as its asker may read it. Nothing is kept. */
export async function askKnowledge(
  ctx: Context,
  reading: Reading,
  { text, before, locale }: Question,
  hearer: Parameters<typeof answerUnkept>[2],
) {
  const { setting, bases } = reading;
  const { search, answerer, verified, log, store } = ctx;
  const datesOf = (documents: string[]) => revisionDates(store.db, documents);
  const asked = {
    ...{ text, before, locale, scope: reading.scope(), names: setting.synonyms ?? undefined },
    community: setting.community && {
      bases: bases.flatMap((base) => (base.community === undefined ? [] : [base.id])),
      inAnswers: setting.community.inAnswers ?? ('accepted' as const),
    },
  };
  return answerUnkept({ search, answerer, verified, log, datesOf }, asked, hearer);
}

/** The language in which an answer speaks of itself: that of the question. */
export const localeOf = (question: string, req: FastifyRequest): Locale =>
  req.headers['accept-language'] === undefined ? (detectLanguage(question) === 'zh' ? 'zh-CN' : 'en-US') : req.locale;

export const originOf = (req: FastifyRequest) => `${req.protocol}://${req.host}`;

/** `millwright-ask`: a chat completion from the portal's knowledge, with its citations as annotations. */
export async function completeByAsking(ctx: Context, req: FastifyRequest, body: Request, reply: FastifyReply) {
  refuseUnsupported(body);
  const { question, before } = readMessages(body);
  const reading = await openReading(ctx, req);
  const locale = localeOf(question, req);
  const answer = collectAnswer(originOf(req));
  const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model: ASK_MODEL };
  const asked = { text: question, before, locale };
  const usageOf = (used?: { promptTokens: number; completionTokens: number }) => {
    const prompt = used?.promptTokens ?? estimateTokens(question);
    const completion = used?.completionTokens ?? estimateTokens(answer.text());
    return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
  };
  reply.header('x-request-id', req.id);
  if (!body.stream) {
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(longestMs)]);
    const { usage } = await askKnowledge(ctx, reading, asked, { hear: (step) => void answer.add(step), signal });
    const message = { role: 'assistant', content: answer.text(), refusal: null, annotations: answer.annotations() };
    return reply.send({
      ...{ ...head, object: 'chat.completion', usage: usageOf(usage), millwright: answer.told(ctx.answerer.name) },
      choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
    });
  }
  const chunks = openChunks(reply);
  const send = (delta: object, rest: object = {}, finish: 'stop' | null = null) =>
    chunks.send({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...rest,
    });
  const ended = new AbortController();
  if (req.apiKey)
    req.apiKey.onEnd = () => {
      ended.abort();
      chunks.end(`data: ${JSON.stringify(openaiError(keyRevoked(), apiLocale(req)))}\n\n`);
    };
  const signal = AbortSignal.any([chunks.signal, ended.signal, AbortSignal.timeout(longestMs)]);
  try {
    send({ role: 'assistant', content: '' });
    const hear: Parameters<typeof answerUnkept>[2]['hear'] = (step) => {
      if (signal.aborted) return;
      const { text: content, annotations } = answer.add(step);
      if (content || annotations?.length) send({ ...(content && { content }), ...(annotations && { annotations }) });
    };
    const { usage } = await askKnowledge(ctx, reading, asked, { hear, room: chunks.room, signal });
    if (signal.aborted) return reply;
    // All of them again, for clients that keep only the last.
    send({ annotations: answer.annotations() }, { millwright: answer.told(ctx.answerer.name) }, 'stop');
    if (body.stream_options?.include_usage)
      chunks.send({ ...head, object: 'chat.completion.chunk', choices: [], usage: usageOf(usage) });
    chunks.end();
  } catch (err) {
    req.log.error({ err, requestId: req.id }, 'an answer by key failed');
    chunks.end(
      `data: ${JSON.stringify({ error: { message: 'stream_cut', type: 'server_error', param: null, code: 'stream_cut' } })}\n\n`,
    );
  }
  return reply;
}
