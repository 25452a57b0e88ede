import type { FastifyInstance, FastifyRequest } from 'fastify';
import { organizationIn, ownerOf as ownerOfOrganization } from '../../setting/assistant/owner';
import { own } from '../../setting/json-value';
import { may, type OperatorScope, scopeFor } from '../../setting/operator/may';
import { authorOf, type Operator, operatorBehind } from '../accounts';
import type { Store } from '../base/database/db';
import { ApiError } from '../base/http/errors';
import { findGuest } from './guests/open-guest';
import { mayRead, ownerOf } from './publishing/domain-access';
import { readArchived } from './store/domain-archive';
import { readLinkedBody } from './store/guest-links';
import { tenantOf } from './store/hosts';
import { readPublished } from './store/setting-domains';
import { listDrafts } from './store/setting-drafts';

/** Sent by the workbench's preview with everything it asks. */
export const PREVIEW_HEADER = 'x-preview-domain';

/** The knowledge bases of the draft that the preview shows: `3,100`. */
export const SCOPE_HEADER = 'x-preview-scope';

/** Sent by a preview that shows the operator's own drafts of assistants and guided checks. */
export const DRAFTS_HEADER = 'x-preview-drafts';

/** Sent by the preview of a guest instead: the secret of the link. The gateway forwards no header of this family. */
export const GUEST_HEADER = 'x-millwright-guest';

const longestName = 253;
const mostBases = 100;

/**
 * Lets the preview of a domain read that domain's data on whichever host the workbench is open. Only what is published says
 * whose data that is, or before that the right of whoever began the domain: a draft names its own organization, and could
 * read another's. Of the bases that the domain may list, whoever may save drafts chooses, as the draft of a guest's link
 * does. Such a link stands for its domain alone. Whoever has no right reads as if nothing had been asked.
 */
export function addPreviewDomain(
  app: FastifyInstance,
  store: Store,
  rules: Parameters<typeof operatorBehind>[2],
): void {
  app.addHook('onRequest', async (req) => {
    const token = req.headers[GUEST_HEADER];
    if (typeof token === 'string') {
      const found = await findGuest(store, token);
      if (!('link' in found)) return;
      const { domain, revision } = found.link;
      req.previewDomain = domain;
      if (!(await readPublished(store.db, domain))) req.previewBegun = ownerBy(found.right);
      req.previewScope = readScope(own((await readLinkedBody(store.db, revision)).body, 'searchScope')?.toString());
      return;
    }
    const domain = req.headers[PREVIEW_HEADER];
    if (typeof domain !== 'string' || domain === '' || domain.length > longestName) return;
    const organization = organizationIn(domain);
    if (organization !== undefined) return showOwnDrafts(req, store, organization);
    const operator = await operatorBehind(req, store, rules);
    if (!operator) return;
    const published = await readPublished(store.db, domain);
    if (published && !mayRead(operator, domain, published.body)) return;
    if (!published) req.previewBegun = await findBegun(store, operator, domain);
    if (!published && !req.previewBegun) return;
    req.previewDomain = domain;
    if (published && !may(operator.roles, { domain, tenantId: ownerOf(published.body) }, 'edit')) return;
    req.previewScope = readScope(req.headers[SCOPE_HEADER]);
    if (req.headers[DRAFTS_HEADER] === '1') req.previewDraftsOf = { owner: domain, author: operator.name };
  });
  app.addHook('onSend', async (req, reply) => {
    // The same address means something else for a visitor of this host.
    if (req.previewDomain !== undefined || req.previewDraftsOf !== undefined) reply.header('cache-control', 'no-store');
  });
}

/** Whoever runs an organization tries its drafts on the portal they are on, as themselves. */
async function showOwnDrafts(req: FastifyRequest, store: Store, organization: string): Promise<void> {
  if (req.headers[DRAFTS_HEADER] !== '1') return;
  const author = await authorOf(req, store, organization).catch(unlessFailed);
  if (author) req.previewDraftsOf = { owner: ownerOfOrganization(organization), author: author.operator.id };
}

function unlessFailed(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

const ownerBy = (right: OperatorScope) => ({ tenantId: tenantOf(right) ?? undefined });

/** A domain that was never published is previewed by whoever may open its drafts, as the organization they act for. */
async function findBegun({ db }: Store, { name, roles }: Operator, domain: string) {
  const right = scopeFor(roles, { domain, tenantId: undefined }, 'edit');
  if (!right || (await readArchived(db, domain))) return undefined;
  const drafts = await listDrafts(db, domain);
  return drafts.some(({ author }) => author === name || right.kind === 'installation') ? ownerBy(right) : undefined;
}

function readScope(header: unknown): number[] | undefined {
  if (typeof header !== 'string' || !/^(?:\d{1,9}(?:,\d{1,9})*)?$/.test(header)) return undefined;
  const ids = header === '' ? [] : header.split(',').map(Number);
  return ids.length > mostBases ? undefined : ids;
}
