import type { Store } from './db';
import { newSecret } from './secret';

const read = new WeakMap<Store['db'], Map<string, Promise<string>>>();

/** A secret shared by all nodes of this installation, created on first use. */
export function installationSecret({ db }: Pick<Store, 'db'>, name: string): Promise<string> {
  const known = read.get(db) ?? new Map<string, Promise<string>>();
  read.set(db, known);
  const secret = known.get(name) ?? readOrMake(db, name);
  known.set(name, secret);
  secret.catch(() => known.delete(name));
  return secret;
}

async function readOrMake(db: Store['db'], name: string): Promise<string> {
  await db
    .insertInto('installation_secret')
    .values({ name, secret: newSecret() })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('installation_secret').select('secret').where('name', '=', name).executeTakeFirst();
  if (!row) throw new Error(`The secret '${name}' of the installation was taken away while the server ran.`);
  return row.secret;
}
