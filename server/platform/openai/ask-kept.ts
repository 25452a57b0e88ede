import type { FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { answerKept, lastAnswerOf, readerOf } from '../../answers';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { quotedOf, type Reading } from '../../knowledge';

type Request = components['schemas']['ChatCompletionRequest'];
type Hearer = Parameters<typeof answerKept>[2];

/** A model name that begins so names an assistant of the portal. */
const ASSISTANT = 'assistant:';
/** What the portal gives itself. */
const ID = /^[\w.-]{1,64}$/;

export const assistantModel = (id: string) => `${ASSISTANT}${id}`;
export const isAssistantModel = (model: string) => model.startsWith(ASSISTANT);

export interface KeptChat {
  /** The chat that goes on; undefined for a new one. */
  chat?: string;
  /** The assistant that a new chat begins with. */
  assistant?: string;
}

/** The chat that the request wants kept; undefined if nothing is to be kept. Throws where it contradicts itself. */
export function readKept({
  model,
  store,
  metadata,
}: Pick<Request, 'model' | 'store' | 'metadata'>): KeptChat | undefined {
  const chat = metadata?.chat_id;
  const assistant = isAssistantModel(model) ? model.slice(ASSISTANT.length) : undefined;
  if (chat !== undefined && (store === false || !ID.test(chat)))
    throw badRequest(message(store === false ? 'platform:openai.notKept' : 'platform:openai.chatId'), {
      field: 'metadata.chat_id',
    });
  if (assistant !== undefined && !store && chat === undefined)
    throw badRequest(message('platform:openai.assistantKeeps', { model }), { field: 'store' });
  if (!store && chat === undefined) return undefined;
  return { ...(chat !== undefined && { chat }), ...(assistant !== undefined && { assistant }) };
}

interface Asking {
  ctx: Context;
  req: FastifyRequest;
  reading: Reading;
}

/** Writes the answer in a chat of the key's owner, where they find it among their questions. */
export async function keptWriter(
  { ctx, req, reading }: Asking,
  { text, locale }: { text: string; locale: Locale },
  { chat, assistant }: KeptChat,
) {
  const assistants = await ctx.assistants.open(ctx.store.db, reading);
  if (assistant) assistants.admit(assistant);
  const parentId = chat === undefined ? undefined : await lastAnswerOf(ctx, chat, readerOf(req));
  const key = req.headers['idempotency-key'];
  return async (hearer: Hearer) => {
    const { setting, domain } = reading;
    const kept = await answerKept(
      ctx,
      {
        ...readerOf(req),
        ...{ query: text, locale, assistant, chatId: chat, parentId },
        ...{ scope: reading.scope(), wished: [...domain.scope], readable: reading.ids },
        revisionOf: async (id) => assistants.revisionOf(id),
        community: setting.community && quotedOf(reading),
        names: setting.synonyms ?? undefined,
        ...(typeof key === 'string' && { key }),
      },
      hearer,
    );
    return { ...(await kept.heard), kept: { chatId: kept.chat, run: kept.run } };
  };
}
