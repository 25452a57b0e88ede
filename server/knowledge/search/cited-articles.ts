import { carriedKey } from './exact-matches';
import type { Filter, LanceIndex } from './lance-index';
import type { ParsedQuery } from './question';
import { type Ranked, rank } from './rank';
import { ownArticles } from './statute-articles';

/** Below this share of the question the best passage is not the article that was pasted, and its statute is anybody's guess. */
const PASTED = 0.8;
const MOST = 8;

/**
 * "依照本法第九十条的规定追究": whoever pastes an article wants the one it cites as well, and which statute is "this" one
 * shows in where the pasted text stands. The cited articles come right after it.
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
