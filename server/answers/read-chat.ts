import type { components } from '../../generated/api';
import type { Store } from '../base/database/db';
import { closedSources, ofOwner } from '../base/database/run-sources';
import { forbidden, notFound } from '../base/http/errors';
import { type Attachment, presentAttachment } from './attachments/take-attachment';
import { newestPart } from './newest-part';
import { compact } from './runs/compact';
import type { RunEvent } from './runs/types';
import { findAttachments } from './store/attachments';
import { type ChatRow, findChat } from './store/chats';
import { type Evaluation, listEvaluations } from './store/evaluations';
import { findMessage, listMessages, listPlaces, type MessagePlace, type MessageRow } from './store/messages';
import { readChatEvents } from './store/runs';
import { reachOf } from './store/shares';
import { createVeil } from './veil';

type ChatDetail = components['schemas']['ChatDetail'];
export type ChatMessage = components['schemas']['ChatMessage'];

/** A visitor on a portal. A chat exists only on the domain where it was started. */
export interface Reader {
  visitor: string;
  accessDomain: string;
}

/** A chat, and up to when this reader may read it; null for all of it. */
export type ReadableChat = ChatRow & { until: Date | null };

/** Returns a chat to anybody with its address, or once it is closed to whom a link let in. Sources are filtered separately. */
export async function findReadable(
  { db }: Store,
  id: string,
  { accessDomain, visitor }: Reader,
): Promise<ReadableChat> {
  const chat = await findChat(db, id);
  if (!chat || chat.deletedAt || chat.accessDomain !== accessDomain) throw notFound('chat', id);
  if (chat.closedAt === null || chat.visitor === visitor) return { ...chat, until: null };
  const reach = await reachOf(db, id, visitor);
  if (!reach) throw notFound('chat', id);
  return { ...chat, until: reach.until };
}

/** Returns a chat to the visitor who started it; throws otherwise. */
export async function findWritable(store: Store, id: string, reader: Reader): Promise<ChatRow> {
  const chat = await findReadable(store, id, reader);
  if (chat.visitor !== reader.visitor) throw forbidden('chat');
  return chat;
}

/** Returns an answer in a chat of this visitor. */
export async function findOwnAnswer(store: Store, id: string, reader: Reader): Promise<MessageRow> {
  const message = await findMessage(store.db, id);
  // Messages saved by clients are not our answers and cannot be evaluated or outlined.
  if (message?.role !== 'assistant' || message.origin === 'client') throw notFound('message', id);
  await findWritable(store, message.chatId, reader);
  return message;
}

/**
 * A chat as this reader may read it.
 *
 * @param newest How many of the last questions of the branch with `shown`; all branches without it.
 */
export async function readChat(
  store: Store,
  id: string,
  reader: Reader & { ids: readonly number[] },
  { newest, shown }: { newest?: number; shown?: string } = {},
): Promise<ChatDetail> {
  const chat = await findReadable(store, id, reader);
  const mine = chat.visitor === reader.visitor;
  const part = newest ? newestPart(await placesUntil(store, chat), shown ?? chat.shown, newest) : null;
  const [all, events, evaluations, closed] = await Promise.all([
    listMessages(store.db, id, part?.ids),
    readChatEvents(store.db, id, part?.ids),
    listEvaluations(store.db, id, reader.visitor),
    closedSources(store.db, { chat: id }, mine ? ofOwner(reader.ids) : reader.ids),
  ]);
  const files = mine
    ? await findAttachments(
        store.db,
        all.flatMap(({ attachments }) => attachments),
      )
    : [];
  const { until } = chat;
  const messages = until ? all.filter(({ createdAt }) => createdAt <= until) : all;
  const cleared = chat.cleared.at(-1);
  // The quoted texts may come from an answer that this reader may not read.
  const given = closed.size > 0 ? messages.map((message) => ({ ...message, quoted: null })) : messages;
  return {
    id: chat.id,
    title: chat.title,
    createdAt: chat.createdAt.toISOString(),
    updatedAt: chat.updatedAt.toISOString(),
    ...(cleared && { clearedAt: cleared.toISOString() }),
    ...(chat.shown && { shown: chat.shown }),
    ...(part && part.earlier > 0 && { earlier: part.earlier }),
    mine,
    ...(mine && chat.closedAt && { linksOnly: true as const }),
    // A custom outline is private to its author; others see the answer's own headings.
    messages: given.map((message) => ({
      ...presentMessage(mine ? message : { ...message, outline: null }, {
        events: events.get(message.runId ?? ''),
        evaluation: evaluations.get(message.id),
        closed: closed.get(message.runId ?? ''),
        files: message.attachments.flatMap((id) => files.find((file) => file.id === id) ?? []).map(presentAttachment),
      }),
      ...(part?.cut.has(message.id) && { cut: true as const }),
    })),
  };
}

/** Where the messages stand that this reader may read. */
async function placesUntil({ db }: Store, { id, until }: ReadableChat): Promise<MessagePlace[]> {
  const places = await listPlaces(db, id);
  return until ? places.filter(({ createdAt }) => createdAt <= until) : places;
}

interface Answer {
  events?: RunEvent[];
  evaluation?: Evaluation;
  /** Sources of the answer that its reader may not read. */
  closed?: ReadonlySet<string>;
  /** What is left of the files attached to a question. */
  files?: Attachment[];
}

export function presentMessage(
  message: MessageRow,
  { events = [], evaluation, closed, files = [] }: Answer = {},
): ChatMessage {
  const { id, parentId, role, runId, status } = message;
  const veil = closed && createVeil(({ docId }) => closed.has(docId), true);
  const shown = veil ? events.map(veil) : events;
  return {
    id,
    parentId,
    role,
    text: veil ? '' : message.text,
    createdAt: message.createdAt.toISOString(),
    outline: veil ? null : (message.outline as ChatMessage['outline']),
    ...(message.about && { about: message.about }),
    ...(message.quoted && { quoted: message.quoted }),
    ...(files.length > 0 && { attachments: files }),
    ...(message.origin === 'client' && { origin: message.origin }),
    ...(runId && { runId, status, events: compact(shown) }),
    evaluation: (evaluation as ChatMessage['evaluation']) ?? null,
  };
}
