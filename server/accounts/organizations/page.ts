import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Store } from '../../base/database/db';
import { cleanText } from '../../base/text/clean-text';
import { openOwnFile } from '../files/own-file';
import { changeOrganization, findOrganization } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import type { KnownSession } from '../store/sessions';
import { readTenant } from '../tenancy';
import { refuseUnlessAdmin } from './members';

type PageForm = components['schemas']['OrganizationPage'];

/** Changes the organization's page. Name and codes stay as checked at registration. */
export async function changePage(store: Store, known: KnownSession, id: string, form: PageForm, locale: Locale) {
  await refuseUnlessAdmin(store, known, id);
  const { website, logo } = form;
  // Everybody sees a logo: it can only be what its editor uploaded.
  if (logo) await openOwnFile(store, known.person, logo);
  const [introduction, address] = [cleanText(form.introduction), cleanText(form.address)];
  await store.db.transaction().execute(async (trx) => {
    await changeOrganization(trx, id, { introduction, address, website, ...(logo !== undefined && { logo }) });
    await addPersonEvent(trx, { personId: known.person.id, kind: 'organization-page', detail: id });
  });
  return readTenant(await findOrganization(store.db, id), id, locale);
}
