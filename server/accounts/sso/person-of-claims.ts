import { emailFault, isPhone } from '../../../setting/person/account-rules';
import { cleanText } from '../../base/text/clean-text';
import type { Context } from '../../context';
import { readAccount } from '../account';
import { isKeptFor, lockPerson } from '../store/account-changes';
import { addPersonEvent } from '../store/person-events';
import { addPerson, bindIdentity, findPersonByAccount, findPersonByIdentity, type Person } from '../store/persons';
import { type NoticeTo, recordChange } from '../undo/record-change';
import type { OidcClaims } from './open-oidc';

/**
 * The person identified by the company's provider: known already, found by a verified phone or email address, or new.
 * Undefined if the person is disabled here.
 */
export async function personOfClaims(ctx: Context, claims: OidcClaims, to: NoticeTo): Promise<Person | undefined> {
  const { db } = ctx.store;
  const { issuer, subject } = claims;
  const known = await findPersonByIdentity(db, issuer, subject);
  if (known) return known.disabledAt ? undefined : known;
  const contact = contactOf(claims);
  const found = await db.transaction().execute(async (trx) => {
    const account = contact.phone ?? contact.email;
    const same = account === undefined ? undefined : await findPersonByAccount(trx, account);
    if (!same && account !== undefined && (await isKeptFor(trx, account))) return undefined;
    const before = same && (await lockPerson(trx, same.id));
    if (before) await recordChange(trx, before, 'identity', to);
    const person = same ?? (await addPerson(trx, { ...contact, nickname: cleanText(claims.name).slice(0, 64) }));
    if (!person || person.disabledAt || !(await bindIdentity(trx, issuer, subject, person.id))) return undefined;
    await addPersonEvent(trx, { personId: person.id, kind: same ? 'identity-bound' : 'registered', detail: issuer });
    return person;
  });
  return found;
}

function contactOf({ phone = '', email = '' }: OidcClaims): { phone?: string; email?: string } {
  const { value } = readAccount(phone);
  if (isPhone(value)) return { phone: value };
  const address = readAccount(email);
  return address.kind === 'email' && emailFault(address.value) === null ? { email: address.value } : {};
}
