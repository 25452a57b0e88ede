import { carriedKey } from './exact-matches';
import type { Filter, LanceIndex } from './lance-index';
import type { ParsedQuery } from './question';
import { type Ranked, rank } from './rank';
import { ownArticles } from './statute-articles';

/** Minimum coverage of the best passage; below it the pasted article, and thus its statute, is uncertain. */
const PASTED = 0.8;
const MOST = 8;

/**
 * "依照本法第九十条的规定追究": after a pasted article come the articles that it cites. "This" statute is that of the
 * best passage.
 */
export async function withCitedArticles(
  index: LanceIndex,
  question: ParsedQuery,
  filter: Filter,
  ranked: Ranked[],
): Promise<Ranked[]> {
  const keys = ownArticles(question.folded);
  const [first, ...others] = ranked;
  if (keys.length === 0 || !first || first.coverage < PASTED) return ranked;
  const carriers = await index.match('codes', keys, { ...filter, docId: first.candidate.docId }, MOST);
  const cited = carriers.filter((carrier) => carrier.id !== first.candidate.id && carriedKey(carrier, keys));
  const ids = new Set(cited.map(({ id }) => id));
  const rest = others.filter(({ candidate }) => !ids.has(candidate.id));
  return [first, ...rank(cited, question, index.vocabulary, new Set()), ...rest];
}
