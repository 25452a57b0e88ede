import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { SourceDocument } from '../ingest/types';
import { putCard, readUnfiled } from '../store/library';
import { cardOf } from './catalogue';

const BATCH = 200;

/**
 * Catalogues documents imported before the library existed, from what is stored; tags, date and maker come with the
 * next import. Returns their number.
 */
export async function fileOldDocuments(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  let filed = 0;
  for (;;) {
    const documents = await readUnfiled(db, BATCH);
    for (const { id, kind, ...rest } of documents) {
      if (signal?.aborted) return filed;
      await putCard(db, id, cardOf({ ...rest, kind: kind as SourceDocument['kind'] }));
      filed += 1;
    }
    if (documents.length < BATCH) return filed;
  }
}
