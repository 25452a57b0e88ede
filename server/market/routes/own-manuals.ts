import { findPerson } from '../../accounts';
import { auditedBy } from '../../base/audit/audited-by';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { takeOnly } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { addUpload, readUploads, removeUpload } from '../../knowledge';
import { nameOf } from '../orders/present-order';
import { findDraft, findPublished } from '../store/drafts';
import { listVersions } from '../store/find-offerings';
import { needAdmin, openSupplier, type Supplying } from '../supply/open-supplier';

const BODY_LIMIT = 32 * 1024 * 1024;
const MOST_FILES = 100;

/** Manuals of a supplier's offerings, read into the base of one version: whoever has set it up finds them. */
export const ownManualRoutes: Route = (app, ctx) => {
  const { store, jobs } = ctx;
  takeRawBodies(app, ['application/octet-stream']);

  /** A version that this supplier has published. */
  const open = async (supplying: Supplying, id: string, version: string) => {
    const live = await findPublished(store.db, supplying.organization, id);
    if (!live) throw notFound('offering', id);
    const versions = await listVersions(store.db, id);
    if (!versions.some(({ label }) => label === version))
      throw badRequest(message('supply:manual.noVersion', { version }), { field: 'version' });
    const { name } = live.body;
    return { owner: { offering: id, version }, title: `${name['en-US'] ?? name['zh-CN'] ?? id} ${version}` };
  };
  const list = async (
    owner: { offering: string; version: string },
    locale: Parameters<typeof readUploads>[1]['locale'],
  ) => ({
    ...(await readUploads(store, { owner, locale })),
    // A number by which nobody asks for it.
    knowledgeBase: null,
  });

  app.operation('listOwnManuals', async (req) => {
    const { organization } = await openSupplier(ctx, req);
    const { id } = req.params;
    if (!(await findPublished(store.db, organization, id)) && !(await findDraft(store.db, organization, id)))
      throw notFound('offering', id);
    // What was never published has none.
    return list({ offering: id, version: req.query.version }, req.locale);
  });

  app.operation(
    'addOwnManual',
    async (req) => {
      const supplying = await openSupplier(ctx, req);
      needAdmin(supplying);
      const { version, name } = req.query;
      const { owner, title } = await open(supplying, req.params.id, version);
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw badRequest(message('supply:manual.noFile'));
      const { organization, person, domain } = supplying;
      const { items } = await list(owner, req.locale);
      if (items.length >= MOST_FILES && !items.some((one) => one.name === name))
        throw conflict(message('supply:manual.most', { most: MOST_FILES }));
      await takeOnly(store, [
        { key: `market-manual:${organization}`, most: 200, perSeconds: 86_400 },
        {
          key: `market-manual-kB:${organization}`,
          most: 1_000_000,
          perSeconds: 86_400,
          amount: Math.ceil(bytes.length / 1000),
        },
      ]);
      const by = await findPerson(store.db, person);
      const file = await addUpload({ store, jobs }, { owner, title, name, bytes, by: by ? nameOf(by) : '' });
      const target = `${title} · ${file}`;
      await addAudit(store.db, { ...auditedBy(req), action: 'knowledge-added', domain, organization, target });
      return list(owner, req.locale);
    },
    { bodyLimit: BODY_LIMIT },
  );

  app.operation('removeOwnManual', async (req) => {
    const supplying = await openSupplier(ctx, req);
    needAdmin(supplying);
    const { owner, title } = await open(supplying, req.params.id, req.query.version);
    await removeUpload(store, { owner, id: req.query.file });
    const { organization, domain } = supplying;
    const target = `${title} · ${req.query.file}`;
    await addAudit(store.db, { ...auditedBy(req), action: 'knowledge-changed', domain, organization, target });
    return list(owner, req.locale);
  });
};
