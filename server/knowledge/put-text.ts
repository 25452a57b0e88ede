import type { Kysely } from 'kysely';
import type { Tables } from '../base/database/tables';
import { contentHash } from './ingest/content-hash';
import type { SourceDocument } from './ingest/types';
import { documentId, putDocument } from './store/documents';

/** Stores a text that people wrote here as a document, for search and citations. Returns the document's id. */
export async function putText(
  db: Kysely<Tables>,
  { kbId, document, signal }: { kbId: number; document: SourceDocument; signal: AbortSignal },
): Promise<string> {
  // Its readers of Markdown take a moment to load, and most servers start without a new text.
  const { openParsing } = await import('./ingest/parsing/open-parsing');
  const parsing = openParsing();
  try {
    const pieces = await parsing.cut(document, signal);
    await putDocument(db, { kbId, document, contentHash: contentHash(document), ...pieces }, signal);
  } finally {
    await parsing.close();
  }
  return documentId(kbId, document.source, document.lang);
}
