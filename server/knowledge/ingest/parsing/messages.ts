import type { LocalizedText } from '../../../../setting/messages/catalogue';
import type { Cut, Cuttable } from '../cut';
import type { ListedFile } from '../list-files';
import type { IngestFailure, SourceDocument } from '../types';

/** Order to the thread: read a file, send more of it, or cut a document. */
export type ParseOrder = { kind: 'read'; file: ListedFile } | { kind: 'more' } | { kind: 'cut'; document: Cuttable };

/** Reply of the thread, one per order. */
export type ParseNews =
  | { kind: 'items'; items: (SourceDocument[] | IngestFailure)[]; done: boolean }
  | { kind: 'cut'; pieces: Cut }
  | { kind: 'failed'; reason: LocalizedText };
