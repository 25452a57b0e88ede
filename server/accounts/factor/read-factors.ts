import type { components } from '../../../generated/api';
import type { Store } from '../../base/database/db';
import { listOwnOrganizations } from '../store/organizations';
import { listPasskeys } from '../store/passkeys';
import { readRecoveryCodes } from '../store/recovery-codes';
import type { KnownSession } from '../store/sessions';
import { findTotp } from '../store/totp-factors';

/** The person's factors for display; contains no secrets. */
export async function readFactors({ db }: Store, known: KnownSession): Promise<components['schemas']['Factors']> {
  const { person, session } = known;
  const totp = await findTotp(db, person.id);
  const recovery = await readRecoveryCodes(db, person.id);
  const organizations = await listOwnOrganizations(db, person.id);
  return {
    totp: totp?.createdAt.toISOString() ?? null,
    passkeys: (await listPasskeys(db, person.id)).map(({ id, name, rpId, createdAt, usedAt }) => ({
      id,
      name,
      host: rpId,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recovery: { left: recovery.left, madeAt: recovery.madeAt?.toISOString() ?? null },
    confirmed: session.secondAt !== null,
    requiredBy: organizations.filter((one) => one.requireSecondFactor).map(({ name }) => name),
  };
}
