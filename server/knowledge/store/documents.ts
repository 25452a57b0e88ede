import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { WebhookData } from '../../../setting/webhook-types';
import type { Tables } from '../../base/database/tables';
import { emit } from '../../base/events/emit';
import type { HeadingMark, Passage, SourceDocument } from '../ingest/types';
import { cardOf } from '../library/catalogue';
import type { Origin } from './import-sources';
import { putCard } from './library';

type Db = Kysely<Tables> | Transaction<Tables>;
type PutResult = 'added' | 'updated' | 'unchanged';

/** Derives a permanent id from knowledge base, source and language, so that links to the document keep working. */
export function documentId(kbId: number, source: string, lang: string): string {
  return createHash('sha256').update(`${kbId}\n${source}\n${lang}`).digest('hex').slice(0, 16);
}

export interface KnownDocument {
  hash: string;
  deleted: boolean;
  source: string;
  importSourceId: number | null;
  file: string | null;
  record: string | null;
  catalogueHash: string | null;
}

/** Hash, state and origin of every document of a knowledge base, so that an unchanged file costs no query. */
export async function documentHashes(db: Db, kbId: number): Promise<Map<string, KnownDocument>> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'content_hash', 'catalogue_hash', 'deleted_at', 'source', 'import_source_id', 'file', 'record'])
    .where('kb_id', '=', kbId)
    .execute();
  return new Map(
    rows.map(({ id, content_hash, catalogue_hash, deleted_at, import_source_id, source, file, record }) => {
      const hashes = { hash: content_hash, catalogueHash: catalogue_hash };
      const deleted = deleted_at !== null;
      return [id, { ...hashes, deleted, source, importSourceId: import_source_id, file, record }];
    }),
  );
}

export interface PutDocument {
  kbId: number;
  document: SourceDocument;
  contentHash: string;
  passages: Passage[];
  headings: HeadingMark[];
  origin?: Origin;
}

/**
 * Stores a new version of a document with its passages and the change-log row, atomically; rolls back if the signal
 * aborts.
 */
export async function putDocument(db: Kysely<Tables>, input: PutDocument, signal?: AbortSignal): Promise<PutResult> {
  return db.transaction().execute(async (trx) => {
    const stored = await upsertDocument(trx, input);
    if (!stored) return 'unchanged';
    const { id, version, added } = stored;
    await insertVersion(trx, id, version, input);
    await putCard(trx, id, cardOf(input.document));
    await trx.deleteFrom('passage').where('doc_id', '=', id).execute();
    for (const rows of passageRows(id, version, input.passages)) {
      signal?.throwIfAborted();
      await trx.insertInto('passage').values(rows).execute();
    }
    signal?.throwIfAborted();
    await logChange(trx, id, 'upsert');
    await tellChange(trx, { id, kbId: input.kbId, change: added ? 'added' : 'changed' });
    return added ? 'added' : 'updated';
  });
}

async function upsertDocument(trx: Transaction<Tables>, { kbId, document, contentHash, origin }: PutDocument) {
  const { source, lang, title, description, kind, url, pair } = document;
  const id = documentId(kbId, source, lang);
  const values = {
    title: title.slice(0, 1000),
    description: description.slice(0, 4000),
    kind,
    url: url ?? null,
    pair: pair ? documentId(kbId, pair.source, pair.lang) : null,
    content_hash: contentHash,
    import_source_id: origin?.importSourceId ?? null,
    file: origin?.file ?? null,
    record: origin?.record ?? null,
  };
  // No conflict column is named: `source` is unique as well as `id`, and two imports that conflict on either only wait
  // for each other.
  const added = await trx
    .insertInto('document')
    .values({ id, kb_id: kbId, lang, source, version: 1, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added.numInsertedOrUpdatedRows === 1n) return { id, version: 1, added: true };
  const updated = await trx
    .updateTable('document')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()`, deleted_at: null })
    .where('id', '=', id)
    // With two concurrent imports of a folder, what the first has stored is no new version for the second.
    .where(({ or, eb }) => or([eb('content_hash', '<>', contentHash), eb('deleted_at', 'is not', null)]))
    .returning('version')
    .executeTakeFirst();
  return updated && { id, version: updated.version, added: false };
}

async function insertVersion(trx: Transaction<Tables>, id: string, version: number, input: PutDocument) {
  const { document, contentHash } = input;
  const { pages = [], revised } = document;
  const meta = JSON.stringify({ pages, headings: input.headings, revised });
  await trx
    .insertInto('document_version')
    .values({ doc_id: id, version, content_hash: contentHash, markdown: document.markdown, meta })
    .execute();
  if (document.file)
    await trx
      .insertInto('document_file')
      .values({ doc_id: id, version, ...document.file })
      .execute();
}

/** PostgreSQL accepts 65,535 parameters per statement; a passage has ten. */
const BATCH = 2_000;

function* passageRows(id: string, version: number, passages: Passage[]) {
  for (let from = 0; from < passages.length; from += BATCH) {
    yield passages.slice(from, from + BATCH).map((passage, index) => ({
      id: `${id}#${from + index + 1}@${version}`,
      doc_id: id,
      version,
      ord: from + index + 1,
      headings: passage.headings,
      page: passage.page,
      span_start: passage.span[0],
      span_end: passage.span[1],
      text: passage.text,
      codes: passage.codes,
    }));
  }
}

/** Adds a row to the change log that every node's search index follows, and notifies the nodes. */
async function logChange(trx: Transaction<Tables>, docId: string, kind: 'upsert' | 'delete') {
  // Numbers are assigned before commit: without a lock, a reader could see 8 before 7 and skip 7.
  await sql`select pg_advisory_xact_lock(7205120)`.execute(trx);
  await trx.insertInto('change_log').values({ doc_id: docId, kind }).execute();
  await sql`select pg_notify('change_log', ${docId})`.execute(trx);
}

type Change = { id: string; kbId: number; change: WebhookData['knowledge.document_changed']['change'] };

const tellChange = (trx: Transaction<Tables>, { id, kbId, change }: Change) =>
  emit(trx, {
    ...{ type: 'knowledge.document_changed', to: { base: kbId } },
    data: { document: id, change, path: `/doc/${id}` },
  });

/** Removes a document from search and reading; its versions stay, so that old citations can show what they quoted. */
export async function removeDocument(db: Kysely<Tables>, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('document')
      .set({ deleted_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('kb_id')
      .executeTakeFirst();
    if (!removed) return false;
    await trx.deleteFrom('passage').where('doc_id', '=', id).execute();
    await logChange(trx, id, 'delete');
    await tellChange(trx, { id, kbId: removed.kb_id, change: 'removed' });
    return true;
  });
}
