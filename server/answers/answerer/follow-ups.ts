import type { Locale } from '../../../generated/locales';
import { textLanguageOf } from '../../../setting/text-language';
import type { SearchEngine, SearchHit } from '../../knowledge';
import { followUpText } from './follow-up-text';
import { termsOfText } from './tokens';

export interface FollowUp {
  text: string;
  docId: string;
}

export interface FollowUpRequest {
  question: string;
  locale: Locale;
  hits: SearchHit[];
  /** Sections that the answer already shows whole; questions about them are left out. */
  read?: SearchHit[];
  search: Pick<SearchEngine, 'search'>;
  signal: AbortSignal;
}

const MOST = 3;
/** Maximum number of candidates checked: each costs a search. */
const CHECKED = 6;
/** Share of the shorter question's words that makes two questions the same. */
const SAME = 0.7;
const NEIGHBOURS = 12;
const CLOSE = 0.3;
const ANSWERED_WITHIN = 3;

/**
 * Suggests follow-up questions about the sections around the answer. Each is searched for first and shown only if its
 * own section is among the top results.
 */
export async function followUps({
  question,
  locale,
  hits,
  read = [],
  search,
  signal,
}: FollowUpRequest): Promise<FollowUp[]> {
  const [top] = hits;
  if (!top) return [];
  const scope = [...new Set(hits.map((hit) => hit.kbId))];
  const near = await search.search({ q: question, scope, docId: top.docId, limit: NEIGHBOURS, offset: 0 });
  // Poor matches say nothing about the visitor's interest.
  const close = hits.filter((hit) => hit.score >= top.score * CLOSE);
  const unread = [...near.hits, ...close].filter((hit) => !read.some((other) => sameSection(other, hit)));
  const asked = candidates(question, locale, unread).slice(0, CHECKED);
  if (signal.aborted) return [];
  const answered = await Promise.all(
    asked.map(async ({ text, hit }) => {
      // A word search finds a section by its own heading; six embeddings per answer would bring nothing.
      const own = { q: text, scope, lang: hit.lang, byWords: true };
      const found = await search.search({ ...own, limit: ANSWERED_WITHIN, offset: 0 });
      return found.hits.some((other) => sameSection(other, hit));
    }),
  );
  const chosen = asked.filter((_, i) => answered[i]).slice(0, MOST);
  return chosen.map(({ text, hit }) => ({ text, docId: hit.docId }));
}

interface Candidate {
  text: string;
  /** The heading alone: two questions about one document share its title without being the same. */
  about: string;
  hit: SearchHit;
}

function candidates(question: string, locale: Locale, hits: SearchHit[]): Candidate[] {
  const own = textLanguageOf(locale);
  const readable = hits.some((hit) => hit.lang === own) ? hits.filter((hit) => hit.lang === own) : hits;
  const chosen: Candidate[] = [];
  for (const hit of readable) {
    const text = followUpText(hit);
    const about = hit.headings.at(-1) ?? hit.title;
    if (!text || isSame(about, question) || chosen.some((other) => isSame(other.about, about))) continue;
    chosen.push({ text, about, hit });
  }
  return chosen;
}

/** The suggestion promises the section with that heading, not just the document. */
const sameSection = (a: SearchHit, b: SearchHit): boolean =>
  a.docId === b.docId && a.headings.join('\n') === b.headings.join('\n');

function isSame(a: string, b: string): boolean {
  const [small, large] = [termsOfText(a), termsOfText(b)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>];
  const shared = [...small].filter((term) => large.has(term)).length;
  return small.size === 0 || shared / small.size >= SAME;
}
