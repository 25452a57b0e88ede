import { randomBytes } from 'node:crypto';
import type { Db } from './persons';

export interface StoredFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Under a name that nobody guesses. */
export async function keepFile(db: Db, personId: string, file: StoredFile): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('person_file')
    .values({ id, person_id: personId, size: file.bytes.length, ...file })
    .execute();
  return id;
}

export async function readFile(db: Db, id: string): Promise<(StoredFile & { personId: string }) | undefined> {
  return db
    .selectFrom('person_file')
    .select(['name', 'mime', 'bytes', 'person_id as personId'])
    .where('id', '=', id)
    .executeTakeFirst();
}
