import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LocalizedText } from '../../setting/messages/catalogue';
import { listed, message } from '../base/messages/message';
import type { Passage } from './ingest/types';

export interface LooseFile {
  lang: 'zh' | 'en';
  text: string;
  passages: Passage[];
}

/** Kinds of files that can be read without belonging to a knowledge base. */
export const LOOSE_EXTENSIONS = ['pdf', 'docx', 'md', 'markdown', 'html', 'htm', 'txt'];

/** Reads a file that belongs to no knowledge base, in a thread that can be ended; or says why it cannot be read. */
export async function readLoose(
  name: string,
  bytes: Buffer,
  signal?: AbortSignal,
): Promise<LooseFile | { reason: LocalizedText }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'millwright-attachment-'));
  // The readers of all formats take a third of a second to load, and most servers never need them.
  const { openParsing } = await import('./ingest/parsing/open-parsing');
  const { UnreadableFile } = await import('./ingest/types');
  const parsing = openParsing({ time: () => READ_MS });
  try {
    const absolute = path.join(folder, `file${path.extname(name).toLowerCase()}`);
    await writeFile(absolute, bytes);
    const file = { absolute, source: name, bytes: bytes.length, place: folder };
    for await (const read of parsing.read(file, signal)) {
      if (!Array.isArray(read)) return { reason: read.reason };
      const [document] = read;
      if (!document) continue;
      const { passages } = await parsing.cut(document, signal);
      if (passages.length > 0) return { lang: document.lang, text: document.markdown, passages };
    }
    return { reason: message('knowledge:loose.nothing') };
  } catch (error) {
    if (error instanceof UnreadableFile) return { reason: error.reason };
    throw error;
  } finally {
    await parsing.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whoever attaches a file waits for it. */
const READ_MS = 20_000;

export const looseKinds = listed(LOOSE_EXTENSIONS.map((extension) => `.${extension}`));
