import type { FastifyInstance } from 'fastify';
import { may } from '../../setting/operator/may';
import { operatorBehind } from '../accounts';
import type { Store } from '../base/database/db';
import { findGuest } from './guests/open-guest';
import { mayRead, ownerOf } from './publishing/domain-access';
import { readPublished } from './store/setting-domains';

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
 * whose data that is: a draft names its own organization, and could read another's. Of the bases that the published setting may list, whoever may
 * save drafts chooses. A guest's link stands for its domain alone. Whoever has no right reads as if nothing had been asked.
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
      if ('link' in found && (await readPublished(store.db, found.link.domain))) req.previewDomain = found.link.domain;
      return;
    }
    const domain = req.headers[PREVIEW_HEADER];
    if (typeof domain !== 'string' || domain === '' || domain.length > longestName) return;
    const operator = await operatorBehind(req, store, rules);
    const published = operator && (await readPublished(store.db, domain));
    if (!published || !mayRead(operator, domain, published.body)) return;
    req.previewDomain = domain;
    if (!may(operator.roles, { domain, tenantId: ownerOf(published.body) }, 'edit')) return;
    req.previewScope = readScope(req.headers[SCOPE_HEADER]);
    if (req.headers[DRAFTS_HEADER] === '1') req.previewDraftsOf = operator.name;
  });
  app.addHook('onSend', async (req, reply) => {
    // The same address means something else for a visitor of this host.
    if (req.previewDomain !== undefined) reply.header('cache-control', 'no-store');
  });
}

function readScope(header: unknown): number[] | undefined {
  if (typeof header !== 'string' || !/^(?:\d{1,9}(?:,\d{1,9})*)?$/.test(header)) return undefined;
  const ids = header === '' ? [] : header.split(',').map(Number);
  return ids.length > mostBases ? undefined : ids;
}
