import type { RunState } from '@/stream/run-state';
import type { RunSource } from '@/stream/types';

type Report = Pick<RunState, 'plan' | 'sources' | 'cites'>;

export interface Quote {
  title: string;
  quote: string;
}

export interface SectionChange {
  title: string;
  change: 'added' | 'removed' | 'changed' | 'same';
  added: Quote[];
  removed: Quote[];
}

export interface ReportChanges {
  /** In the order of the newer report; those that are no longer there last. */
  sections: SectionChange[];
  /** Titles of documents quoted by one of the two only. */
  sources: { added: string[]; removed: string[] };
}

/** What the newer of two reports quotes that the older one does not, and the reverse. Sections are the same by title. */
export function compareReports(older: Report, newer: Report): ReportChanges {
  const [before, after] = [sectionsOf(older), sectionsOf(newer)];
  const sections = [...after].map(([title, quotes]): SectionChange => {
    const was = before.get(title);
    if (!was) return { title, change: 'added', added: [...quotes.values()], removed: [] };
    const [added, removed] = [without(quotes, was), without(was, quotes)];
    return { title, change: added.length + removed.length > 0 ? 'changed' : 'same', added, removed };
  });
  for (const [title, quotes] of before)
    if (!after.has(title)) sections.push({ title, change: 'removed', added: [], removed: [...quotes.values()] });
  const [had, has] = [quotedDocuments(older), quotedDocuments(newer)];
  return { sections, sources: { added: titlesBut(has, had), removed: titlesBut(had, has) } };
}

type Quotes = Map<string, Quote>;

/** The quotations of each section that was written, by its title. */
function sectionsOf({ plan, sources, cites }: Report): Map<string, Quotes> {
  const written = plan.filter(({ state }) => state === 'done' || state === 'nothing');
  const bySid = new Map(sources.map((source) => [source.sid, source]));
  return new Map(
    written.map(({ id, title }) => {
      const quotes: Quotes = new Map();
      for (const cite of cites) {
        if (cite.block.slice(0, cite.block.lastIndexOf('-')) !== id) continue;
        for (const { sid, quote } of cite.quotes ?? []) {
          const source = bySid.get(sid);
          // Versions of a document may say the same at another place.
          if (source) quotes.set(`${source.docId} ${quote}`, { title: source.title, quote });
        }
      }
      return [title, quotes];
    }),
  );
}

const without = (all: Quotes, others: Quotes): Quote[] =>
  [...all].flatMap(([key, quote]) => (others.has(key) ? [] : [quote]));

const quotedDocuments = ({ sources }: Report): Map<string, string> =>
  new Map(sources.filter(({ read }: RunSource) => read !== 'read').map(({ docId, title }) => [docId, title]));

const titlesBut = (all: Map<string, string>, others: Map<string, string>): string[] =>
  [...all].flatMap(([docId, title]) => (others.has(docId) ? [] : [title]));
