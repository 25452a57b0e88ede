import type { Cut, Cuttable } from '../cut';
import type { ListedFile } from '../list-files';
import type { IngestFailure, SourceDocument } from '../types';

/** What goes to the thread: read a file, hand over more of it, cut a document. */
export type ParseOrder = { kind: 'read'; file: ListedFile } | { kind: 'more' } | { kind: 'cut'; document: Cuttable };

/** What comes back, one for each order. */
export type ParseNews =
  | { kind: 'items'; items: (SourceDocument[] | IngestFailure)[]; done: boolean }
  | { kind: 'cut'; pieces: Cut }
  | { kind: 'failed'; reason: string };
