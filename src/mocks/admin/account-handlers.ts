import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { type DemoPerson, type Disabled, type PeopleState, withPeople } from '../people/people-state';
import { withAdminState } from './admin-state';
import { PERSON } from './demo-names';
import { note } from './publish-into';

type Found = Data<'findAccounts'>;

/**
 * Searches and disables people and organizations. Disabling a person ends their sessions; nobody can act for a disabled
 * organization.
 */
export const accountHandlers = (): RequestHandler[] => [
  mockOperation('findAccounts', ({ arg }) =>
    withPeople((state) => {
      const text = arg?.text?.trim() ?? '';
      const fits = (disabled: Disabled | undefined, ...names: string[]) =>
        text === '' ? disabled !== undefined : names.some((name) => name.includes(text));
      return {
        people: state.persons
          .filter(({ disabled, id, nickname, phone, email }) => fits(disabled, id, nickname, phone, email))
          .map(toPerson),
        organizations: state.organizations
          .filter(({ tenantId, tenantName }) => fits(state.disabledOrganizations?.[tenantId], tenantId, tenantName))
          .map((one) => toOrganization(state, one)),
      };
    }),
  ),
  mockOperation('setAccountDisabled', async ({ arg, locale }) => {
    const { id, kind, disabled, reason = '' } = arg;
    const now = disabled ? { at: new Date().toISOString(), reason } : undefined;
    withPeople((state) => {
      const person = state.persons.find((one) => one.id === id);
      const known = kind === 'person' ? person : state.organizations.find(({ tenantId }) => tenantId === id);
      if (!known) throw new Refusal(404, noSuch('person')[locale]);
      if (kind === 'organization') state.disabledOrganizations = { ...state.disabledOrganizations, [id]: now };
      else if (person) setDisabled(state, person, now);
    });
    await withAdminState((state) =>
      note(state, {
        action: `${kind}-${disabled ? 'disabled' : 'enabled'}`,
        author: PERSON,
        target: id,
        message: reason,
      }),
    );
    return null;
  }),
];

function setDisabled(state: PeopleState, person: DemoPerson, now: Disabled | undefined): void {
  if (now) person.disabled = now;
  else delete person.disabled;
  for (const [token, { personId }] of Object.entries(state.tokens))
    if (now && personId === person.id) delete state.tokens[token];
}

function toPerson({ id, nickname, phone, email, joinedAt, disabled }: DemoPerson): Found['people'][number] {
  const account = phone ? phone.replace(/^(\d{3})\d{4}/, '$1****') : email.replace(/^(.).*@/, '$1***@');
  const { at = null, reason = '' } = disabled ?? {};
  return { id, nickname, account, disabledAt: at, reason, createdAt: joinedAt };
}

function toOrganization(
  state: PeopleState,
  { tenantId, tenantName, tenantCode }: PeopleState['organizations'][number],
): Found['organizations'][number] {
  const { at = null, reason = '' } = state.disabledOrganizations?.[tenantId] ?? {};
  const members = state.members.filter((one) => one.tenantId === tenantId).length;
  return { id: tenantId, name: tenantName, tenantCode, members, disabledAt: at, reason };
}
