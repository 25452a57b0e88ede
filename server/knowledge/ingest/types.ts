/** One document as a format reader hands it over, before it is cut and stored. */
export interface SourceDocument {
  /** Stable name inside the knowledge base: path below the ingested folder, or file path + '#' + record id. */
  source: string;
  lang: 'zh' | 'en';
  title: string;
  description: string;
  kind: 'markdown' | 'html' | 'text' | 'pdf' | 'docx' | 'table' | 'alarm' | 'lesson' | 'article';
  /** Canonical text: NFC, `\n` line ends, no control characters. Every span counts UTF-16 units in it. */
  markdown: string;
  url?: string;
  /** `source` and language of the same page in the other language. */
  pair?: { source: string; lang: 'zh' | 'en' };
  /** Offsets at which the pages of a paged original begin, ascending. */
  pages?: { page: number; offset: number }[];
  /** Identifiers known from the record itself (an alarm's code), beyond those found in the text. */
  codes?: string[];
  /** Words by which its author files it. */
  tags?: string[];
  /** YYYY-MM-DD: the day of its last revision, as it says itself. */
  revised?: string;
  /** Whose machine it is about, where a record names it. */
  maker?: string;
  /** Which record of its file this is: the id that it brings, else its line. */
  record?: string;
  /** Fields of the record that are not in the text, by name: nobody could read them, or they were too many. */
  leftOut?: Record<string, number>;
  /** The original, kept for "open original" where Markdown is not already the original. */
  file?: { name: string; mime: string; bytes: Buffer };
}

/** A stretch of a document's canonical text that search finds and answers quote. */
export interface Passage {
  headings: string[];
  page: number | null;
  /** UTF-16 offsets: `markdown.slice(span[0], span[1]) === text`. */
  span: [number, number];
  text: string;
  codes: string[];
}

/** A heading of the canonical text, for the reader's rail. */
export interface HeadingMark {
  level: number;
  title: string;
  offset: number;
}

/** A file or record that was left out, and why; the rest goes on. */
export interface IngestFailure {
  source: string;
  reason: string;
}

/** Documents that a source no longer brings and that stay all the same, because it looks like a mistake. */
export interface PruneRefusal {
  place: string;
  /** Nothing lies there now, more than half would go, or they are from before sources were kept and no import has met them since. */
  reason: 'empty' | 'half' | 'former';
  had: number;
  documents: string[];
}

export interface IngestReport {
  files: number;
  /** Files of kinds that no reader takes (pictures, licences …). */
  skipped: number;
  added: number;
  updated: number;
  unchanged: number;
  removed: number;
  passages: number;
  /** Fields of records that are in no text, by name. */
  leftOut: Record<string, number>;
  /** Documents that were not pruned because their file could not be read. */
  kept: number;
  refused: PruneRefusal[];
  failures: IngestFailure[];
}

/** Says why a file cannot be taken; the message is for the person who ran the import. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
