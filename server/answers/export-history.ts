import type { Locale } from '../../generated/locales';
import type { Store } from '../base/database/db';
import { listed, message } from '../base/messages/message';
import type { Reader } from './read-chat';
import { type ExportedChat, type ExportedMessage, listExportedChats, listExportedMessages } from './store/chat-export';

/** The newest; who has more reads the older ones on the page. */
const MOST_CHATS = 2000;
/** Chats read at once: what is in memory stays small however long a history is. */
const PORTION = 20;

export type ExportFormat = 'json' | 'markdown';
type Exporting = Reader & { ids: readonly number[] };
type Told = ExportedChat & { messages: Omit<ExportedMessage, 'chatId'>[] };

export const exportFiles = {
  json: { mime: 'application/json; charset=utf-8', ending: 'json' },
  markdown: { mime: 'text/markdown; charset=utf-8', ending: 'md' },
} as const;

/** A visitor's own chats as text, a portion after the other. */
export async function* exportHistory(
  store: Store,
  reader: Exporting,
  format: ExportFormat,
  locale: Locale,
): AsyncGenerator<string> {
  const chats = await listExportedChats(store.db, reader, MOST_CHATS);
  if (format === 'json') yield '[';
  for (let at = 0; at < chats.length; at += PORTION) {
    const told = await tell(store, chats.slice(at, at + PORTION), reader.ids);
    for (const [index, chat] of told.entries())
      yield format === 'json' ? `${at + index > 0 ? ',' : ''}\n${JSON.stringify(chat)}` : asMarkdown(chat, locale);
  }
  if (format === 'json') yield '\n]\n';
}

async function tell({ db }: Store, chats: ExportedChat[], readable: readonly number[]): Promise<Told[]> {
  const ids = chats.map(({ id }) => id);
  const messages = new Map<string, Told['messages']>(ids.map((id) => [id, []]));
  for (const { chatId, ...rest } of await listExportedMessages(db, ids, readable)) messages.get(chatId)?.push(rest);
  return chats.map((chat) => ({ ...chat, messages: messages.get(chat.id) ?? [] }));
}

function asMarkdown({ title, tags, createdAt, messages }: Told, locale: Locale): string {
  const parts = messages.map(({ role, text, sources }) => {
    const head = `## ${(role === 'user' ? question : answer)[locale]}`;
    const cited = sources.map((source) => `- ${source}`).join('\n');
    return [head, text ?? withheld[locale], cited && `${cites[locale]}\n\n${cited}`].filter(Boolean).join('\n\n');
  });
  const facts = [createdAt.toISOString().slice(0, 10), tags.length > 0 && `${labels[locale]}${listed(tags)[locale]}`];
  return `${[`# ${title}`, ...facts.filter(Boolean), ...parts].join('\n\n')}\n\n`;
}

const question = message('answers:export.question');
const answer = message('answers:export.answer');
const labels = message('answers:export.tags');
const cites = message('answers:export.sources');
const withheld = message('answers:export.withheld');
