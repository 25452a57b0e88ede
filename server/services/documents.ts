import type { components } from '../../generated/api';
import { anchor } from '../answer/anchor';
import { notFound } from '../plugins/errors';
import type { Store } from '../store/db';
import { readDocument, readOriginal, readQuote, type StoredDocument } from '../store/read-document';

type DocumentView = components['schemas']['DocumentView'];

export interface DocumentRequest {
  id: string;
  version?: number;
  /** The version a citation counts in, and its place and fingerprint there. */
  cited?: number;
  start?: number;
  end?: number;
  hash?: string;
}

/** A document for the reader; where a citation is asked for, with its place in the version that is shown. */
export async function viewDocument(store: Store, request: DocumentRequest): Promise<DocumentView> {
  const document = await readDocument(store.db, request.id, request.version);
  if (!document) throw notFound('document', request.id);
  const place = await findCitation(store, document, request);
  const { updatedAt, lang, ...rest } = document;
  return {
    ...rest,
    lang: lang as DocumentView['lang'],
    updatedAt: updatedAt.toISOString(),
    ...(place && { anchor: place }),
  };
}

async function findCitation(store: Store, document: StoredDocument, request: DocumentRequest) {
  const { start, end, hash, cited = document.version } = request;
  if (start === undefined || end === undefined || end <= start) return undefined;
  const quote = await readQuote(store.db, { id: document.id, version: cited, start, end });
  return anchor(document.markdown, { span: [start, end], hash, quote: quote ?? undefined });
}

export async function openOriginal(store: Store, id: string, version?: number) {
  const file = await readOriginal(store.db, id, version);
  if (!file) throw notFound('file', id);
  return file;
}
