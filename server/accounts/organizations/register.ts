import { randomBytes } from 'node:crypto';
import type { components } from '../../../generated/api';
import { type AuditActor, addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { badRequest, conflict, type LocalizedText, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { openOwnFile } from '../files/own-file';
import { isIndustry } from '../industries';
import { addMember } from '../store/memberships';
import { addOrganization, findRegistered } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import type { Person } from '../store/persons';
import {
  askToRegister,
  decideRegistration,
  findRegistration,
  listRegistrations,
  type Registration,
} from '../store/registrations';
import { personalName } from '../tenancy';
import { creditCodeFault, looksLikeCreditCode } from './credit-code';
import { decidedAlready } from './join';

type Application = components['schemas']['OrganizationApplication'];

/** Asks the operators of the installation to register an organization. */
export async function requestRegistration(store: Store, person: Person, given: Application): Promise<Application> {
  const name = cleanText(given.name).replace(/\s+/g, ' ');
  const code = given.code.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  if (name.length < 2 || name === personalName) throw refused('name', nameNeeded);
  if (!/^[0-9A-Z().\-/]{8,32}$/.test(code)) throw refused('code', codeWrong);
  if (looksLikeCreditCode(code) && creditCodeFault(code)) throw refused('code', checkDigitWrong);
  if (given.industryId && !isIndustry(given.industryId)) throw refused('industryId', industryUnknown);
  if (given.licenceUrl) await openOwnFile(store, person, given.licenceUrl);
  const taken = await findRegistered(store.db, code);
  if (taken) throw conflict(registeredAlready(taken.name));
  const kept = await askToRegister(store.db, {
    personId: person.id,
    name,
    code,
    industryId: given.industryId || null,
    licenceUrl: given.licenceUrl ?? '',
    contact: cleanText(given.contact ?? ''),
    phone: cleanText(given.phone ?? ''),
  });
  await addPersonEvent(store.db, { personId: person.id, kind: 'organization-applied', detail: kept.id });
  return toApplication(kept);
}

export async function readRegistrations({ db }: Store, personId?: string): Promise<Application[]> {
  return (await listRegistrations(db, personId)).map(toApplication);
}

/** Decides a registration; if approved, the applicant becomes the owner, in one transaction. */
export async function settleRegistration({ db }: Store, id: string, decision: 'approved' | 'refused', by: AuditActor) {
  const found = await findRegistration(db, id);
  if (!found) throw notFound('application', id);
  const tenantCode = `o-${randomBytes(5).toString('hex')}`;
  await db.transaction().execute(async (trx) => {
    const approved = decision === 'approved';
    const { name, code, industryId, personId } = found;
    const organizationId = approved ? await addOrganization(trx, { name, code, industryId, tenantCode }) : null;
    if (organizationId === undefined) throw conflict(registeredAlready(name));
    const decided = await decideRegistration(trx, id, { status: decision, by: by.who, organizationId });
    if (!decided) throw conflict(decidedAlready);
    if (organizationId !== null) await addMember(trx, organizationId, personId, 'owner');
    const what = { target: name, message: code, organization: organizationId };
    await addAudit(trx, { ...by, action: `registration-${decision}`, ...what });
  });
  return toApplication({ ...found, status: decision });
}

function toApplication({ personId: _, industryId, ...rest }: Registration): Application {
  return { ...rest, ...(industryId && { industryId }) };
}

const refused = (field: string, text: LocalizedText) => badRequest(text, { pointer: `/${field}`, field });
const nameNeeded = message('accounts:register.nameNeeded');
const codeWrong = message('accounts:register.codeWrong');
const checkDigitWrong = message('accounts:register.checkDigitWrong');
const industryUnknown = message('accounts:register.industryUnknown');
const registeredAlready = (name: string): LocalizedText => message('accounts:register.registeredAlready', { name });
