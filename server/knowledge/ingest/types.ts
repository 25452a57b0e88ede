import type { LocalizedText } from '../../../setting/messages/catalogue';

/** A document as a format reader returns it, before it is cut and stored. */
export interface SourceDocument {
  /** Stable name within the knowledge base: path below the ingested folder, or file path + '#' + record id. */
  source: string;
  lang: 'zh' | 'en';
  title: string;
  description: string;
  kind: 'markdown' | 'html' | 'text' | 'pdf' | 'docx' | 'table' | 'alarm' | 'lesson' | 'article' | 'verified';
  /** Canonical text: NFC, `\n` line ends, no control characters. Every span counts UTF-16 units in it. */
  markdown: string;
  url?: string;
  /** `source` and language of the same page in the other language. */
  pair?: { source: string; lang: 'zh' | 'en' };
  /** Offsets at which the pages of a paged original begin, ascending. */
  pages?: { page: number; offset: number }[];
  /** Identifiers from the record itself (an alarm's code), in addition to those in the text. */
  codes?: string[];
  /** Tags given by the author. */
  tags?: string[];
  /** YYYY-MM-DD: date of the last revision, as the document states it. */
  revised?: string;
  /** Maker of the machine, if the record names it. */
  maker?: string;
  /** The record within its file: its id, else its line number. */
  record?: string;
  /** Number of record fields missing in the text, by name: unreadable, or too many. */
  leftOut?: Record<string, number>;
  /** The original, kept for "open original" unless it is Markdown itself. */
  file?: { name: string; mime: string; bytes: Buffer };
}

/** A range of a document's canonical text that search finds and answers quote. */
export interface Passage {
  headings: string[];
  page: number | null;
  /** UTF-16 offsets: `markdown.slice(span[0], span[1]) === text`. */
  span: [number, number];
  text: string;
  codes: string[];
}

/** A heading of the canonical text, for the outline beside a document. */
export interface HeadingMark {
  level: number;
  title: string;
  offset: number;
}

/** A file or record that was left out, with the reason; the import continues. */
export interface IngestFailure {
  source: string;
  reason: LocalizedText;
}

/** Documents that a source no longer contains but that were kept, because their removal looks like a mistake. */
export interface PruneRefusal {
  place: string;
  /**
   * `empty`: the source has no files; `half`: more than half would be removed; `former`: from before sources were
   * recorded, and in no import since.
   */
  reason: 'empty' | 'half' | 'former';
  had: number;
  documents: string[];
}

export interface IngestReport {
  files: number;
  /** Files of kinds that no reader accepts (pictures, licences …). */
  skipped: number;
  added: number;
  updated: number;
  unchanged: number;
  removed: number;
  passages: number;
  /** Number of record fields left out of the text, by name. */
  leftOut: Record<string, number>;
  /** Number of documents not pruned because their file could not be read. */
  kept: number;
  refused: PruneRefusal[];
  failures: IngestFailure[];
}

/** Why a file cannot be read; the message is for the person who runs the import. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';

  constructor(readonly reason: LocalizedText) {
    super(reason['en-US']);
  }
}
