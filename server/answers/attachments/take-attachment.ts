import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { isTable, readTable } from '../../../setting/table/read-table';
import type { TableFault } from '../../../setting/table/table';
import type { Store } from '../../base/database/db';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { decodeText, LOOSE_EXTENSIONS, looseKinds, readLoose, UnreadableFile } from '../../knowledge';
import type { Reader } from '../read-chat';
import { type AttachmentRow, addAttachment, attachedBytes } from '../store/attachments';
import { ATTACHMENT_LIMITS } from './limits';
import { type PictureTools, takePicture } from './take-picture';

export type Attachment = components['schemas']['Attachment'];

interface Given {
  name: string;
  bytes: Buffer;
  locale: Locale;
  signal?: AbortSignal;
}

/** Reads a file that somebody attaches, and keeps what it says. */
export async function takeAttachment(
  { store, ...tools }: PictureTools & { store: Store },
  reader: Reader,
  given: Given,
): Promise<Attachment> {
  const name = tidyName(given.name);
  const { bytes, locale, signal = new AbortController().signal } = given;
  const [value, limit] = [megabytes(bytes.length), megabytes(ATTACHMENT_LIMITS.file)];
  if (bytes.length === 0) throw badRequest(message('answers:attachment.empty', { name }));
  if (bytes.length > ATTACHMENT_LIMITS.file)
    throw badRequest(message('answers:attachment.large', { name, value, limit }));
  const before = await attachedBytes(store.db, reader.visitor);
  if (before + bytes.length > ATTACHMENT_LIMITS.person)
    throw badRequest(
      message('answers:attachment.full', { value: megabytes(before), limit: megabytes(ATTACHMENT_LIMITS.person) }),
    );
  const read = isPicture(name)
    ? await takePicture({ name, bytes, owner: reader.visitor, locale, signal }, tools)
    : await readFile(name, bytes, signal);
  const row = { id: randomUUID(), ...reader, name, size: bytes.length, ...read };
  await addAttachment(store.db, row);
  return presentAttachment(row);
}

export const presentAttachment = ({ id, name, kind, size }: Pick<AttachmentRow, 'id' | 'name' | 'kind' | 'size'>) => ({
  id,
  name,
  kind,
  bytes: size,
});

async function readFile(
  name: string,
  bytes: Buffer,
  signal: AbortSignal | undefined,
): Promise<Pick<AttachmentRow, 'kind' | 'lang' | 'text' | 'passages'>> {
  const extension = extensionOf(name);
  if (['xlsx', 'xlsm', 'xls', 'ods'].includes(extension))
    throw badRequest(message('answers:attachment.workbook', { name }));
  if (['csv', 'tsv'].includes(extension)) return readRows(name, bytes);
  if (!LOOSE_EXTENSIONS.includes(extension))
    throw badRequest(message('answers:attachment.kind', { name, kinds: looseKinds }));
  const read = await readLoose(name, bytes, signal);
  if ('reason' in read) throw badRequest(read.reason);
  const { lang, text } = read;
  const passages = read.passages.map(({ headings, page, span, text }) => ({ headings, page, span, text }));
  return { kind: 'document', lang, text, passages };
}

/** Rows are kept as they are: what is asked of them is calculated, never quoted. */
function readRows(name: string, bytes: Buffer): Pick<AttachmentRow, 'kind' | 'lang' | 'text' | 'passages'> {
  const text = decoded(bytes);
  const table = readTable(text);
  if (!isTable(table)) throw badRequest(whyNoTable(name, table));
  return { kind: 'table', lang: /\p{Script=Han}/u.test(text.slice(0, 2000)) ? 'zh' : 'en', text, passages: [] };
}

function decoded(bytes: Buffer): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw badRequest(error.reason);
    throw error;
  }
}

function whyNoTable(name: string, fault: TableFault) {
  if ('ask' in fault) {
    const example = fault.ask === 'decimal' ? fault.examples[0] : fault.example;
    return message('answers:attachment.unclear', { name, column: fault.column, example });
  }
  if (fault.fault === 'manyRows' || fault.fault === 'manyColumns')
    return message('answers:attachment.manyRows', { name, value: fault.value, limit: fault.limit });
  if (fault.fault === 'ragged') return message('answers:attachment.ragged', { name, ...fault, row: fault.row + 1 });
  return message('answers:attachment.noTable', { name });
}

/** Browsers may send a path. Control characters would break lists and logs. */
const tidyName = (name: string) =>
  path.posix.basename(name.replaceAll('\\', '/')).replace(/\p{C}/gu, '').normalize('NFC').trim().slice(0, 200);

const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();
/** Which of them can be decoded, their bytes tell. */
const PICTURES = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'tif', 'tiff', 'avif', 'bmp', 'heic', 'heif'];
const isPicture = (name: string) => PICTURES.includes(extensionOf(name));
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
