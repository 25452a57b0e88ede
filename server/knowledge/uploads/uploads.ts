import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Store } from '../../base/database/db';
import { badRequest, notFound } from '../../base/http/errors';
import type { Jobs } from '../../base/jobs/open-jobs';
import { listed, message } from '../../base/messages/message';
import { EXTENSIONS, extensionOf } from '../ingest/list-files';
import { removeDocument } from '../store/documents';
import { dropUpload, listUploads, putUpload } from '../store/uploads';
import { type FilesOwner, findFilesBase, openFilesBase } from './files-base';
import { findManualBase, type ManualOwner, openManualBase } from './manual-base';
import { READ_UPLOAD } from './read-upload';

type DomainFiles = components['schemas']['DomainFiles'];

/** Whose files these are: a domain's, or those of a version of an offering. */
type Owner = FilesOwner | ManualOwner;

const findBase = (db: Store['db'], owner: Owner) =>
  'offering' in owner ? findManualBase(db, owner) : findFilesBase(db, owner);

interface Asked {
  owner: Owner;
  locale: Locale;
}

export async function readUploads({ db }: Store, { owner, locale }: Asked): Promise<DomainFiles> {
  const base = await findBase(db, owner);
  const items = base ? await listUploads(db, base.id) : [];
  return {
    knowledgeBase: base?.id ?? null,
    items: items.map(({ size, fault, at, ...item }) => ({
      ...item,
      bytes: size,
      fault: fault?.[locale] ?? null,
      at: at.toISOString(),
    })),
  };
}

interface NewFile {
  owner: FilesOwner;
  name: string;
  bytes: Buffer;
  by: string;
  /** The portal's name. */
  portal: LocalizedText;
}

/** A file of manuals, under the name of what they are about. */
interface NewManual extends Omit<NewFile, 'owner' | 'portal'> {
  owner: ManualOwner;
  title: string;
}

/** Takes a file and has it read in the background. Returns its name as stored. */
export async function addUpload(parts: { store: Store; jobs: Jobs }, given: NewFile | NewManual): Promise<string> {
  const { db } = parts.store;
  const name = tidyName(given.name);
  if (!EXTENSIONS.includes(extensionOf(name))) throw badRequest(wrongKind(name), { pointer: '/name', field: 'name' });
  if (given.bytes.length === 0) throw badRequest(message('knowledge:upload.empty', { name }));
  const base =
    'title' in given
      ? await openManualBase(db, given.owner, given.title)
      : await openFilesBase(db, given.owner, given.portal);
  const { bytes, by } = given;
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await putUpload(trx, { bytes, by, id, kbId: base.id, name });
    await parts.jobs.send(READ_UPLOAD, { id }, { db: trx });
  });
  return name;
}

export async function removeUpload({ db }: Store, { owner, id }: { owner: Owner; id: string }): Promise<void> {
  const base = await findBase(db, owner);
  const documents = base && (await dropUpload(db, { kbId: base.id, id }));
  if (!documents) throw notFound('file', id);
  for (const document of documents) await removeDocument(db, document);
}

/** Browsers may send a path. Control characters would break lists and logs. */
const tidyName = (name: string) =>
  path.posix.basename(name.replaceAll('\\', '/')).replace(/\p{C}/gu, '').normalize('NFC').trim();

const kinds = listed(EXTENSIONS.map((extension) => `.${extension}`));
const wrongKind = (name: string) => message('knowledge:upload.kind', { name, kinds });
