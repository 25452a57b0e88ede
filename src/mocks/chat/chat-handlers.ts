import { HttpResponse, type RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { loadFixture } from '../default-answer';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { type DemoChat, demoState, saveDemoState } from './demo-state';
import { eventsUntil, statusAt } from './run-clock';

type Chat = Data<'getChat'>;
type HistoryItem = Data<'saveChat'>;
const GONE = noSuch('chat');
const DEMO = message('knowledge:upload.demo');
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

export const chatHandlers = (): RequestHandler[] => [
  mockOperation('getChat', async ({ arg, locale }) => {
    const chat = live(arg.id);
    if (chat) return toDetail(chat);
    // The sample chat always exists, so that its shared link works.
    const sample = await loadFixture<{ data: Chat }>('getChat');
    if (sample.data.id === arg.id) return sample.data;
    throw new Refusal(404, GONE[locale]);
  }),
  mockOperation('listHistory', ({ arg }) => {
    const word = arg.keyword?.trim().toLowerCase() ?? '';
    const all = Object.values(demoState().chats)
      .filter((chat) => !chat.deletedAt && (chat.title.toLowerCase().includes(word) || hitOf(chat, word)))
      // As a query parameter, it is text.
      .filter(({ tags = [] }) => !arg.tag || tags.includes(arg.tag))
      .filter(({ assistant }) => !arg.assistant || assistant === arg.assistant)
      .filter((chat) => arg.pinned === undefined || String(arg.pinned) === String(chat.pinned ?? false))
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    const [pageNum, pageSize] = [arg.page ?? 1, arg.pageSize ?? 20];
    const list = all.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((chat) => toHistoryItem(chat, word));
    return { list, total: all.length, pageNum, pageSize };
  }),
  mockOperation('exportHistory', ({ arg }) => {
    const chats = Object.values(demoState().chats)
      .filter(({ deletedAt }) => !deletedAt)
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .map(toDetail);
    return new HttpResponse(arg.format === 'json' ? JSON.stringify(chats) : chats.map(asMarkdown).join('\n'));
  }),
  mockOperation('saveChat', ({ arg }) => {
    const now = new Date().toISOString();
    const chat = demoState().chats[arg.id] ?? { id: arg.id, createdAt: now, updatedAt: now, messages: [], title: '' };
    chat.title = arg.title;
    chat.pinned = arg.pinned ?? chat.pinned;
    demoState().chats[arg.id] = chat;
    saveDemoState();
    return toHistoryItem(chat);
  }),
  mockOperation('deleteChat', ({ arg, locale }) => {
    const chat = live(arg.id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    chat.deletedAt = new Date().toISOString();
    saveDemoState();
    return { id: chat.id, restorableUntil: new Date(Date.now() + KEEP_MS).toISOString() };
  }),
  mockOperation('restoreChat', ({ arg, locale }) => {
    const chat = demoState().chats[arg.id];
    if (!chat) throw new Refusal(404, GONE[locale]);
    delete chat.deletedAt;
    saveDemoState();
    return toHistoryItem(chat);
  }),
  mockOperation('clearChatData', ({ arg, locale }) => {
    const chat = live(arg.chat_id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    chat.cleared = [...(chat.cleared ?? []), new Date().toISOString()];
    saveDemoState();
    return null;
  }),
  mockOperation('restoreChatContext', ({ arg, locale }) => {
    const chat = live(arg.id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    chat.cleared = chat.cleared?.slice(0, -1) ?? [];
    saveDemoState();
    return null;
  }),
  // The demo's chats are in one browser: its links are made and revoked, and there is nobody to open them.
  mockOperation('listChatShares', ({ arg, locale }) => {
    const chat = live(arg.id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    return { open: !chat.shares, items: chat.shares ?? [] };
  }),
  mockOperation('createChatShare', ({ arg, locale }) => {
    const chat = live(arg.id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
    const expiresAt = arg.days === null ? null : new Date(Date.now() + arg.days * 86_400_000).toISOString();
    const made = {
      id,
      soFar: arg.soFar,
      expiresAt,
      madeAt: new Date().toISOString(),
      opened: 0,
      state: 'holds' as const,
    };
    chat.shares = [made, ...(chat.shares ?? [])];
    saveDemoState();
    return { id };
  }),
  mockOperation('revokeChatShare', ({ arg, locale }) => {
    const chat = live(arg.id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    chat.shares = chat.shares?.map((one) => (one.id === arg.share ? { ...one, state: 'revoked' as const } : one));
    saveDemoState();
    return null;
  }),
  mockOperation('setChatOpen', ({ arg, locale }) => {
    const chat = live(arg.id);
    if (!chat) throw new Refusal(404, GONE[locale]);
    if (arg.open) delete chat.shares;
    else chat.shares ??= [];
    saveDemoState();
    return null;
  }),
  mockOperation('openChatShare', ({ arg }) => {
    const found = live(arg.id)?.shares?.find(({ id }) => id === arg.share);
    return found ? { state: found.state } : { state: 'gone' as const };
  }),
  // The demo has no search of its own to read a file with.
  mockOperation('addAttachment', ({ locale }) => {
    throw new Refusal(400, DEMO[locale]);
  }),
  mockOperation('showBranch', ({ arg, locale }) => {
    const chat = live(arg.chatId);
    if (!chat) throw new Refusal(404, GONE[locale]);
    chat.shown = arg.messageId;
    saveDemoState();
    return null;
  }),
  mockOperation('deleteBranch', ({ arg, locale }) => {
    const chat = Object.values(demoState().chats).find(({ messages }) => messages.some(({ id }) => id === arg.id));
    if (!chat) throw new Refusal(404, GONE[locale]);
    const gone = new Set([arg.id]);
    for (const { id, parentId } of chat.messages) if (parentId !== null && gone.has(parentId)) gone.add(id);
    chat.deleted = { ...chat.deleted, [arg.id]: chat.messages.filter(({ id }) => gone.has(id)) };
    chat.messages = chat.messages.filter(({ id }) => !gone.has(id));
    saveDemoState();
    return { id: arg.id, chatId: chat.id, messages: gone.size };
  }),
  mockOperation('restoreBranch', ({ arg, locale }) => {
    const chat = Object.values(demoState().chats).find(({ deleted }) => deleted?.[arg.id]);
    if (!chat) throw new Refusal(404, GONE[locale]);
    const back = chat.deleted?.[arg.id] ?? [];
    delete chat.deleted?.[arg.id];
    chat.messages = [...chat.messages, ...back].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    chat.shown = arg.id;
    saveDemoState();
    return { id: arg.id, chatId: chat.id, messages: back.length };
  }),
  mockOperation('evaluateMessage', ({ arg, locale }) => {
    const { messageId, ...evaluation } = arg;
    const message = findMessage(messageId);
    if (!message) throw new Refusal(404, GONE[locale]);
    message.evaluation = evaluation;
    saveDemoState();
    return evaluation;
  }),
  mockOperation('updateOutline', ({ arg, locale }) => {
    const messages = live(arg.chatId)?.messages ?? [];
    const answers = messages.filter(({ role }) => role === 'assistant');
    const message = arg.messageId ? answers.find(({ id }) => id === arg.messageId) : answers.at(-1);
    if (!message) throw new Refusal(404, GONE[locale]);
    message.outline = arg.outline;
    saveDemoState();
    return null;
  }),
  mockOperation('saveMessage', ({ arg, locale }) => {
    const chat = live(arg.chatId);
    if (!chat) throw new Refusal(404, GONE[locale]);
    const { id, role, text, parentId = null } = arg;
    const message = { id, role, text, parentId, origin: 'client' as const, createdAt: new Date().toISOString() };
    chat.messages = [...chat.messages.filter((old) => old.id !== id), message];
    saveDemoState();
    return message;
  }),
];

function live(id: string): DemoChat | undefined {
  const chat = demoState().chats[id];
  return chat?.deletedAt ? undefined : chat;
}

function findMessage(id: string) {
  return Object.values(demoState().chats)
    .flatMap((chat) => chat.messages)
    .find((message) => message.id === id);
}

const asMarkdown = ({ title, messages }: Chat): string =>
  [`# ${title}`, ...messages.map(({ text }) => text)].join('\n\n');

function hitOf({ messages }: DemoChat, word: string): string | undefined {
  return word === '' ? undefined : messages.find(({ text }) => text.toLowerCase().includes(word))?.id;
}

function toHistoryItem(chat: DemoChat, word = ''): HistoryItem {
  const hit = hitOf(chat, word);
  const last = toDetail(chat).messages.findLast(({ role, origin }) => role === 'assistant' && origin !== 'client');
  const [line = ''] = last?.text.replace(/\s?\[\d+\]/g, '').split('\n') ?? [];
  const { id, title, createdAt, updatedAt, messages, pinned = false, tags = [], assistant } = chat;
  const run = demoState().runs[messages.findLast(({ runId }) => runId)?.runId ?? ''];
  const fit = run && eventsUntil(run, Date.now()).findLast(({ event }) => event === 'fit');
  return {
    id,
    title,
    createdAt,
    updatedAt,
    pinned,
    tags,
    ...(assistant && { assistant, url: `/assistant?id=${assistant}&chat=${id}` }),
    messageCount: messages.length,
    status: run ? statusAt(run, Date.now()) : null,
    ...(fit?.event === 'fit' && { fit: fit.data.value }),
    ...(line && { answer: line.slice(0, 160) }),
    ...(hit && { hit }),
  };
}

function toDetail({ id, title, createdAt, updatedAt, messages, shown, cleared = [] }: DemoChat): Chat {
  const clearedAt = cleared.at(-1);
  const now = Date.now();
  const withRuns = messages.map((message) => {
    const run = demoState().runs[message.runId ?? ''];
    if (!run) return message;
    const events = eventsUntil(run, now);
    const text = events.map((event) => (event.event === 'block_patch' ? (event.data.append ?? '') : '')).join('');
    return { ...message, text, status: statusAt(run, now), events };
  });
  const kept = { ...(clearedAt && { clearedAt }), ...(shown && { shown }) };
  return { id, title, createdAt, updatedAt, ...kept, mine: true, messages: withRuns };
}
