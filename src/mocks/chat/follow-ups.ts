import type { HandbookDocument, Lang, SearchHit } from '../knowledge/types';

/** Suggested follow-ups: the other headings of the cited articles. */
export function followUps(query: string, hits: SearchHit[], documents: HandbookDocument[], lang: Lang) {
  const cited = new Set(hits.slice(0, 3).map((hit) => hit.docId));
  const answered = new Set(hits.slice(0, 3).flatMap((hit) => hit.headings));
  const pool =
    hits.length > 0 ? documents.filter((doc) => cited.has(doc.id)) : documents.filter((doc) => doc.lang === lang);
  const questions = pool.flatMap((doc) =>
    doc.headings.filter(({ title }) => /[?？]$/.test(title)).map(({ title }) => ({ text: title, docId: doc.id })),
  );
  return questions.filter(({ text }) => text !== query && !answered.has(text)).slice(0, 3);
}
