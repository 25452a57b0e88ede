import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { hasErrors } from '../../../setting/finding';
import { type ActingOperator, actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { limits } from '../../base/limits/limits';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { checkSetting, type Parts } from '../publishing/check-setting';
import { sayFindings } from '../publishing/say';
import { tellTalk } from '../store/draft-comments';
import { addGuestLink, closeGuestLink, findGuestLink, type GuestLinkRow, listGuestLinks } from '../store/guest-links';
import { keepRevision } from '../store/publish-revision';
import { refuseUnseen } from './refuse-unseen';

type Schemas = components['schemas'];

interface On {
  domain: string;
  operator: ActingOperator;
}

export const readGuestLinks = async ({ db }: Store, domain: string): Promise<Schemas['GuestLink'][]> =>
  (await listGuestLinks(db, domain)).map(toGuestLink);

interface Wish extends On {
  body: Record<string, unknown>;
  label: string;
  days: number;
  locale: Locale;
}

/** Keeps the draft as it is now and makes a link to exactly that. What could not be published is not shown to a customer. */
export async function createGuestLink({ store, report }: Parts, wish: Wish) {
  const { domain, operator, body, label, days, locale } = wish;
  refuseUnseen('label', label);
  // Where nothing is live yet, the host may be proved later: showing is not publishing.
  const findings = await checkSetting({ store, report }, { domain, operator, body, proved: true });
  if (hasErrors(findings)) throw badRequest(hasFaults, { findings: sayFindings(findings, locale) });
  const { perSeconds, linksPerPerson: most } = limits.guests;
  return take(store, [{ key: `guest-link:${operator.id}`, most, perSeconds }], async (trx) => {
    const revision = await keepRevision(trx, { accessDomain: domain, body, author: operator.name, message: label });
    const { id, token } = await addGuestLink(trx, { domain, revision, label, days, by: operator });
    const about = { ...actorOf(operator), domain, target: id, message: label, to: revision };
    await addAudit(trx, { ...about, action: 'guest-link-made' });
    await tellTalk(trx, domain);
    const row = await findGuestLink(trx, id);
    if (!row) throw notFound('guestLink', id);
    return { token, link: toGuestLink(row) };
  });
}

export const withdrawGuestLink = ({ db }: Store, { domain, operator, id }: On & { id: string }) =>
  db.transaction().execute(async (trx) => {
    const row = await findGuestLink(trx, id);
    if (row?.domain !== domain) throw notFound('guestLink', id);
    if (!(await closeGuestLink(trx, id))) throw conflict(withdrawn);
    const about = { ...actorOf(operator), domain, target: id, message: row.label };
    await addAudit(trx, { ...about, action: 'guest-link-withdrawn' });
    await tellTalk(trx, domain);
  });

const toGuestLink = (row: GuestLinkRow): Schemas['GuestLink'] => ({
  id: row.id,
  label: row.label,
  revision: row.revision,
  madeBy: row.madeByName,
  madeAt: row.madeAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  opens: row.opens,
});

const hasFaults = message('domains:guest.hasFaults');
export const withdrawn = message('domains:guest.withdrawn');
