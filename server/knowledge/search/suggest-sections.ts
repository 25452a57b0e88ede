import { fold } from '../../base/text/fold';
import type { SearchEngine, Suggestion, SuggestRequest } from './types';

/** With so many names that hold the typed words nobody looks further. */
const ENOUGH = 3;
/** Shorter words are still being typed and fit too much: UTF-16 units, of Latin letters twice as many. */
const LEAST = 4;
/** The share of the question's weight that a section must hold. */
const HELD = 0.4;
const LOOKED_AT = 5;

const weightOf = (text: string) => fold(text).replace(/[a-z0-9 ]{2}/g, '.').length;

/** Where few names hold the typed words: the headings of sections that answer them, in whatever words they were written. */
export async function addSections(
  named: Suggestion[],
  { q, scope, lang, limit }: SuggestRequest,
  search: SearchEngine['search'],
): Promise<Suggestion[]> {
  if (named.length >= ENOUGH || named.some(({ kind }) => kind === 'code') || weightOf(q) < LEAST) return named;
  const { hits } = await search({ q: q.slice(0, 200), scope, lang, limit: LOOKED_AT, offset: 0 });
  const texts = new Set(named.map(({ text }) => text));
  const sections = hits.flatMap(({ headings, title, docId, found }): Suggestion[] => {
    const text = headings.at(-1) ?? title;
    if (found < HELD || texts.has(text) || text.length >= 120) return [];
    texts.add(text);
    return [{ text, kind: 'heading', docId }];
  });
  return [...named, ...sections].slice(0, limit);
}
