import type { Store } from '../base/database/db';
import { badRequest, notFound } from '../base/http/errors';
import type { Caller } from '../base/limits/caller';
import { message } from '../base/messages/message';
import { cleanText } from '../base/text/clean-text';
import type { Context } from '../context';
import { isReachable, readAccount } from './account';
import { redeemCode } from './codes/redeem-code';
import { filesPath, openOwnFile } from './files/own-file';
import { notYourself, takenAccount, wrongAccount, wrongCode } from './people-errors';
import { accountOf, toUser } from './present';
import { refuseUnlessProved } from './proved-lately';
import { isKeptFor, lockPerson } from './store/account-changes';
import { findRole } from './store/memberships';
import { findOrganization } from './store/organizations';
import { addPersonEvent } from './store/person-events';
import { findPerson, type Person, type PersonChange, updatePerson } from './store/persons';
import type { KnownSession } from './store/sessions';
import { type NoticeTo, recordChange } from './undo/record-change';

/** The person with the session's organization, if they still belong to it. */
export async function readUser({ db }: Store, person: Person, tenantId: string | null) {
  const organization = tenantId === null ? undefined : await findOrganization(db, tenantId);
  const belongs = organization && (await findRole(db, organization.id, person.id)) !== undefined;
  return toUser(person, belongs && organization.personalOf === null ? organization : undefined);
}

/** A person whose public profile others may see; throws if disabled. */
export async function readOther({ db }: Store, id: string): Promise<Person> {
  const person = await findPerson(db, id);
  if (!person || person.disabledAt) throw notFound('person', id);
  return person;
}

interface ProfileChange {
  nickname?: string;
  headImg?: string;
  email?: string;
  phone?: string;
  verificationCode?: string;
}

/**
 * Changes the profile. A new phone or email address requires a code sent there, or anybody could take anybody's, and a
 * recent confirmation of identity, or a stolen token could take over the account.
 */
export async function changeProfile(
  { store }: Pick<Context, 'store'>,
  { person, session }: KnownSession,
  change: ProfileChange,
  { caller, ...to }: NoticeTo & { caller: Caller },
): Promise<Person> {
  const { nickname, headImg } = change;
  if (headImg) refuseForeignPicture(headImg);
  // Avatars are public, so only the person's own uploads may become one.
  if (headImg?.startsWith(filesPath)) await openOwnFile(store, person, headImg);
  const own: PersonChange = {
    ...(nickname !== undefined && { nickname: cleanText(nickname).slice(0, 64) }),
    ...(headImg !== undefined && { head_img: headImg }),
  };
  const contacts: ('phone' | 'email')[] = [];
  for (const kind of ['email', 'phone'] as const) {
    const typed = change[kind];
    if (typed === undefined || readAccount(typed).value === (person[kind] ?? '')) continue;
    refuseUnlessProved(session);
    const code = change.verificationCode ?? '';
    own[kind] = await proveContact(store, { field: kind, typed, code, personId: person.id, caller });
    contacts.push(kind);
  }
  if (Object.keys(own).length === 0 && change.email === undefined && change.phone === undefined)
    throw badRequest(nothingToChange);
  try {
    const changed = await store.db.transaction().execute(async (trx) => {
      const before = await lockPerson(trx, person.id);
      if (!before) return undefined;
      for (const kind of contacts) {
        await recordChange(trx, before, kind, to);
        const { address } = caller;
        await addPersonEvent(trx, { personId: person.id, kind: 'contact-changed', address, detail: kind });
      }
      const after = await updatePerson(trx, person.id, own);
      await addPersonEvent(trx, { personId: person.id, kind: 'profile-changed', detail: Object.keys(own).join(' ') });
      return after;
    });
    return changed ?? person;
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw takenAccount(own.phone ? 'phone' : 'email');
    throw error;
  }
}

interface Contact {
  field: 'email' | 'phone';
  typed: string;
  code: string;
  personId: string;
  caller: Caller;
}

async function proveContact(store: Store, { field, typed, code, personId, caller }: Contact): Promise<string> {
  const account = readAccount(typed);
  if (account.kind !== field || !isReachable(account)) throw wrongAccount(field, { ...account, kind: field });
  const to = { target: account.value, scenario: 'socialbind' as const };
  if (!(await redeemCode(store, to, caller, code))) throw wrongCode('verificationCode');
  if (await isKeptFor(store.db, account.value, personId)) throw takenAccount(field);
  return account.value;
}

/** Accepts only pictures on this site, so that nobody can make other people's browsers call another host. */
function refuseForeignPicture(address: string): void {
  if (/^\/(files|brand|images)\/[\w.-]+$/.test(address)) return;
  throw badRequest(message('accounts:profile.foreignPicture'), { pointer: '/headImg', field: 'headImg' });
}

const nothingToChange = message('accounts:profile.nothingToChange');

/** Throws if a call that names a person names somebody other than the caller. */
export function refuseOthers(person: Person, username: string): void {
  const { value } = readAccount(username);
  const names = [accountOf(person), person.phone, person.email, person.username];
  if (!names.includes(value)) throw notYourself();
}
