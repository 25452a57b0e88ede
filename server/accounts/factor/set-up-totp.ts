import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { accountOf } from '../present';
import type { Person } from '../store/persons';
import { confirmTotp, findTotpSetUp, keepTotpSetUp } from '../store/totp-factors';
import type { NoticeTo } from '../undo/record-change';
import type { Vault } from './check-factor';
import { factorAdded } from './factor-added';
import { setUpGone } from './factor-errors';
import { newTotpSecret, periodOf, totpUri } from './totp';
import { totpSeal } from './totp-seal';

/** Creates a secret, as text and as the URI of the QR code. It has no effect until a code confirms it. */
export async function beginTotp({ store, sealer }: Vault, person: Person, issuer: string) {
  const secret = newTotpSecret();
  await keepTotpSetUp(store.db, person.id, sealer.seal(secret, totpSeal(person.id)));
  return { secret, uri: totpUri(secret, issuer, accountOf(person)) };
}

interface Confirmed {
  code: string;
  /** The session in which it was set up; absent at an operator's first sign-in. */
  sessionId?: string;
  to: NoticeTo;
}

/** Confirms the app as the person's second factor. */
export async function finishTotp({ store, sealer }: Vault, person: Pick<Person, 'id'>, given: Confirmed) {
  const { sessionId, to } = given;
  const sealed = await findTotpSetUp(store.db, person.id);
  const secret = sealed && sealer.open(sealed, totpSeal(person.id));
  if (!sealed || !secret) throw setUpGone();
  const code = given.code.normalize('NFKC').replace(/\s/g, '');
  const period = /^\d{6}$/.test(code) ? periodOf(secret, code) : undefined;
  if (period === undefined) throw notThatCode();
  return store.db.transaction().execute(async (trx) => {
    if (!(await confirmTotp(trx, person.id, sealed, period))) throw setUpGone();
    return factorAdded(trx, { personId: person.id, sessionId, what: 'totp', to });
  });
}

const notThatCode = () => badRequest(message('accounts:setUpTotp.notThatCode'), { pointer: '/code', field: 'code' });
