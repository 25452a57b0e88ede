import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import { readFile, type StoredFile } from '../store/person-files';
import type { Person } from '../store/persons';

export const filesPath = '/files/';

/** The file at this address if this person uploaded it. No address from a request is ever fetched. */
export async function openOwnFile({ db }: Store, person: Person, address: string): Promise<StoredFile> {
  const id = address.startsWith(filesPath) ? address.slice(filesPath.length) : '';
  const file = /^[A-Za-z0-9_-]{22}$/.test(id) ? await readFile(db, id) : undefined;
  if (!file || file.personId !== person.id) throw notFound('file', address);
  return file;
}
