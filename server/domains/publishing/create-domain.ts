import { templateIds } from '../../../setting/brand/template-ids';
import { withoutBrand } from '../../../setting/brand/without-brand';
import type { JsonObject } from '../../../setting/json-value';
import { type ActingOperator, actAt, actorOf, type Operator } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { accessDomainOf } from '../../base/http/access-domain';
import { ApiError, badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { readArchived } from '../store/domain-archive';
import { readPublished } from '../store/setting-domains';
import { listDrafts, saveDraft } from '../store/setting-drafts';
import { findOwner, mayChange, openDomain } from './domain-access';
import { readExample } from './examples';

export const templates = templateIds.map((id) => ({ id, title: message(`domains:template.${id}`) }));

interface Input {
  domain: string;
  operator: ActingOperator;
  from?: string;
  mainHosts: readonly string[];
}

/** A draft of the operator's own; the domain itself begins with its first publication. */
export async function createDomain(store: Store, { domain, operator, from, mainHosts }: Input): Promise<void> {
  const { db } = store;
  const { scope, name } = operator;
  if (scope.kind === 'domain') throw new ApiError(403, oneDomainOnly);
  refuseNames(domain, mainHosts);
  // A draft of another organization keeps nobody from a host: it is whose proof comes first.
  const drafts = await listDrafts(db, domain);
  const known = drafts.filter(({ tenants }) => scope.kind === 'installation' || tenants.includes(scope.tenantId));
  const archived = await readArchived(db, domain);
  const ours = archived && mayChange(operator, archived.body);
  if (ours || known.length > 0 || (await readPublished(db, domain))) throw exists(domain);
  const copied = from === undefined ? {} : await bodyOf(store, operator, from);
  const tenant = scope.kind === 'organization' ? { tenantId: scope.tenantId } : {};
  await saveDraft(db, { domain, author: name, base: null, body: { ...copied, accessDomain: domain, ...tenant } });
  await addAudit(db, { ...actorOf(operator), domain, action: 'create', message: from ?? '' });
}

async function bodyOf(store: Store, operator: Operator, from: string): Promise<Record<string, unknown>> {
  if (from === 'template:blank') return {};
  if (from.startsWith('template:')) return withoutBrand(readTemplate(from.slice('template:'.length)));
  const place = { domain: from, tenantId: await findOwner(store, from) };
  return withoutOwner((await openDomain(store, actAt(operator, place, 'read'), from))?.body ?? {});
}

/** The settings that templates bring. */
export const readTemplates = () =>
  templates.map(({ id, title }) => ({ id, title, body: withoutOwnName(withoutBrand(readExample(id) ?? {})) }));

const withoutOwnName = ({ accessDomain, ...body }: JsonObject) => body;

function readTemplate(id: string): JsonObject {
  const found = templates.some((template) => template.id === id) && readExample(id);
  if (!found) throw notFound('domain', `template:${id}`);
  return found;
}

/** A copy belongs to no organization yet. */
function withoutOwner({ tenantId, ...rest }: Record<string, unknown>) {
  return rest;
}

const oneDomainOnly = message('domains:createDomain.oneDomainOnly');

const exists = (domain: string) =>
  conflict(message('domains:createDomain.exists', { domain }), { pointer: '/domain', field: 'domain' });

/** A setting under a name that no host leads to would never be shown. */
function refuseNames(domain: string, mainHosts: readonly string[]): void {
  const meant = accessDomainOf(domain, mainHosts);
  if (meant === domain) return;
  throw badRequest(message('domains:createDomain.otherName', { domain, meant: meant ?? '' }), {
    pointer: '/domain',
    field: 'domain',
  });
}
