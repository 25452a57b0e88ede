import type { HandbookDocument, Lang, Schemas } from './types';

type Suggestion = Schemas['Suggestion'];

/**
 * Titles and headings that contain the typed text: matches at the start first, then titles and questions before
 * headings.
 */
export function suggest(documents: HandbookDocument[], q: string, lang: Lang, limit: number): Suggestion[] {
  const typed = fold(q);
  if (typed === '') return [];
  const all = documents.filter((doc) => doc.lang === lang).flatMap(candidates);
  const rank = ({ text, kind }: Suggestion) => {
    const at = fold(text).indexOf(typed);
    return at === -1 ? -1 : (at === 0 ? 0 : 2) + (kind === 'heading' ? 1 : 0);
  };
  const ranked = all.map((item) => ({ item, rank: rank(item) })).filter((entry) => entry.rank >= 0);
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}

function candidates(doc: HandbookDocument): Suggestion[] {
  const inner = doc.headings.filter((heading) => heading.level > 1);
  const kindOf = (title: string) => (/[?？]$/.test(title) ? ('question' as const) : ('heading' as const));
  return [
    { text: doc.title, kind: 'title', docId: doc.id },
    ...inner.map(({ title }) => ({ text: title, kind: kindOf(title), docId: doc.id })),
  ];
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();
