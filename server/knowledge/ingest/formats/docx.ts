import mammoth from 'mammoth';
import { fromBuffer, type ZipFile } from 'yauzl';
import { message } from '../../../base/messages/message';
import { detectLanguage } from '../../../base/text/detect-language';
import type { SourceDocument } from '../types';
import { UnreadableFile } from '../types';
import { firstHeading } from './first-heading';
import { htmlToMarkdown } from './html';
import type { InputFile } from './input-file';

const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MB = 1024 * 1024;
/** Maximum unpacked size of a Word document; a real one of 500 pages stays below 30 MB. */
const MAX_UNPACKED = 200 * MB;
/** Maximum size of the text part, whose tree takes many times as much memory. */
const MAX_TEXT = 32 * MB;
const MAX_ENTRIES = 5_000;

const open = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** Counts the bytes that an entry really unpacks to, because the sizes in the directory may be wrong. */
function measure(zip: ZipFile, entry: Parameters<ZipFile['openReadStream']>[0], left: number): Promise<number> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > left) stream.destroy(new UnreadableFile(tooLarge));
      });
      stream.on('error', reject);
      stream.on('end', () => resolve(size));
    });
  });
}

const tooLarge = message('knowledge:import.docxSize', { total: MAX_UNPACKED / MB, text: MAX_TEXT / MB });

/** Rejects an archive that unpacks to too much, before anything is parsed. */
async function checkArchive(bytes: Buffer): Promise<void> {
  const zip = await open(bytes);
  let left = MAX_UNPACKED;
  let entries = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry) => {
      entries += 1;
      if (entries > MAX_ENTRIES)
        return reject(new UnreadableFile(message('knowledge:import.docxParts', { limit: MAX_ENTRIES })));
      const isText = entry.fileName.endsWith('.xml');
      measure(zip, entry, isText ? Math.min(left, MAX_TEXT) : left).then((size) => {
        left -= size;
        zip.readEntry();
      }, reject);
    });
    zip.readEntry();
  }).finally(() => zip.close());
}

async function toHtml(buffer: Buffer): Promise<string> {
  try {
    await checkArchive(buffer);
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
    return (await mammoth.convertToHtml({ buffer }, { convertImage })).value;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(message('knowledge:import.docxUnreadable'));
  }
}

/** Reads a Word document: mammoth converts headings, lists and tables to HTML, which is read like any page. */
export async function readDocx(file: InputFile): Promise<SourceDocument[]> {
  const { markdown } = htmlToMarkdown(await toHtml(file.bytes));
  if (!markdown) throw new UnreadableFile(message('knowledge:import.noText'));
  return [
    {
      source: file.source,
      lang: file.lang ?? detectLanguage(markdown),
      title: firstHeading(markdown) ?? file.stem,
      description: '',
      kind: 'docx',
      markdown,
      file: { name: `${file.stem}.docx`, mime: MIME, bytes: file.bytes },
    },
  ];
}
