import type { components } from '../../generated/api';
import type { Store } from '../base/database/db';
import { citesVersion } from '../base/database/run-sources';
import { notFound } from '../base/http/errors';
import { anchor } from './anchor';
import type { Reading } from './open-reading';
import { quoteHash } from './quote-hash';
import { findPlace, readDocument, readOriginal, readQuote, type StoredDocument } from './store/read-document';

type DocumentView = components['schemas']['DocumentView'];

interface DocumentRequest {
  id: string;
  version?: number;
  /** The cited version, and the range and hash of the citation in it. */
  cited?: number;
  start?: number;
  end?: number;
  hash?: string;
  /** The chat whose answer cites it. */
  chat?: string;
}

/**
 * True if this reader may see the document in that version. A forbidden document is indistinguishable from a missing
 * one.
 */
async function mayOpen(
  { db }: Store,
  reading: Reading,
  { id, version, chat }: Pick<DocumentRequest, 'id' | 'version' | 'chat'>,
): Promise<boolean> {
  const place = await findPlace(db, id);
  if (!place || !reading.ids.includes(place.kbId)) return false;
  if (version === undefined || version === place.version) return true;
  const { visitor, accessDomain } = reading;
  return citesVersion(db, { docId: id, version, visitor, accessDomain, chat });
}

/** Returns a document for the reader; for a citation, with its place in the version shown. */
export async function viewDocument(store: Store, reading: Reading, request: DocumentRequest): Promise<DocumentView> {
  const { id, version } = request;
  const document = (await mayOpen(store, reading, request)) ? await readDocument(store.db, id, version) : null;
  if (!document) throw notFound('document', id);
  const place = await findCitation(store, reading, { document, request });
  const other = document.pair === null ? undefined : await findPlace(store.db, document.pair);
  const { updatedAt, lang, kbId, ...rest } = document;
  return {
    ...rest,
    kbId: reading.wireId(kbId),
    pair: other && reading.ids.includes(other.kbId) ? document.pair : null,
    lang: lang as DocumentView['lang'],
    updatedAt: updatedAt.toISOString(),
    ...(place && { anchor: place }),
  };
}

interface Cited {
  document: StoredDocument;
  request: DocumentRequest;
}

async function findCitation(store: Store, reading: Reading, { document, request }: Cited) {
  const { start, end, hash, cited = document.version } = request;
  if (start === undefined || end === undefined || end <= start) return undefined;
  const quote = await readQuote(store.db, { id: document.id, version: cited, start, end });
  // The present place of former words discloses something about them, so only readers who know or may see them get it.
  const isKnown = cited === document.version || (quote !== null && quoteHash(quote) === hash);
  const mayKnow = isKnown || (await mayOpen(store, reading, { ...request, version: cited }));
  return anchor(document.markdown, { span: [start, end], hash, quote: (mayKnow && quote) || undefined });
}

export async function openOriginal(store: Store, reading: Reading, request: DocumentRequest) {
  const { id, version } = request;
  const file = (await mayOpen(store, reading, request)) ? await readOriginal(store.db, id, version) : null;
  if (!file) throw notFound('file', id);
  return file;
}
