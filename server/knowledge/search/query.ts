import { highlight } from '../../base/text/highlight';
import { correctQuestion } from './correct-question';
import type { ExactMatch } from './exact-matches';
import { bestCoverage, findPassages, type Near } from './find-passages';
import type { LanceIndex } from './lance-index';
import { type ParsedQuery, readQuestion } from './question';
import type { Ranked } from './rank';
import { spread } from './spread';
import type { SearchHit, SearchRequest, SearchResult } from './types';

/** Characters; of a pasted page the beginning is enough to search by. */
const MAX_QUERY = 2_000;
/** Coverage of the best passage below which the question may be misspelled. */
const POOR = 0.6;

interface Shown {
  marks: Set<string>;
  asked: number;
  exact: ExactMatch | undefined;
}

function toHit({ candidate, score, byMeaning }: Ranked, { marks, asked, exact }: Shown): SearchHit {
  const { id, docId, version, kbId, lang, title, headings, page, start, end, text, url, kind } = candidate;
  return {
    ...{ passageId: id, docId, version, kbId, lang, title, headings, page, text, url, kind, score, byMeaning },
    ...(exact && { exact: exact.key, machine: exact.machine }),
    span: [start, end],
    found: score / asked,
    highlights: highlight(text, marks),
  };
}

/** The corrected question, if it covers clearly more than the one typed. */
async function didYouMean(
  index: LanceIndex,
  question: ParsedQuery,
  request: SearchRequest,
  best: number,
): Promise<string | undefined> {
  const { scope, lang, docId } = request;
  const words = index.wordsOf(scope);
  const text = correctQuestion(question, words);
  if (!text) return undefined;
  const found = await bestCoverage(index, readQuestion(text, words, request.names), { scope, lang, docId });
  return found > best + 0.1 ? text : undefined;
}

/** Searches one index. Input is only words, never syntax, so no query can fail on its content. */
export async function query(index: LanceIndex, request: SearchRequest, near?: Near): Promise<SearchResult> {
  const started = performance.now();
  const { scope, lang, docId, offset, limit } = request;
  const question = readQuestion(request.q.slice(0, MAX_QUERY), index.wordsOf(scope), request.names);
  const filter = { scope, lang, docId };
  const { ranked, exact, coverage } = await findPassages(index, question, filter, offset + limit, near);
  const marks = new Set(question.shown);
  const order = docId ? ranked : spread(ranked);
  const { asked } = question;
  const shown = order.slice(offset, offset + limit);
  const hits = shown.map((entry) => toHit(entry, { marks, asked, exact: exact.get(entry.candidate.id) }));
  const poor = offset === 0 && exact.size === 0 && coverage < POOR && scope.length > 0;
  const meant = poor ? await didYouMean(index, question, request, coverage) : undefined;
  const result = { hits, total: ranked.length, terms: question.shown, tookMs: performance.now() - started };
  return meant === undefined ? result : { ...result, didYouMean: meant };
}
