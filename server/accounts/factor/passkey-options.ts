import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Db } from '../../base/database/db';
import { keepChallenge } from '../store/passkey-challenges';
import { listPasskeys } from '../store/passkeys';
import type { PasskeyUse } from './passkey-check';

/** Options for the browser to request an assertion from one of this person's passkeys. */
export async function passkeyOptions(db: Db, personId: string, use: PasskeyUse) {
  const own = (await listPasskeys(db, personId)).filter((one) => one.rpId === use.rpId);
  const options = await generateAuthenticationOptions({
    rpID: use.rpId,
    userVerification: 'preferred',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await keepChallenge(db, options.challenge, use);
  return options;
}
