import type { components, operations } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Store } from '../../base/database/db';
import type { Reading } from '../open-reading';
import { countShelf, readShelf } from '../store/library';
import type { Facet } from './catalogue';
import { facetName } from './facet-name';

type LibraryPage = components['schemas']['LibraryPage'];
type Query = NonNullable<operations['listDocuments']['parameters']['query']>;

const FACETS = ['shelf', 'maker', 'equipment', 'symptom', 'tag'] as const satisfies readonly Facet[];
const MOST_VALUES = 100;
/** A tag of a single document does not narrow anything. */
const FEWEST = { shelf: 1, maker: 1, equipment: 1, symptom: 1, tag: 2 } satisfies Record<Facet, number>;

/** Posts have lists of their own. */
export const shelved = ({ ids, bases }: Pick<Reading, 'ids' | 'bases'>) =>
  bases.flatMap(({ id, community }) => (community === undefined && ids.includes(id) ? [id] : []));

/** Returns one page of the documents that the reader may read, and the facet counts of all matches. */
export async function listDocuments(
  { db }: Store,
  reading: Pick<Reading, 'ids' | 'bases' | 'wireId'>,
  { query, locale }: { query: Query; locale: Locale },
): Promise<LibraryPage> {
  const { lang, keyword = '', orderBy = 'recent', pageNum = 1, pageSize = 20 } = query;
  const filter = {
    ...{ bases: shelved(reading), lang },
    words: keyword.split(/\s+/).filter(Boolean),
    facets: FACETS.flatMap((facet) => {
      const value = query[facet];
      return value === undefined ? [] : [{ facet, value }];
    }),
  };
  const page = { order: orderBy, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const [{ total, counts }, rows] = await Promise.all([countShelf(db, filter), readShelf(db, filter, page)]);
  const named = counts.flatMap(({ facet, value, count }) => {
    const text = facetName(facet, value, locale);
    const isChosen = query[facet] === value;
    return text !== undefined && (isChosen || count >= FEWEST[facet]) ? [{ facet, value, text, count }] : [];
  });
  return {
    total,
    documents: rows.map((row) => asListed(row, reading, locale)),
    facets: FACETS.flatMap((facet) => {
      const values = named.filter((one) => one.facet === facet).slice(0, MOST_VALUES);
      return values.length > 0 ? [{ facet, values: values.map(({ facet: _, ...value }) => value) }] : [];
    }),
  };
}

type Row = Awaited<ReturnType<typeof readShelf>>[number];

export function asListed(
  { facets, kbId, updatedAt, ...row }: Row,
  { wireId }: Pick<Reading, 'wireId'>,
  locale: Locale,
): LibraryPage['documents'][number] {
  const first = (wanted: Facet) => facets?.find(({ facet }) => facet === wanted)?.value;
  return {
    ...row,
    lang: row.lang as 'zh' | 'en',
    kbId: wireId(kbId),
    updatedAt: updatedAt.toISOString(),
    shelf: first('shelf') as LibraryPage['documents'][number]['shelf'],
    maker: first('maker'),
    equipment: (facets ?? []).flatMap(({ facet, value }) =>
      facet === 'equipment' ? (facetName(facet, value, locale) ?? []) : [],
    ),
  };
}
