import { readFile as readBytes } from 'node:fs/promises';
import path from 'node:path';
import { message } from '../../base/messages/message';
import { faultOf } from './fault-of';
import { readCsv } from './formats/csv';
import { readDocx } from './formats/docx';
import { readHtml } from './formats/html';
import type { InputFile } from './formats/input-file';
import { readJsonl } from './formats/jsonl';
import { readMarkdown } from './formats/markdown';
import { readPdf } from './formats/pdf';
import { extensionOf, type ListedFile } from './list-files';
import type { IngestFailure, SourceDocument } from './types';

const MB = 1024 * 1024;
/**
 * Size limits. A file that is read whole takes up to a hundred times its size in memory while it is parsed; beyond
 * these limits the import would run out of memory. A manual of 4,000 pages has 8 MB of text; records are read one by
 * one.
 */
const LARGEST: Record<string, number> = {
  pdf: 256 * MB,
  docx: 256 * MB,
  csv: 16 * MB,
  tsv: 16 * MB,
  jsonl: 64 * MB,
  ndjson: 64 * MB,
};
const LARGEST_TEXT = 8 * MB;

type Read = SourceDocument[] | Promise<SourceDocument[]> | Iterable<SourceDocument[] | IngestFailure>;
type Reader = (file: InputFile) => Read;
const READERS: Record<string, Reader> = {
  md: readMarkdown,
  markdown: readMarkdown,
  txt: readMarkdown,
  html: readHtml,
  htm: readHtml,
  docx: readDocx,
  pdf: readPdf,
  csv: readCsv,
  tsv: readCsv,
};

const FOLDER_LANG = /(?:^|\/)(zh|en)(?:[-_][A-Za-z]{2,4})?\//;

function inputOf(listed: ListedFile, bytes: Buffer): InputFile {
  const extension = extensionOf(listed.source);
  const lang = FOLDER_LANG.exec(listed.source)?.[1] as InputFile['lang'];
  return {
    source: listed.source,
    stem: path.basename(listed.source, path.extname(listed.source)),
    extension,
    bytes,
    lang,
  };
}

/** The same page in the other language has the same name in the sibling folder. */
export function pairOf(source: string): SourceDocument['pair'] {
  const match = FOLDER_LANG.exec(source);
  if (!match) return undefined;
  const lang = match[1] === 'zh' ? 'en' : 'zh';
  const swapped = match[0].replace(/zh|en/, lang).replace(/CN|US/, (region) => (region === 'CN' ? 'US' : 'CN'));
  return { source: source.slice(0, match.index) + swapped + source.slice(match.index + match[0].length), lang };
}

const paired = (document: SourceDocument) => ({ pair: pairOf(document.source), ...document });
const partsOf = (read: Awaited<Read>) => (Array.isArray(read) ? [read] : read);

/** Reads one file into documents; what cannot be read is yielded as a failure with its reason. */
export async function* readFile(listed: ListedFile): AsyncGenerator<SourceDocument[] | IngestFailure> {
  const extension = extensionOf(listed.source);
  const limit = LARGEST[extension] ?? LARGEST_TEXT;
  if (listed.bytes > limit) {
    const size = Math.ceil(listed.bytes / MB);
    yield {
      source: listed.source,
      reason: message('knowledge:import.fileSize', { size, limit: limit / MB }),
    };
    return;
  }
  try {
    const file = inputOf(listed, await readBytes(listed.absolute));
    const read = READERS[extension];
    if (!read) yield* readJsonl(file);
    else for (const item of partsOf(await read(file))) yield Array.isArray(item) ? item.map(paired) : item;
  } catch (error) {
    yield { source: listed.source, reason: faultOf(error) };
  }
}
