import { notFound } from '../../plugins/errors';
import type { Store } from '../../store/db';
import { readFile, type StoredFile } from '../../store/people/person-files';
import type { Person } from '../../store/people/persons';

export const filesPath = '/files/';

/** A file that this person uploaded, by its address. Nothing else is opened: no address of a request is ever fetched. */
export async function openOwnFile({ db }: Store, person: Person, address: string): Promise<StoredFile> {
  const id = address.startsWith(filesPath) ? address.slice(filesPath.length) : '';
  const file = /^[A-Za-z0-9_-]{22}$/.test(id) ? await readFile(db, id) : undefined;
  if (!file || file.personId !== person.id) throw notFound('file', address);
  return file;
}
