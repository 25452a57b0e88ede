import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { ModelConfig } from '../../base/model-server/model-config';
import { ModelFault, withoutKey } from '../../base/model-server/model-fault';
import { cutTo, type Room } from '../context/room';
import { retryChat } from './chat-retry';
import { streamChat, type TextMessage } from './chat-stream';
import type { ModelLimits } from './model-limits';
import { createThinkFilter } from './think-filter';

export interface SummariseInput {
  /** The summary of what came before these turns. */
  earlier?: string | undefined;
  turns: readonly { asked: string; said: string }[];
  /** Tokens that the summary may have. */
  most: number;
  locale: Locale;
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** The asker waits for it, and it can be done without. */
const HASTE = { firstMs: 15_000, totalMs: 25_000, retries: 0 };
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** Asks the model for a summary of older turns. Null if it gives none, or one with numbers that nobody has said. */
export async function summariseTalk(
  config: ModelConfig,
  limits: ModelLimits,
  room: Room,
  { earlier, turns, most, locale, signal, log }: SummariseInput,
): Promise<string | null> {
  const mark = randomBytes(6).toString('hex');
  const clean = (text: string) => text.replaceAll(mark, '');
  const said = [...(earlier ? [earlier] : []), ...turns.map(({ asked, said }) => `? ${asked}\n${said}`)].join('\n\n');
  const shown = cutTo(clean(said), room.window / 2, room);
  const messages: TextMessage[] = [
    { role: 'system', content: message('answers:summary.rules', { mark, words: Math.floor(most / 2) })[locale] },
    { role: 'user', content: `<<<${mark}\n${shown}\n${mark}>>>` },
  ];
  const withoutThinking = createThinkFilter();
  let text = '';
  try {
    const hasty = { ...limits, ...HASTE };
    for await (const delta of retryChat(() => streamChat(config, messages, hasty, signal), hasty, signal)) {
      text += withoutThinking(delta.text);
      if (room.count(text) > most) break;
    }
  } catch (err) {
    if (signal.aborted) return null;
    if (!(err instanceof ModelFault)) throw err;
    log.warn({ reason: err.reason, detail: withoutKey(err.detail, config.apiKey) }, 'no summary from the model server');
    return null;
  }
  const summary = cutTo(clean(text).trim(), most, room);
  const numbers = new Set(said.match(NUMBER));
  const invented = summary.match(NUMBER)?.some((number) => !numbers.has(number)) ?? false;
  if (invented) log.info({ model: config.model }, 'the summary of the model had numbers that nobody has said');
  return summary === '' || invented ? null : summary;
}
