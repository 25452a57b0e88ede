import type { Locale } from '../../../generated/locales';
import { message } from '../../base/messages/message';
import type { SearchHit } from '../../knowledge';
import { findAttached } from '../attachments/find-passages';
import type { MemoryRow } from '../store/memory';

/** Share of what is asked that an entry has to hold: one that only shares a word is no answer. */
const LEAST = 0.5;
const MOST = 3;

/** Entries that have to do with the question. Each is a source, so that an answer says that it used one. */
export function findRemembered(question: string, entries: readonly MemoryRow[], locale: Locale): SearchHit[] {
  const files = entries.map((entry) => {
    const text = entry.machine && !entry.text.includes(entry.machine) ? `${entry.machine}: ${entry.text}` : entry.text;
    const span: [number, number] = [0, text.length];
    return {
      ...{ id: entry.id, visitor: '', accessDomain: '', chatId: null, size: text.length, text },
      name: titleOf(entry, locale),
      kind: 'document' as const,
      lang: /\p{Script=Han}/u.test(text) ? ('zh' as const) : ('en' as const),
      passages: [{ headings: [], page: null, span, text }],
    };
  });
  return findAttached(question, files)
    .filter(({ found }) => found >= LEAST)
    .slice(0, MOST)
    .map((hit) => ({ ...hit, docId: hit.docId.replace(/^att:/, 'mem:'), kind: 'memory' }));
}

export const titleOf = ({ createdAt }: Pick<MemoryRow, 'createdAt'>, locale: Locale): string =>
  message('answers:memory.title', { date: createdAt.toISOString().slice(0, 10) })[locale];
