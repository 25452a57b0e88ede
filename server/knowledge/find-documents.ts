import { plainFormulas } from '../base/text/plain-formulas';
import type { FindKind } from './find-kinds';
import type { SearchHit } from './search/types';
import { revisionDates } from './store/library';

/** Passages that are counted. */
const MOST = 100;
/** Share of the question's weight that a document must have to be counted; less is another subject. */
const CLEAR = 0.5;
const LONGEST = 300;

/** Whether a passage is about what was asked. */
const isClear = ({ exact, byMeaning, found }: SearchHit) => exact || byMeaning || found >= CLEAR;

/** The best passage of each document. */
export function bestOfEach(hits: readonly SearchHit[]): Map<string, SearchHit> {
  const best = new Map<string, SearchHit>();
  for (const hit of hits.filter(isClear)) if (!best.has(hit.docId)) best.set(hit.docId, hit);
  return best;
}

/** Documents by their best passage; posts of the community are kinds of their own. */
export const findDocuments: FindKind = async ({ search, store }, { reading }, { q, lang, limit, offset }) => {
  const posts = new Set(reading.bases.filter(({ community }) => community !== undefined).map(({ id }) => id));
  const { hits } = await search.search({
    ...{ q, lang, limit: MOST, offset: 0 },
    names: reading.setting.synonyms ?? undefined,
    scope: reading.scope().filter((id) => !posts.has(id)),
  });
  const clear = hits.filter(isClear);
  const best = bestOfEach(clear);
  const shown = [...best.values()].slice(offset, offset + limit);
  const dates = await revisionDates(
    store.db,
    shown.map(({ docId }) => docId),
  );
  return {
    total: best.size,
    more: clear.length === MOST,
    items: shown.map(({ docId, title, text, lang: own, ...place }) => ({
      ...{ id: docId, title, text: shortenPassage(text), lang: own, url: passageAddress({ docId, ...place }) },
      ...(dates.has(docId) && { date: dates.get(docId) }),
    })),
  };
};

/** Where a passage is read. */
export const passageAddress = ({ docId, version, span: [start, end] }: Pick<SearchHit, 'docId' | 'version' | 'span'>) =>
  `/doc/${encodeURIComponent(docId)}?v=${version}&start=${start}&end=${end}`;

export function shortenPassage(text: string): string {
  const characters = Array.from(plainFormulas(text).replace(/\s+/g, ' ').trim());
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}
