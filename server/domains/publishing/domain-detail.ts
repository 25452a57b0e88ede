import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { environmentDefault, productDefault } from '../../../setting/layers';
import type { Operator } from '../../accounts';
import type { Store } from '../../base/database/db';
import type { Config } from '../../config';
import { listDrafts, readDraft } from '../store/setting-drafts';
import { readSchedule } from '../store/setting-schedules';
import { openDomain } from './domain-access';

type Detail = components['schemas']['DomainDetail'];

interface Input {
  domain: string;
  operator: Operator;
  locale: Locale;
  env: Config['env'];
}

export async function readDomainDetail(store: Store, { domain, operator, locale, env }: Input): Promise<Detail> {
  const published = await openDomain(store, operator, domain);
  const [draft, drafts, schedule] = await Promise.all([
    readDraft(store.db, domain, operator.name),
    listDrafts(store.db, domain),
    readSchedule(store.db, domain),
  ]);
  return {
    domain,
    head: published?.head ?? null,
    body: published?.body ?? {},
    defaults: productDefault,
    environment: environmentDefault(env),
    draft: draft
      ? { body: draft.body, base: draft.base, savedAt: draft.saved_at.toISOString(), savedBy: draft.author }
      : null,
    schedule: schedule ? toSchedule(schedule, locale) : null,
    others: drafts
      .filter(({ author, tenant_id }) => author !== operator.name && isOfMine(operator, tenant_id))
      .map(({ author, saved_at }) => ({ name: author, savedAt: saved_at.toISOString() })),
  };
}

function toSchedule(row: NonNullable<Awaited<ReturnType<typeof readSchedule>>>, locale: Locale) {
  const { revision, body, at, message, author, fault } = row;
  return { revision, body, at: at.toISOString(), message, by: author, fault: fault?.[locale] ?? null };
}

/** Operators do not see the names of other organizations' operators. */
const isOfMine = ({ scope }: Operator, tenantId: string | null) =>
  scope.kind === 'installation' || tenantId === null || tenantId === scope.tenantId;
