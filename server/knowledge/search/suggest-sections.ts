import { fold } from '../../base/text/fold';
import type { SearchEngine, Suggestion, SuggestRequest } from './types';

/** Number of suggestions by name from which sections are not searched. */
const ENOUGH = 3;
/**
 * Minimum length of the input; shorter input is incomplete and matches too much. UTF-16 units, two Latin letters count
 * as one.
 */
const LEAST = 4;
/** Minimum score (`found`) of a section. */
const HELD = 0.4;
const LOOKED_AT = 5;

const weightOf = (text: string) => fold(text).replace(/[a-z0-9 ]{2}/g, '.').length;

/** If few names contain the input, adds headings of sections that answer it, whatever their words. */
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
