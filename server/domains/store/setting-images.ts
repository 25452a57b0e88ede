import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Image = Omit<Tables['setting_image'], 'created_at'>;

/** Named by its content, so the same picture is stored once. */
export async function keepImage(db: Kysely<Tables>, image: Image): Promise<void> {
  await db
    .insertInto('setting_image')
    .values(image)
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}

export const readImage = (db: Kysely<Tables>, hash: string) =>
  db.selectFrom('setting_image').select(['mime', 'bytes']).where('hash', '=', hash).executeTakeFirst();

export async function imageExists(db: Kysely<Tables>, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('setting_image').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}
