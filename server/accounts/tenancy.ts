import type { Locale } from '../../generated/locales';
import type { Store } from '../base/database/db';
import { notFound, unauthorized } from '../base/http/errors';
import type { Context } from '../context';
import { factorNeeded } from './factor/factor-errors';
import { industryName } from './industries';
import { notMember } from './people-errors';
import { toTenantInfo } from './present';
import { addMember, findRole, touchMembership } from './store/memberships';
import { addOrganization, findOrganization, findPersonalSpace, type Organization } from './store/organizations';
import { updatePerson } from './store/persons';
import { type KnownSession, rotateSession, setSessionTenant, type Tokens } from './store/sessions';

/** The name by which the portal recognizes that a person acts for themselves. */
export const personalName = '个人用户';

/** An organization to which the person belongs. Refuses others and unknown ones alike. */
export async function ownOrganization({ db }: Store, personId: string, tenantId: string): Promise<Organization> {
  const organization = await findOrganization(db, tenantId);
  if (!organization || !(await findRole(db, tenantId, personId))) throw notMember();
  return organization;
}

/** The same for acting: throws if the organization requires a second factor that the session lacks. */
export async function organizationToActFor(store: Store, { person, session }: KnownSession, tenantId: string) {
  const organization = await ownOrganization(store, person.id, tenantId);
  if (organization.requireSecondFactor && session.secondAt === null) throw factorNeeded(organization.name);
  return organization;
}

/** Makes the person act for this organization, now and at the next sign-in. */
export async function switchOrganization(store: Store, known: KnownSession, tenantId: string): Promise<void> {
  const { person, session } = known;
  const organization = await organizationToActFor(store, known, tenantId);
  const chosen = organization.personalOf === null ? tenantId : null;
  await updatePerson(store.db, person.id, { current_tenant: chosen });
  await setSessionTenant(store.db, session.id, chosen);
  await touchMembership(store.db, tenantId, person.id);
}

/** The same with new tokens, since those issued for the person alone do not act for the organization. */
export async function signInToOrganization(store: Store, known: KnownSession, tenantId: string): Promise<Tokens> {
  await switchOrganization(store, known, tenantId);
  const tokens = await rotateSession(store.db, known.session.id);
  if (!tokens) throw unauthorized();
  return tokens;
}

/** The personal space of a person, created on first use. */
export async function personalSpace({ db }: Store, personId: string): Promise<Organization> {
  const known = await findPersonalSpace(db, personId);
  if (known) return known;
  const made = await db.transaction().execute(async (trx) => {
    const space = { name: personalName, tenantCode: `personal-${personId}`, personalOf: personId };
    const id = await addOrganization(trx, space);
    if (id !== undefined) await addMember(trx, id, personId, 'owner');
    return id;
  });
  const found = made === undefined ? undefined : await findOrganization(db, made);
  const space = found ?? (await findPersonalSpace(db, personId));
  if (!space) throw notFound('organization', personId);
  return space;
}

/** Public information about an organization; personal spaces have none. */
export async function readTenant(found: Organization | undefined, named: string, locale: Locale) {
  if (!found || found.personalOf !== null) throw notFound('organization', named);
  return toTenantInfo(found, industryName(found.industryId, locale));
}

/** The organization for which this session acts; undefined if the person no longer belongs to it. */
export async function sessionOrganization({ db }: Store, { person, session: { tenantId } }: KnownSession) {
  if (tenantId === null) return undefined;
  const [found, role] = await Promise.all([findOrganization(db, tenantId), findRole(db, tenantId, person.id)]);
  return role ? found : undefined;
}

/** The session's organization, or the person alone. */
export async function currentTenant({ store }: Context, known: KnownSession, locale: Locale) {
  const found = await sessionOrganization(store, known);
  if (!found) return { tenantId: '', tenantName: personalName, tenantCode: '' };
  return readTenant(found, found.id, locale);
}
