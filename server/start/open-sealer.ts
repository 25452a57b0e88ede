import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../base/database/db';
import { createSealer, type Sealer } from '../base/database/sealer';
import { changeSealingKey, claimSealingKey } from '../base/database/sealing-key';
import { type Config, ConfigError } from '../config';

const fileName = 'sealing.key';

/** The key of this installation, and certainty that it is the one that sealed what is in the database. */
export async function openSealer({ data, secret }: Pick<Config, 'data' | 'secret'>, { db }: Store): Promise<Sealer> {
  const sealer = createSealer(secret ?? readOrMakeKey(data));
  const { fingerprint } = sealer;
  if ((await claimSealingKey(db, fingerprint)) === fingerprint) return sealer;
  if (await hasSealed(db)) throw new ConfigError([otherKey(data)]);
  await changeSealingKey(db, fingerprint);
  return sealer;
}

/** Made at the first start, for the eyes of the server alone. */
function readOrMakeKey(data: string): string {
  const file = join(data, fileName);
  mkdirSync(data, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

const hasSealed = async (db: Store['db']) =>
  (await db.selectFrom('totp_factor').select('person_id').limit(1).executeTakeFirst()) !== undefined;

const otherKey = (data: string) =>
  `The secrets in this database were sealed with another key. Set MILLWRIGHT_SECRET to the one of before, or put ${fileName} back into ${data}. Nodes that share a database share MILLWRIGHT_SECRET. If the key is lost, delete the rows of totp_factor and of sealing_key: people then sign in with their recovery codes or passkeys.`;
