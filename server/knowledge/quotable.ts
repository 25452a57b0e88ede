import type { Reading } from './open-reading';
import type { SearchEngine, SearchHit } from './search/types';

/** What answers quote of a community: everything; accepted and verified answers; verified ones; nothing. */
export type InAnswers = 'all' | 'accepted' | 'verified' | 'none';

/** Stored with a research, so that another node quotes the same. */
export interface QuotedCommunity {
  /** The bases of the domain's community. */
  bases: readonly number[];
  inAnswers: InAnswers;
}

/** What the answers of a portal quote of its community. */
export const quotedOf = ({ bases, setting }: Pick<Reading, 'bases' | 'setting'>): QuotedCommunity => ({
  bases: bases.filter(({ community }) => community !== undefined).map(({ id }) => id),
  inAnswers: setting.community?.inAnswers ?? 'accepted',
});

type Search = Pick<SearchEngine, 'search' | 'suggest'>;

/** More is read than is asked for, so that posts which are not quoted take no document's place. */
const MORE = 2;

/** Whether answers quote a passage. Whoever searches finds it in any case. */
export function mayQuote({ bases, inAnswers }: QuotedCommunity, { kbId, kind, url }: SearchHit): boolean {
  if (inAnswers === 'all' || !bases.includes(kbId)) return true;
  if (inAnswers === 'none') return false;
  if (kind === 'verified') return true;
  // A question is indexed with its accepted answer only.
  return inAnswers === 'accepted' && url !== null && url.startsWith('/community/qaDetails');
}

/** The search of answers: as the portal's, without the posts that they do not quote. */
export function quotableSearch(search: Search, community: QuotedCommunity | undefined): Search {
  if (!community || community.inAnswers === 'all' || community.bases.length === 0) return search;
  return {
    suggest: (request) => search.suggest(request),
    async search(request) {
      const { limit } = request;
      const found = await search.search({ ...request, limit: limit * MORE });
      return { ...found, hits: found.hits.filter((hit) => mayQuote(community, hit)).slice(0, limit) };
    },
  };
}
