import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Db } from '../../base/database/db';
import type { ChallengePurpose } from '../store/factor-tables';
import { redeemChallenge } from '../store/passkey-challenges';
import { countPasskey, findPasskey } from '../store/passkeys';

/** The host whose passkeys count, as the browser says it to the key. */
export interface PasskeyHost {
  rpId: string;
  origin: string;
}

export interface PasskeyUse extends PasskeyHost {
  purpose: ChallengePurpose;
  boundTo: string;
  /** Whether the key must have asked for a finger, a face or a PIN: where it is the only step. */
  verified?: boolean;
}

/** True for a fresh answer of one of this person's passkeys to a challenge that was made for just this use. */
export async function checkPasskey(db: Db, answer: unknown, personId: string, use: PasskeyUse): Promise<boolean> {
  const response = answer as AuthenticationResponseJSON;
  const known = await findPasskey(db, String(response.id));
  if (!known || known.personId !== personId || known.rpId !== use.rpId) return false;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      // Used up by the first answer that names it, be it right or wrong.
      expectedChallenge: (challenge) => redeemChallenge(db, challenge, use),
      expectedOrigin: use.origin,
      expectedRPID: use.rpId,
      requireUserVerification: use.verified ?? false,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: Number(known.counter),
      },
    });
    return verified && (await countPasskey(db, known.id, authenticationInfo.newCounter));
  } catch {
    // The library throws for everything that does not fit, and the answer is a stranger's.
    return false;
  }
}
