import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Db } from '../../base/database/db';
import type { ChallengePurpose } from '../store/factor-tables';
import { redeemChallenge } from '../store/passkey-challenges';
import { countPasskey, findPasskey } from '../store/passkeys';

/** The host whose passkeys count, as the browser reports it to the authenticator. */
export interface PasskeyHost {
  rpId: string;
  origin: string;
}

export interface PasskeyUse extends PasskeyHost {
  purpose: ChallengePurpose;
  boundTo: string;
  /** Whether the authenticator must have verified the user (fingerprint, face or PIN), as when it is the only step. */
  verified?: boolean;
}

/** Whether this is a fresh answer by one of this person's passkeys to a challenge created for exactly this use. */
export async function checkPasskey(db: Db, answer: unknown, personId: string, use: PasskeyUse): Promise<boolean> {
  const response = answer as AuthenticationResponseJSON;
  const known = await findPasskey(db, String(response.id));
  if (!known || known.personId !== personId || known.rpId !== use.rpId) return false;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      // The first answer that names a challenge uses it up, right or wrong.
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
    // The library throws for anything invalid in an untrusted answer.
    return false;
  }
}
