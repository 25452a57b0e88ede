import { emailFault, isPhone } from '../../../setting/person/account-rules';
import { cleanText } from '../../services/clean-text';
import type { Store } from '../../store/db';
import { addPersonEvent } from '../../store/people/person-events';
import {
  addPerson,
  bindIdentity,
  findPersonByAccount,
  findPersonByIdentity,
  type Person,
} from '../../store/people/persons';
import { readAccount } from '../account';
import type { OidcClaims } from './open-oidc';

/**
 * The person whom the company's provider vouches for: known from before, or by a phone or an address that the provider has verified, or
 * new. Undefined for somebody who was disabled here.
 */
export async function personOfClaims({ db }: Store, claims: OidcClaims): Promise<Person | undefined> {
  const { issuer, subject } = claims;
  const known = await findPersonByIdentity(db, issuer, subject);
  if (known) return known.disabledAt ? undefined : known;
  const contact = contactOf(claims);
  return db.transaction().execute(async (trx) => {
    const account = contact.phone ?? contact.email;
    const same = account === undefined ? undefined : await findPersonByAccount(trx, account);
    const person = same ?? (await addPerson(trx, { ...contact, nickname: cleanText(claims.name).slice(0, 64) }));
    if (!person || person.disabledAt || !(await bindIdentity(trx, issuer, subject, person.id))) return undefined;
    await addPersonEvent(trx, { personId: person.id, kind: same ? 'identity-bound' : 'registered', detail: issuer });
    return person;
  });
}

function contactOf({ phone = '', email = '' }: OidcClaims): { phone?: string; email?: string } {
  const { value } = readAccount(phone);
  if (isPhone(value)) return { phone: value };
  const address = readAccount(email);
  return address.kind === 'email' && emailFault(address.value) === null ? { email: address.value } : {};
}
