import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Store } from '../../base/database/db';
import { badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { accountOf } from '../present';
import { keepChallenge, redeemChallenge } from '../store/passkey-challenges';
import { addPasskey, listPasskeys } from '../store/passkeys';
import type { Person } from '../store/persons';
import type { KnownSession } from '../store/sessions';
import type { NoticeTo } from '../undo/record-change';
import { factorAdded } from './factor-added';
import { wrongPasskey } from './factor-errors';
import type { PasskeyHost } from './passkey-check';

const mostPasskeys = 20;

const addingBy = (session: { id: string }, rpId: string) => ({ purpose: 'add' as const, boundTo: session.id, rpId });

/** Options for the browser to create a new passkey. */
export async function beginPasskey({ db }: Store, { person, session }: KnownSession, host: PasskeyHost) {
  const own = await listPasskeys(db, person.id);
  if (own.length >= mostPasskeys) throw conflict(tooManyPasskeys);
  const options = await generateRegistrationOptions({
    rpName: host.rpId,
    rpID: host.rpId,
    userName: accountOf(person),
    userDisplayName: person.nickname || accountOf(person),
    userID: userHandle(person),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: own
      .filter((one) => one.rpId === host.rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await keepChallenge(db, options.challenge, addingBy(session, host.rpId));
  return options;
}

interface NewPasskey {
  to: NoticeTo;
  name: string;
  answer: unknown;
}

/** Stores the new passkey; returns recovery codes if it is the first factor. */
export async function keepPasskey(
  store: Store,
  known: KnownSession,
  host: PasskeyHost,
  { name, answer, to }: NewPasskey,
) {
  const { person, session } = known;
  const { db } = store;
  const response = answer as RegistrationResponseJSON;
  const info = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(db, challenge, addingBy(session, host.rpId)),
    expectedOrigin: host.origin,
    expectedRPID: host.rpId,
    requireUserVerification: false,
  }).then(
    ({ registrationInfo }) => registrationInfo,
    () => undefined,
  );
  if (!info) throw wrongPasskey();
  return db.transaction().execute(async (trx) => {
    const id = await addPasskey(trx, {
      personId: person.id,
      credentialId: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey),
      counter: info.credential.counter,
      transports: (info.credential.transports ?? []).slice(0, 8),
      rpId: host.rpId,
      name,
    });
    if (id === undefined) throw badRequest(knownPasskey, { pointer: '/answer', field: 'answer' });
    return factorAdded(trx, { personId: person.id, sessionId: session.id, what: 'passkey', to });
  });
}

/** Up to 64 bytes that reveal nothing about the person to anyone who reads the key. */
const userHandle = ({ ownerKey }: Person) => new Uint8Array(Buffer.from(ownerKey.slice(0, 64), 'utf8'));

const tooManyPasskeys = message('accounts:addPasskey.tooManyPasskeys', { most: mostPasskeys });
const knownPasskey = message('accounts:addPasskey.knownPasskey');
