import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { Store } from '../base/database/db';
import { closedSources } from '../base/database/run-sources';
import { notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { readableBy, tagsOf } from '../knowledge';
import { findOwnAnswer, type Reader } from './read-chat';
import type { RunData, RunEvent } from './runs/types';
import { findMessage } from './store/messages';
import { readEvents } from './store/runs';

type Asked = components['schemas']['QuestionToAsk'];
type Source = RunData<'source_add'>;
type Reading = Reader & Parameters<typeof readableBy>[0];

const LONGEST_TITLE = 200;
/** Of the question and of the answer; longer ones are cut. */
const LONGEST = 6_000;
const MOST_SOURCES = 5;
const MOST_TAGS = 5;
const MOST_EVENTS = 2_000;
const LONGEST_TAG = 20;

/**
 * Makes a question for people of an answer in one's own chat. It repeats no source that somebody in its audience may
 * not read: with one of them, the answer is left out.
 */
export async function questionToAsk(
  { db, ...store }: Store,
  reading: Reading,
  { chat, answer, locale }: { chat: string; answer: string; locale: Locale },
): Promise<Asked> {
  const found = await findOwnAnswer({ db, ...store }, answer, reading);
  const asked = found.parentId === null ? null : await findMessage(db, found.parentId);
  if (found.chatId !== chat || asked?.role !== 'user') throw notFound('message', answer);
  const events = found.runId === null ? [] : await readEvents(db, found.runId, 0, MOST_EVENTS);
  const { audience, closed } = await audienceOf(db, reading, found.runId);
  const sources = sourcesIn(events).filter(({ docId }) => !closed.has(docId));
  const said = closed.size === 0 && !isNotice(events) ? found.text : '';
  const tags = await tagsOf(
    db,
    sources.map(({ docId }) => docId),
  );
  const title = asked.text.replace(/\s+/g, ' ').trim();
  const content = [
    title.length > LONGEST_TITLE || asked.text.trim().includes('\n') ? cut(asked.text.trim()) : '',
    ...(said.trim() === '' ? [] : [message('answers:toAsk.said')[locale], quotation(said)]),
    ...(sources.length === 0 ? [] : [message('answers:toAsk.sources')[locale], sources.map(linkTo).join('\n')]),
  ];
  return {
    ...{ title: title.slice(0, LONGEST_TITLE), audience },
    // A question without a text cannot be published, and nobody should have to type one.
    content: content.filter(Boolean).join('\n\n') || message('answers:toAsk.open')[locale],
    tags: tags.filter((tag) => tag.length <= LONGEST_TAG).slice(0, MOST_TAGS),
  };
}

/** The widest audience that may read all sources, else the reader's own organization, else everybody. */
async function audienceOf(db: Store['db'], reading: Reading, run: string | null) {
  const closedTo = async (ids: readonly number[]) =>
    run === null ? new Set<string>() : ((await closedSources(db, { run }, ids)).get(run) ?? new Set<string>());
  const { everybody, members } = readableBy(reading);
  const closed = await closedTo(everybody);
  if (closed.size === 0 || !members) return { audience: 'domain' as const, closed };
  return { audience: 'organization' as const, closed: await closedTo(members) };
}

/** The first sources of different documents; what other systems said is nobody else's to read. */
function sourcesIn(events: readonly RunEvent[]): Source[] {
  const sources = events.flatMap(({ event, data }) => (event === 'source_add' ? [data as Source] : []));
  const documents = new Map(sources.filter(({ kind }) => kind !== 'tool').map((source) => [source.docId, source]));
  return [...documents.values()].slice(0, MOST_SOURCES);
}

const isNotice = (events: readonly RunEvent[]) =>
  events.some(({ event, data }) => event === 'block_open' && (data as RunData<'block_open'>).type === 'notice');

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;

/** The numbers of the sources mean nothing outside of the chat. */
function quotation(text: string): string {
  const plain = text
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\s?\[\d{1,3}\](?!\()/g, '')))
    .join('');
  return cut(plain.trim()).replace(/^/gm, '> ');
}

function linkTo({ title, headings, docId, ver, span, url }: Source): string {
  const heading = headings.at(-1);
  const name = heading === undefined || heading === title ? title : `${title} › ${heading}`;
  const passage = new URLSearchParams({ v: String(ver), start: String(span[0]), end: String(span[1]) });
  const page = url?.startsWith('/community/') ? url : `/doc/${encodeURIComponent(docId)}?${passage}`;
  return `- [${name.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')}](${page})`;
}
