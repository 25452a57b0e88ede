import { Secret, TOTP } from 'otpauth';
import { newRecoveryCodes } from '../../server/accounts/factor/recovery-code';
import { newTotpSecret } from '../../server/accounts/factor/totp';
import { totpSeal } from '../../server/accounts/factor/totp-seal';
import { replaceRecoveryCodes } from '../../server/accounts/store/recovery-codes';
import { confirmTotp, keepTotpSetUp } from '../../server/accounts/store/totp-factors';
import type { Context } from '../../server/context';

/** The code that an authenticator app shows, now or some seconds off. */
export const codeOf = (secret: string, offSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offSeconds * 1000 });

/** Six digits that are certainly wrong. */
export function wrongCodeOf(secret: string): string {
  const right = [-60, -30, 0, 30, 60].map((off) => codeOf(secret, off));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/** An authenticator app and recovery codes for a person, as if set up earlier. */
export async function withTotp({ store, sealer }: Pick<Context, 'store' | 'sealer'>, personId: string) {
  const secret = newTotpSecret();
  const sealed = sealer.seal(secret, totpSeal(personId));
  await keepTotpSetUp(store.db, personId, sealed);
  await confirmTotp(store.db, personId, sealed, 0);
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(store.db, personId, recoveryCodes);
  return { secret, recoveryCodes };
}
