import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { type CatalogueCard, cardHash, type Facet } from '../library/catalogue';

type Db = Kysely<Tables> | Transaction<Tables>;

/** Replaces a document's library card. */
export async function putCard(db: Db, id: string, card: CatalogueCard): Promise<void> {
  await db
    .updateTable('document')
    .set({ revised: card.revised, catalogue_hash: cardHash(card) })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('document_facet').where('doc_id', '=', id).execute();
  const rows = card.facets.map((each) => ({ doc_id: id, ...each }));
  if (rows.length > 0) await db.insertInto('document_facet').values(rows).execute();
}

export interface LibraryFilter {
  bases: readonly number[];
  lang?: string;
  /** Words that must all occur in the title or the summary. */
  words: readonly string[];
  facets: { facet: Facet; value: string }[];
}

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function matching(db: Db, { bases, lang, words, facets }: LibraryFilter) {
  let query = db
    .selectFrom('document as d')
    .where('d.deleted_at', 'is', null)
    .where('d.kb_id', '=', sql<number>`any(${[...bases]}::int[])`);
  if (lang) query = query.where('d.lang', '=', lang);
  for (const word of words)
    query = query.where(({ or, eb }) =>
      or([eb('d.title', 'ilike', likeWord(word)), eb('d.description', 'ilike', likeWord(word))]),
    );
  for (const { facet, value } of facets)
    query = query.where('d.id', 'in', (eb) =>
      eb.selectFrom('document_facet').select('doc_id').where('facet', '=', facet).where('value', '=', value),
    );
  return query;
}

const newest = sql`coalesce(d.revised, to_char(d.updated_at, 'YYYY-MM-DD')) desc, d.title collate natural_order, d.id`;
const ORDERS = {
  // What is read before what is looked up: an alarm list has hundreds of documents, and would hide every guide.
  shelf: sql`coalesce(array_position(array['guide', 'lesson', 'table', 'standard', 'alarm'],
    (select value from document_facet where doc_id = d.id and facet = 'shelf' limit 1)), 1), ${newest}`,
  recent: newest,
  title: sql`d.title collate natural_order, d.id`,
};

export interface LibraryPage {
  order: keyof typeof ORDERS;
  limit: number;
  offset: number;
}

/** What the library says of each document. */
function rowsOf(query: ReturnType<typeof matching>) {
  return query
    .select(['d.id', 'd.title', 'd.description', 'd.kind', 'd.lang', 'd.kb_id as kbId', 'd.version', 'd.revised'])
    .select(['d.updated_at as updatedAt'])
    .select((eb) =>
      eb
        .selectFrom('document_facet as f')
        .select(
          sql<
            { facet: Facet; value: string }[]
          >`coalesce(json_agg(json_build_object('facet', f.facet, 'value', f.value) order by f.facet, f.value), '[]')`.as(
            'all',
          ),
        )
        .whereRef('f.doc_id', '=', 'd.id')
        .where('f.facet', '<>', 'tag')
        .as('facets'),
    );
}

export async function readShelf(db: Db, filter: LibraryFilter, { order, limit, offset }: LibraryPage) {
  return rowsOf(matching(db, filter)).orderBy(ORDERS[order]).limit(limit).offset(offset).execute();
}

/**
 * The documents that share most with this one. What few share says more than what many do, and only documents of the
 * filter count.
 */
export async function readRelated(db: Db, id: string, filter: LibraryFilter, limit: number) {
  const close = await db
    .with('shared', (cte) =>
      cte
        .selectFrom('document_facet as own')
        .innerJoin('document_facet as f', (join) =>
          join
            .onRef('f.facet', '=', 'own.facet')
            .onRef('f.value', '=', 'own.value')
            .onRef('f.doc_id', '<>', 'own.doc_id'),
        )
        .where('own.doc_id', '=', id)
        .where('own.facet', '<>', 'shelf')
        .where('f.doc_id', 'in', matching(db, filter).select('d.id'))
        .select(['f.doc_id', sql<number>`1.0 / count(*) over (partition by f.facet, f.value)`.as('weight')]),
    )
    .selectFrom('shared')
    .select(['doc_id', sql<number>`sum(weight)::float8`.as('weight')])
    .groupBy('doc_id')
    .orderBy('weight', 'desc')
    .orderBy('doc_id')
    .limit(limit)
    .execute();
  const ids = close.map(({ doc_id }) => doc_id);
  if (ids.length === 0) return [];
  const rows = await rowsOf(matching(db, filter).where('d.id', 'in', ids)).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Counts the matching documents, in total and per facet value. */
export async function countShelf(db: Db, filter: LibraryFilter) {
  const hits = db.with('hit', () => matching(db, filter).select(['d.id', 'd.lang']));
  const [total, facets] = await Promise.all([
    hits
      .selectFrom('hit')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
    hits
      .selectFrom('document_facet as f')
      .innerJoin('hit', 'hit.id', 'f.doc_id')
      .select(['f.facet', 'f.value', ({ fn }) => fn.countAll<string>().as('count')])
      .groupBy(['f.facet', 'f.value'])
      .orderBy('count', 'desc')
      .orderBy('f.value')
      .execute(),
  ]);
  const counts = facets.map(({ facet, value, count }) => ({ facet: facet as Facet, value, count: Number(count) }));
  return { total: Number(total.count), counts };
}

/** The newest versions of a document with their text, newest first. */
export async function readVersions(db: Db, id: string, limit: number) {
  return db
    .selectFrom('document_version')
    .select(['version', 'created_at as createdAt', 'markdown', sql<string | null>`meta ->> 'revised'`.as('revised')])
    .where('doc_id', '=', id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Documents without a library card, with the text of their newest version. */
export async function readUnfiled(db: Db, limit: number) {
  return db
    .selectFrom('document as d')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.doc_id', '=', 'd.id').onRef('v.version', '=', 'd.version'),
    )
    .select(['d.id', 'd.kind', 'd.title', 'd.description', 'v.markdown'])
    .where('d.catalogue_hash', 'is', null)
    .where('d.deleted_at', 'is', null)
    .limit(limit)
    .execute();
}

/** Revision dates of the documents that state one. */
export async function revisionDates(db: Db, documents: readonly string[]): Promise<Map<string, string>> {
  if (documents.length === 0) return new Map();
  const rows = await db.selectFrom('document').select(['id', 'revised']).where('id', 'in', documents).execute();
  return new Map(rows.flatMap(({ id, revised }) => (revised ? [[id, revised] as const] : [])));
}

/** Tags of these documents, the most frequent first. */
export async function tagsOf(db: Db, documents: readonly string[]): Promise<string[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .selectFrom('document_facet')
    .select('value')
    .where('facet', '=', 'tag')
    .where('doc_id', 'in', documents)
    .groupBy('value')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('value')
    .execute();
  return rows.map(({ value }) => value);
}
