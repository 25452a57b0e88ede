import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { Finding } from '../../../setting/finding';
import { type JsonObject, own } from '../../../setting/json-value';
import { productDefault } from '../../../setting/layers';
import { type OperatorRole, roleAt } from '../../../setting/operator/may';
import type { Operator } from '../../accounts';
import type { Store } from '../../base/database/db';
import { tenantOf } from '../store/hosts';
import { type DomainRow, listAllDomains } from '../store/setting-domains';
import { ownerOf } from './domain-access';
import type { Report } from './report';

type Summary = components['schemas']['DomainSummary'];
type Health = { errors: number; warnings: number };

/** The list is opened often, a revision never changes: each is looked at once per process. */
const mostRemembered = 2000;

export function createDomainList(store: Store, report: Report) {
  const health = new Map<string, Promise<Health>>();

  function healthOf({ head, body }: DomainRow): Promise<Health> {
    if (head === null) return Promise.resolve({ errors: 0, warnings: 0 });
    const known = health.get(head);
    if (known) return known;
    const counted = report(body).then(count);
    counted.catch(() => health.delete(head));
    if (health.size >= mostRemembered) health.clear();
    health.set(head, counted);
    return counted;
  }

  return async (operator: Operator, locale: Locale): Promise<Summary[]> => {
    const rows = await listAllDomains(store.db, operator.name, tenantOf(operator.scope));
    const visible = rows.flatMap((row) => {
      const role = roleOn(operator, row);
      return role ? [{ row, role }] : [];
    });
    return Promise.all(
      visible.map(async ({ row, role }) => ({
        ...toSummary(row, await healthOf(row), locale),
        ...hostOf(row, operator),
        role,
      })),
    );
  };
}

/** Drafts of an organization are seen by their authors alone. */
function roleOn({ roles }: Operator, { domain, body, draft }: DomainRow): OperatorRole | undefined {
  if (body) return roleAt(roles, { domain, tenantId: ownerOf(body) });
  return roleAt(roles, { domain, tenantId: draft === null ? null : undefined });
}

/** An operator of the installation may publish anywhere, so only removed hosts are reported. */
function hostOf({ hosted, owner, asked_at, refused_at, head }: DomainRow, { scope }: Operator): Pick<Summary, 'host'> {
  if (scope.kind === 'installation') return hosted || head === null ? {} : { host: 'unproved' };
  if (hosted && owner === scope.tenantId) return { host: 'proved' };
  return { host: refused_at ? 'refused' : asked_at ? 'asked' : 'unproved' };
}

const count = (findings: Finding[]): Health => ({
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
});

function toSummary(row: DomainRow, health: Health, locale: Locale): Omit<Summary, 'role'> {
  return {
    domain: row.domain,
    title: titleOf((row.body ?? row.draft ?? {}) as JsonObject, locale),
    status: statusOf(row),
    ...(row.moved_to !== null && { movedTo: row.moved_to }),
    revision: row.head,
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: row.changed_by,
    message: row.message,
    ...health,
    draftAt: row.draft_at?.toISOString() ?? null,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
  };
}

function statusOf({ scheduled_at, head, archived }: DomainRow): Summary['status'] {
  if (scheduled_at) return 'scheduled';
  if (head !== null) return 'published';
  return archived ? 'archived' : 'draft';
}

/** A draft may hold anything under its title. */
function titleOf(body: JsonObject, locale: Locale): string {
  const said = [own(own(own(body, 'texts'), locale), 'title'), own(body, 'title')];
  const byDefault = [own(own(own(productDefault, 'texts'), locale), 'title'), productDefault.title];
  return String([...said, ...byDefault].find((one) => typeof one === 'string')).slice(0, 200);
}
