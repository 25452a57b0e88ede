import type { Store } from '../../base/database/db';
import type { SearchHit, SearchLang, VerifiedAnswers } from '../../knowledge';
import { authorOf } from '../present-post';
import { findCandidates, readVerifiedDocument } from '../store/verified';
import { answerStart } from './verified-text';
import { wordingTerms } from './wording-terms';

/** Wordings that are compared with a question: the one that asks the same shares the most words with it. */
const MOST = 10;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The verified answers of all communities, each for whoever may read its question. */
export const openVerified = ({ db }: Pick<Store, 'db'>): VerifiedAnswers => ({
  async candidates(asked, scope) {
    const terms = wordingTerms(asked);
    if (terms.length === 0 || scope.length === 0) return [];
    return findCandidates(db, { terms, scope, limit: MOST });
  },
  async read(question, scope) {
    const row = await readVerifiedDocument(db, question, scope);
    if (!row) return undefined;
    const start = answerStart(row.markdown);
    const text = row.markdown.slice(start);
    const hit: SearchHit = {
      ...{ passageId: row.passage, docId: row.docId, version: row.version, kbId: row.kbId, kind: row.kind },
      ...{ lang: row.lang as SearchLang, title: row.title, headings: [row.title], page: null, url: row.url },
      ...{ span: [start, row.markdown.length], text, score: 1, found: 1, highlights: [] },
    };
    const { state, verified_at, review_by } = row;
    return { hit, owner: authorOf(row), checkedAt: dayOf(verified_at), reviewBy: dayOf(review_by), state };
  },
});
