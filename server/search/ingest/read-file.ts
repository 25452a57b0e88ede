import { readFile as readBytes } from 'node:fs/promises';
import path from 'node:path';
import { readCsv } from './formats/csv';
import { readDocx } from './formats/docx';
import { readHtml } from './formats/html';
import type { InputFile } from './formats/input-file';
import { readJsonl } from './formats/jsonl';
import { readMarkdown } from './formats/markdown';
import { readPdf } from './formats/pdf';
import { type ListedFile, reasonOf } from './list-files';
import { type IngestFailure, type SourceDocument, UnreadableFile } from './types';

/** A text of 64 MB is an export of a data base, not a document; it would hold the parser for minutes. */
const MAX_BYTES = { text: 64 * 1024 * 1024, binary: 256 * 1024 * 1024 };

type Reader = (file: InputFile) => SourceDocument[] | Promise<SourceDocument[]>;
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
  const extension = path.extname(listed.source).slice(1).toLowerCase();
  const lang = FOLDER_LANG.exec(listed.source)?.[1] as InputFile['lang'];
  return {
    source: listed.source,
    stem: path.basename(listed.source, path.extname(listed.source)),
    extension,
    bytes,
    lang,
  };
}

/** The same page in the other language stands under the same name in the sibling folder. */
export function pairOf(source: string): SourceDocument['pair'] {
  const match = FOLDER_LANG.exec(source);
  if (!match) return undefined;
  const lang = match[1] === 'zh' ? 'en' : 'zh';
  const swapped = match[0].replace(/zh|en/, lang).replace(/CN|US/, (region) => (region === 'CN' ? 'US' : 'CN'));
  return { source: source.slice(0, match.index) + swapped + source.slice(match.index + match[0].length), lang };
}

/** Reads one file into documents; what cannot be read is yielded as a failure with its reason. */
export async function* readFile(listed: ListedFile): AsyncGenerator<SourceDocument[] | IngestFailure> {
  const extension = path.extname(listed.source).slice(1).toLowerCase();
  const limit = ['pdf', 'docx'].includes(extension) ? MAX_BYTES.binary : MAX_BYTES.text;
  if (listed.bytes > limit) {
    const size = Math.round(listed.bytes / 1024 / 1024);
    yield {
      source: listed.source,
      reason: `the file has ${size} MB, the limit is ${limit / 1024 / 1024} MB; split it`,
    };
    return;
  }
  try {
    const file = inputOf(listed, await readBytes(listed.absolute));
    const read = READERS[extension];
    if (!read) yield* readJsonl(file);
    else yield (await read(file)).map((document) => ({ pair: pairOf(document.source), ...document }));
  } catch (error) {
    yield { source: listed.source, reason: error instanceof UnreadableFile ? error.message : reasonOf(error) };
  }
}
