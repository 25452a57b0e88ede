import type { OperatorRole } from '../../../setting/operator/may';
import type { Store } from '../../base/database/db';
import { hashPassword, newPassword } from '../../base/password';
import { readAccount } from '../account';
import { endPresence, setOrganizationDisabled, setPersonDisabled } from '../store/disabling';
import { forgetFactors } from '../store/forget-factors';
import { isLastOperator, leavesNobody, listRoles } from '../store/operator-roles';
import { addOperator, findOperator, findOperatorOf, giveRole, removeOperator, resetPassword } from '../store/operators';
import { findOrganization, findOrganizationByCode } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import { findPerson, findPersonByAccount } from '../store/persons';
import { isOperatorName } from './operator-name';
import { tellOperator } from './tell-operator';

interface Input {
  name: string;
  organization?: string;
  /** The only domain, and whose it is. */
  place?: { domain: string; tenantId: string | null };
  /** Administrator, if absent. */
  role?: OperatorRole;
  /** Operator name for a person whose account has another name. */
  as?: string;
  /** Reason for disabling. */
  reason?: string;
  say: (line: string) => void;
}

/** Returns true if done. The command prints everything that a person needs to know. */
type Command = (store: Pick<Store, 'db'>, input: Input) => Promise<boolean>;

const add: Command = async ({ db }, { name, organization, say, ...input }) => {
  if (!isOperatorName(name)) {
    say('A name must have 1 to 64 letters, digits or . _ @ -, and not be seed or console.');
    return false;
  }
  if (organization !== undefined && !/^\S{1,64}$/.test(organization)) {
    say('An organization id must have 1 to 64 characters and no spaces.');
    return false;
  }
  const password = newPassword();
  const added = await addOperator(db, {
    name,
    password: await hashPassword(password),
    ...roleOf({ organization, ...input }),
  });
  say(
    added
      ? `Operator ${name}, password ${password}`
      : `There is an operator ${name} already. A new password: reset ${name}`,
  );
  return added;
};

const roleOf = ({ organization, place, role }: Pick<Input, 'organization' | 'place' | 'role'>) => ({
  tenant_id: place ? place.tenantId : (organization ?? null),
  domain: place?.domain,
  role,
});

/** Gives a role to an account, or changes the one it has at that place. */
const grant: Command = async ({ db }, { name: account, as, say, ...input }) => {
  const { value } = readAccount(account);
  const person = await findPersonByAccount(db, value);
  const known = person && (await findOperatorOf(db, person.id));
  const name = known?.name ?? as ?? person?.nickname ?? '';
  const wide = !input.organization && !input.place;
  if (!person) say(`There is no account ${account}.`);
  else if (!isOperatorName(name)) say('Add --name <name>, which the history shows beside their changes.');
  else if (
    wide &&
    (await leavesNobody(db, {
      operatorId: person.id,
      scope: { kind: 'installation' },
      role: input.role ?? 'administrator',
    }))
  )
    say(lastOne(name));
  else if (await giveRole(db, { id: person.id, name, ...roleOf(input) })) {
    await tellOperator(db, person.id);
    say(`${name} is now ${input.role ?? 'administrator'} and signs in with the password of ${account}.`);
    return true;
  } else say(`${name} has this role already, or is the name of somebody else.`);
  return false;
};

const reset: Command = async ({ db }, { name, say }) => {
  const password = newPassword();
  const done = await resetPassword(db, name, await hashPassword(password));
  if (done) await tellOperator(db, (await findOperator(db, name))?.id);
  say(
    done
      ? `Operator ${name}, password ${password}`
      : `There is no operator ${name}. For those there are: npm run operator -- list`,
  );
  return done;
};

/** For a person who lost the phone and the recovery codes: an operator by name, others by phone or email. */
const resetFactor: Command = async ({ db }, { name, say }) => {
  const operator = await findOperator(db, name);
  const person = operator ? await findPerson(db, operator.id) : await findPersonByAccount(db, readAccount(name).value);
  if (!person) {
    say(`There is neither an operator nor an account ${name}.`);
    return false;
  }
  await forgetFactors(db, person.id);
  await endPresence(db, person.id);
  await addPersonEvent(db, { personId: person.id, kind: 'factor-removed', detail: 'console' });
  say(`Removed the second factor of ${name} and ended all sessions.`);
  if (operator) say('Unless OPERATOR_SECOND_FACTOR=optional, the next sign-in sets up a new one.');
  return true;
};

const list: Command = async ({ db }, { say }) => {
  for (const { name, role, granted_at: since, access_domain: domain, tenant_id: organization } of await listRoles(db)) {
    const where = domain ?? organization ?? '(whole installation)';
    say(`${name}\t${role}\t${where}\tsince ${since.toISOString().slice(0, 10)}`);
  }
  return true;
};

const remove: Command = async ({ db }, { name, say }) => {
  const found = await findOperator(db, name);
  if (!found) say(`There is no operator ${name}. For those there are: npm run operator -- list`);
  else if (await isLastOperator(db, found.id)) say(lastOne(name));
  else {
    await tellOperator(db, found.id);
    await removeOperator(db, name);
    say(`Operator ${name} was removed.`);
    return true;
  }
  return false;
};

const lastOne = (name: string) =>
  `${name} is the last administrator of the whole installation who can sign in. Add or enable another one first.`;

const disabling =
  (kind: 'person' | 'organization', disabled: boolean): Command =>
  async ({ db }, { name, reason = '', say }) => {
    const { value } = readAccount(name);
    const id =
      kind === 'person'
        ? ((await findPersonByAccount(db, value)) ?? (await findPerson(db, name)))?.id
        : ((await findOrganization(db, name)) ?? (await findOrganizationByCode(db, name)))?.id;
    if (kind === 'person' && disabled && id !== undefined && (await isLastOperator(db, id))) {
      say(lastOne(name));
      return false;
    }
    const set = kind === 'person' ? setPersonDisabled : setOrganizationDisabled;
    const done = id !== undefined && (await set(db, id, disabled, reason));
    if (!done) say(kind === 'person' ? `There is no account ${name}.` : `There is no organization ${name}.`);
    else if (!disabled) say(kind === 'person' ? `${name} can sign in again.` : `People can act for ${name} again.`);
    else say(kind === 'person' ? `${name} is signed out and cannot sign in.` : `Nobody can act for ${name} any more.`);
    return done;
  };

export const operatorCommands: Record<string, Command | undefined> = {
  add,
  grant,
  reset,
  'reset-factor': resetFactor,
  list,
  remove,
  'disable-person': disabling('person', true),
  'enable-person': disabling('person', false),
  'disable-organization': disabling('organization', true),
  'enable-organization': disabling('organization', false),
};
