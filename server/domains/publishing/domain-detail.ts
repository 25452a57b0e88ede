import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { environmentDefault, productDefault } from '../../../setting/layers';
import { roleAt } from '../../../setting/operator/may';
import type { Operator } from '../../accounts';
import type { Store } from '../../base/database/db';
import type { Config } from '../../config';
import { listDrafts, readDraft } from '../store/setting-drafts';
import { readSchedule } from '../store/setting-schedules';
import { openDomain, ownerOf } from './domain-access';
import { mergeScheduled } from './merge-scheduled';

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
  const owner = published && ownerOf(published.body);
  return {
    domain,
    role: roleAt(operator.roles, { domain, tenantId: owner }) ?? 'viewer',
    head: published?.head ?? null,
    body: published?.body ?? {},
    defaults: productDefault,
    environment: environmentDefault(env),
    draft: draft
      ? { body: draft.body, base: draft.base, savedAt: draft.saved_at.toISOString(), savedBy: draft.author }
      : null,
    schedule: schedule
      ? { ...toSchedule(schedule, locale), ...(await mergeScheduled(store.db, schedule, published?.head ?? null)) }
      : null,
    others: drafts
      .filter(({ author, tenants }) => author !== operator.name && isOfMine(operator, tenants))
      .map(({ author, saved_at }) => ({ name: author, savedAt: saved_at.toISOString() })),
  };
}

function toSchedule(row: NonNullable<Awaited<ReturnType<typeof readSchedule>>>, locale: Locale) {
  const { revision, at, message, author, fault } = row;
  return { revision, at: at.toISOString(), message, by: author, fault: fault?.[locale] ?? null };
}

/** Operators do not see the names of other organizations' operators. */
const isOfMine = ({ scope }: Operator, tenants: readonly (string | null)[]) =>
  scope.kind === 'installation' ||
  tenants.length === 0 ||
  tenants.some((tenantId) => tenantId === null || tenantId === scope.tenantId);
