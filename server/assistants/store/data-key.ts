import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Sealer } from '../../base/database/sealer';
import type { Tables } from '../../base/database/tables';

/** What the private half is sealed for. */
export const SEALED_FOR = 'data key';

const makePair = promisify(generateKeyPair);

/** The public half, as PEM. The pair is made when it is first asked for; of two nodes that do so, the first one wins. */
export async function readPublicKey(db: Kysely<Tables>, sealer: Sealer): Promise<string> {
  const known = await db.selectFrom('data_key').select('public_pem').executeTakeFirst();
  if (known) return known.public_pem;
  const { publicKey, privateKey } = await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const row = { public_pem: publicKey, sealed_private: sealer.seal(privateKey, SEALED_FOR) };
  await db
    .insertInto('data_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('data_key').select('public_pem').executeTakeFirstOrThrow()).public_pem;
}
