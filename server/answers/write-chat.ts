import { randomUUID } from 'node:crypto';
import type { components } from '../../generated/api';
import type { Store } from '../base/database/db';
import { badRequest, conflict, forbidden, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { cleanText, titleOf } from '../base/text/clean-text';
import { firstLine } from './first-line';
import { type ChatMessage, findOwnAnswer, findWritable, presentMessage, type Reader } from './read-chat';
import type { RunEngine } from './runs/run-engine';
import {
  clearContext,
  deleteChat,
  findChat,
  findHistoryRow,
  type HistoryRow,
  restoreChat,
  restoreContext,
  saveChat,
} from './store/chats';
import { findMessage, findNewestAnswer, findNewestMessage, saveMessage, saveOutline } from './store/messages';

type HistoryItem = components['schemas']['HistoryItem'];

const restorableMs = 30 * 24 * 3600 * 1000;

/** Given the address of an assistant, tells where its chat goes on. */
export function presentHistory(
  { answer, hit, fit, assistant, ...row }: HistoryRow,
  addressOf?: (assistant: string) => string | undefined,
): HistoryItem {
  const page = assistant === null ? undefined : addressOf?.(assistant);
  // What is said instead of an answer is advice on asking again.
  const line = answer === null || fit === 'none' ? '' : firstLine(answer);
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    // Of an answer that the visitor may no longer read, nothing is told.
    ...(answer !== null && fit !== null && { fit }),
    ...(line !== '' && { answer: line }),
    ...(hit !== null && { hit }),
    ...(assistant !== null && { assistant }),
    ...(page && { url: `${page}${page.includes('?') ? '&' : '?'}chat=${row.id}` }),
  };
}

export async function renameChat(
  store: Store,
  reader: Reader,
  chat: { id: string; title: string; pinned?: boolean },
): Promise<HistoryItem> {
  const title = titleOf(cleanText(chat.title));
  if (!title) throw badRequest(emptyTitle, { pointer: '/title' });
  if (!(await saveChat(store.db, { ...reader, ...chat, title }))) await findWritable(store, chat.id, reader);
  return historyItem(store, chat.id);
}

/** Deletes a chat and stops its running answer. */
export async function removeChat(store: Store, runs: RunEngine, reader: Reader, id: string) {
  const chat = await findChat(store.db, id);
  if (!chat || chat.accessDomain !== reader.accessDomain) throw notFound('chat', id);
  if (chat.visitor !== reader.visitor) throw forbidden('chat');
  const at = await deleteChat(store.db, id);
  const item = await findHistoryRow(store.db, id);
  if (item?.status === 'running') await stopNewest(store, runs, id);
  return { id, restorableUntil: new Date((at?.getTime() ?? Date.now()) + restorableMs).toISOString() };
}

async function stopNewest(store: Store, runs: RunEngine, chatId: string) {
  const answer = await findNewestAnswer(store.db, chatId);
  if (answer?.runId) await runs.stop(answer.runId);
}

export async function takeBackRemoval(store: Store, reader: Reader, id: string): Promise<HistoryItem> {
  const chat = await findChat(store.db, id);
  const over = chat?.deletedAt && Date.now() > chat.deletedAt.getTime() + restorableMs;
  if (!chat || over || chat.accessDomain !== reader.accessDomain) throw notFound('chat', id);
  if (chat.visitor !== reader.visitor) throw forbidden('chat');
  await restoreChat(store.db, id);
  return historyItem(store, id);
}

export interface NewMessage {
  id: string;
  chatId: string;
  parentId?: string | null;
  role: 'user' | 'assistant';
  text: string;
}

export async function putMessage(store: Store, reader: Reader, given: NewMessage): Promise<ChatMessage> {
  await findWritable(store, given.chatId, reader);
  const text = cleanText(given.text);
  if (!text) throw badRequest(emptyMessage, { pointer: '/text' });
  const parentId = given.parentId ?? null;
  const parent = parentId ? await findMessage(store.db, parentId) : null;
  if (parentId && parent?.chatId !== given.chatId) throw notFound('message', parentId);
  const saved = await saveMessage(store.db, { ...given, parentId, text });
  const message = await findMessage(store.db, given.id);
  // A repeat of the same message changes nothing and succeeds, so that clients with their own dialog may resend.
  const repeated = message?.chatId === given.chatId && message.role === given.role && message.text === text;
  if (!message || !(saved || repeated)) throw conflict(notYours);
  return presentMessage(message);
}

/** Later answers no longer depend on what the chat holds so far. */
export async function clearChat(store: Store, reader: Reader, id: string): Promise<void> {
  await findWritable(store, id, reader);
  await clearContext(store.db, id);
}

/** Takes back the last clearing. */
export async function unclearChat(store: Store, reader: Reader, id: string): Promise<void> {
  await findWritable(store, id, reader);
  await restoreContext(store.db, id);
}

export interface Dialog {
  chatId: string;
  question: string;
  answer?: string;
}

/** Adds a client's own question and answer to a chat, which begins with it if there is none. */
export async function putDialog(store: Store, reader: Reader, { chatId: id, question, answer }: Dialog) {
  const title = titleOf(cleanText(question));
  if (!title) throw badRequest(emptyMessage, { pointer: '/question' });
  if (!(await findChat(store.db, id))) await saveChat(store.db, { ...reader, id, title });
  const put = (role: 'user' | 'assistant', text: string, parentId: string | null) =>
    putMessage(store, reader, { id: randomUUID(), chatId: id, parentId, role, text });
  // It follows what the chat ends with; without that it would be another version of the first question.
  const before = await findNewestMessage(store.db, id);
  const asked = await put('user', question, before?.id ?? null);
  return answer?.trim() ? put('assistant', answer, asked.id) : asked;
}

/** Saves the outline of one answer; without a message id, of the chat's newest. */
export async function putOutline(
  store: Store,
  reader: Reader,
  { chatId, messageId, outline }: { chatId: string; messageId?: string; outline: unknown[] },
): Promise<void> {
  await findWritable(store, chatId, reader);
  const answer = messageId ? await findOwnAnswer(store, messageId, reader) : await findNewestAnswer(store.db, chatId);
  if (answer?.chatId !== chatId) throw notFound('message', messageId ?? chatId);
  await saveOutline(store.db, answer.id, outline);
}

async function historyItem(store: Store, id: string): Promise<HistoryItem> {
  const row = await findHistoryRow(store.db, id);
  if (!row) throw notFound('chat', id);
  return presentHistory(row);
}

const emptyTitle = message('answers:writeChat.emptyTitle');
const emptyMessage = message('answers:writeChat.emptyMessage');
const notYours = message('answers:writeChat.notYours');
