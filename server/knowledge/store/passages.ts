import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { PassageRow } from '../search/index-row';
import type { SearchLang } from '../search/types';

/** The passages of documents that are not deleted, with the document fields that search needs. */
export async function passagesOf(db: Kysely<Tables>, docIds: string[]): Promise<PassageRow[]> {
  if (docIds.length === 0) return [];
  const rows = await db
    .selectFrom('passage as p')
    .innerJoin('document as d', 'd.id', 'p.doc_id')
    .select([
      'p.id',
      'p.doc_id',
      'p.version',
      'p.headings',
      'p.page',
      'p.span_start',
      'p.span_end',
      'p.text',
      'p.codes',
    ])
    .select(['d.kb_id', 'd.lang', 'd.kind', 'd.url', 'd.title'])
    .where('p.doc_id', 'in', docIds)
    .where('d.deleted_at', 'is', null)
    .orderBy('p.doc_id')
    .orderBy('p.ord')
    .execute();
  return rows.map(({ doc_id, kb_id, span_start, span_end, lang, ...rest }) => ({
    ...rest,
    docId: doc_id,
    kbId: kb_id,
    lang: lang as SearchLang,
    start: span_start,
    end: span_end,
  }));
}

/** Ids of all documents that search should contain, page by page after `after`. */
export async function liveDocumentIds(db: Kysely<Tables>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Changes after `seq`, oldest first. */
export async function changesAfter(db: Kysely<Tables>, seq: number, limit: number) {
  const rows = await db
    .selectFrom('change_log')
    .select(['seq', 'doc_id'])
    .where('seq', '>', String(seq))
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ seq: Number(row.seq), docId: row.doc_id }));
}

export async function latestChange(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('change_log')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}
