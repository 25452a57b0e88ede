import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { ModelConfig } from '../../base/model-server/model-config';
import { ModelFault, withoutKey } from '../../base/model-server/model-fault';
import { streamChat } from './chat-stream';
import type { ModelLimits } from './model-limits';
import { createThinkFilter } from './think-filter';

export interface DescribeInput {
  picture: Buffer;
  mime: string;
  locale: Locale;
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

const LONGEST = 2_000;
const HASTE = { firstMs: 20_000, totalMs: 40_000 };

/** Asks a model that takes pictures what can be seen. Null if it says nothing. */
export async function describePicture(
  config: ModelConfig,
  limits: ModelLimits,
  { picture, mime, locale, signal, log }: DescribeInput,
): Promise<string | null> {
  const url = `data:${mime};base64,${picture.toString('base64')}`;
  const content = [
    { type: 'text' as const, text: message('answers:picture.ask')[locale] },
    { type: 'image_url' as const, image_url: { url } },
  ];
  const withoutThinking = createThinkFilter();
  let text = '';
  try {
    for await (const delta of streamChat(config, [{ role: 'user', content }], { ...limits, ...HASTE }, signal)) {
      text += withoutThinking(delta.text);
      if (text.length > LONGEST) break;
    }
  } catch (err) {
    if (signal.aborted || !(err instanceof ModelFault)) throw err;
    log.warn({ reason: err.reason, detail: withoutKey(err.detail, config.apiKey) }, 'no description of a picture');
    return null;
  }
  return text.slice(0, LONGEST).toWellFormed().trim() || null;
}
