import { useSyncExternalStore } from 'react';
import { newId } from '@/browser/new-id';
import { track } from '@/browser/track';
import { createListeners } from '@/lib/listeners';
import type { Locale } from '../../generated/locales';
import type { ChatMessage } from './chat-message';
import { type RunRegistry, runRegistry } from './run-registry';
import type { ResearchRequest } from './transport';

export interface QuestionInput {
  query: string;
  /** Absent for a new chat. */
  chatId?: string;
  /** The answer that this question follows. */
  parentId?: string;
  searchScope?: number[];
  /** The part of a picture that the question is about. */
  about?: ResearchRequest['about'];
  /** Texts quoted in the question. */
  quoted?: ResearchRequest['quoted'];
  /** Context to carry over from the chat, if the person has changed it. */
  context?: ResearchRequest['context'];
  /** The assistant that a new chat begins with. */
  assistant?: ResearchRequest['assistant'];
  mode?: ResearchRequest['mode'];
  research?: ResearchRequest['research'];
  attachments?: ResearchRequest['attachments'];
  approval?: ResearchRequest['approval'];
  locale: Locale;
}

const NONE: readonly ChatMessage[] = [];
const keep = 20;
const asked = new Map<string, readonly ChatMessage[]>();
/** The chats that began on this page. */
const begun = new Set<string>();
const listeners = createListeners();

/** Builds the request with all its ids, without sending it, so that a URL can carry it over a reload. */
export function prepareQuestion({ chatId = newChat(), ...rest }: QuestionInput): ResearchRequest {
  return { mode: 'answer', ...rest, chatId, messageId: newId(), answerId: newId() };
}

function newChat(): string {
  const id = newId();
  begun.add(id);
  return id;
}

/** Until its first answer has ended, the server may not know a chat that began here. */
export const hasBegun = (chatId: string): boolean => begun.has(chatId);

/** Builds a request to answer the same question again; earlier answers stay as versions. */
export function prepareAgain(
  question: ChatMessage,
  answer: ChatMessage,
  chat: Omit<QuestionInput, 'query' | 'parentId'> & { chatId: string },
): ResearchRequest {
  return {
    mode: 'answer',
    ...chat,
    query: question.text,
    messageId: question.id,
    answerId: newId(),
    regenerateOf: answer.id,
  };
}

/** Sends a question and shows it at once, without waiting for the server. */
export function askQuestion(
  request: ResearchRequest,
  { registry = runRegistry, attachments }: { registry?: RunRegistry; attachments?: ChatMessage['attachments'] } = {},
): void {
  registry.start(request);
  const { chatId, messageId, answerId, parentId = null, query, about, quoted, regenerateOf } = request;
  const createdAt = new Date().toISOString();
  const before = asked.get(chatId) ?? NONE;
  if (before.some((message) => message.id === answerId)) return;
  track('asked', { what: request.mode === 'research' ? 'research' : 'answer' });
  const question: ChatMessage = {
    id: messageId,
    parentId,
    role: 'user',
    text: query,
    about,
    quoted,
    attachments,
    createdAt,
  };
  const answer: ChatMessage = {
    id: answerId,
    parentId: messageId,
    role: 'assistant',
    text: '',
    runId: answerId,
    status: 'running',
    createdAt,
  };
  asked.delete(chatId);
  asked.set(chatId, [...before, ...(regenerateOf ? [] : [question]), answer]);
  for (const id of asked.keys()) if (asked.size > keep) asked.delete(id);
  listeners.tell();
}

/** Forgets a message sent from this page and what follows it, because it was deleted. */
export function forgetAsked(chatId: string, root: string): void {
  const gone = new Set([root]);
  // A message is always sent after the one that it follows.
  for (const { id, parentId } of asked.get(chatId) ?? NONE) if (parentId !== null && gone.has(parentId)) gone.add(id);
  asked.set(
    chatId,
    (asked.get(chatId) ?? NONE).filter(({ id }) => !gone.has(id)),
  );
  listeners.tell();
}

/** The messages sent from this page since it was opened. The stored chat may already contain some of them. */
export function useAskedMessages(chatId: string): readonly ChatMessage[] {
  return useSyncExternalStore(listeners.subscribe, () => asked.get(chatId) ?? NONE);
}

/** Adds this page's messages to the stored ones, without those that are stored already. */
export function mergeMessages(stored: readonly ChatMessage[], mine: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(stored.map((message) => message.id));
  return [...stored, ...mine.filter((message) => !known.has(message.id))];
}
