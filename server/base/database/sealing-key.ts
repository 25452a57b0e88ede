import type { Db } from './db';

/** The fingerprint of the key that seals this database's values; the first key used claims the database. */
export async function claimSealingKey(db: Db, fingerprint: string): Promise<string> {
  await db
    .insertInto('sealing_key')
    .values({ fingerprint })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return (await db.selectFrom('sealing_key').select('fingerprint').executeTakeFirstOrThrow()).fingerprint;
}

export async function changeSealingKey(db: Db, fingerprint: string): Promise<void> {
  await db.updateTable('sealing_key').set({ fingerprint }).execute();
}
