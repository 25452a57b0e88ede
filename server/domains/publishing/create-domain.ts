import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActingOperator, actorOf, type Operator } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { accessDomainOf } from '../../base/http/access-domain';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { domainsFolder } from '../seed-domains';
import { readPublished } from '../store/setting-domains';
import { listDrafts, saveDraft } from '../store/setting-drafts';
import { openDomain } from './domain-access';

export const templates = [
  { id: 'blank', title: { 'zh-CN': '空白', 'en-US': 'Blank' } },
  { id: 'minimal', title: { 'zh-CN': '最小设置', 'en-US': 'Minimal' } },
  { id: 'machine-builder', title: { 'zh-CN': '设备制造商', 'en-US': 'Machine builder' } },
  { id: 'steelworks', title: { 'zh-CN': '钢铁企业', 'en-US': 'Steelworks' } },
  { id: 'public-service', title: { 'zh-CN': '公共服务', 'en-US': 'Public service' } },
];

interface Wish {
  domain: string;
  operator: ActingOperator;
  from?: string;
  mainHosts: readonly string[];
}

/** A draft of the operator's own; the domain itself begins with its first publication. */
export async function createDomain(store: Store, { domain, operator, from, mainHosts }: Wish): Promise<void> {
  const { db } = store;
  const { scope, name } = operator;
  refuseNames(domain, mainHosts);
  // A draft of another organization keeps nobody from a host: it is whose proof comes first.
  const drafts = await listDrafts(db, domain);
  const known = drafts.filter(({ tenant_id }) => scope.kind === 'installation' || tenant_id === scope.tenantId);
  if ((await readPublished(db, domain)) || known.length > 0) throw exists(domain);
  const copied = from === undefined ? {} : await bodyOf(store, operator, from);
  const tenant = scope.kind === 'organization' ? { tenantId: scope.tenantId } : {};
  await saveDraft(db, { domain, author: name, base: null, body: { ...copied, accessDomain: domain, ...tenant } });
  await addAudit(db, { ...actorOf(operator), domain, action: 'create', message: from ?? '' });
}

async function bodyOf(store: Store, operator: Operator, from: string): Promise<Record<string, unknown>> {
  if (from === 'template:blank') return {};
  if (from.startsWith('template:')) return withoutOwner(readTemplate(from.slice('template:'.length)));
  return withoutOwner((await openDomain(store, operator, from))?.body ?? {});
}

function readTemplate(id: string): Record<string, unknown> {
  const file = join(domainsFolder, `${id}.json`);
  if (!templates.some((template) => template.id === id) || !existsSync(file))
    throw notFound('domain', `template:${id}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A copy is nobody's yet. */
function withoutOwner({ tenantId, ...rest }: Record<string, unknown>) {
  return rest;
}

const exists = (domain: string) =>
  conflict(
    {
      'zh-CN': `访问域“${domain}”或它的草稿已存在，请从列表中打开。`,
      'en-US': `The domain '${domain}' or a draft of it exists already. Open it from the list.`,
    },
    { pointer: '/domain', field: 'domain' },
  );

/** A setting under a name that no host leads to would never be shown. */
function refuseNames(domain: string, mainHosts: readonly string[]): void {
  const meant = accessDomainOf(domain, mainHosts);
  if (meant === domain) return;
  throw badRequest(
    {
      'zh-CN': `“${domain}”不能作为访问域：平台上这个主机对应“${meant ?? ''}”。`,
      'en-US': `'${domain}' cannot be a domain of its own: on this installation that host is '${meant ?? ''}'.`,
    },
    { pointer: '/domain', field: 'domain' },
  );
}
