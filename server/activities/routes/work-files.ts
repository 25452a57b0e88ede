import type { FastifyRequest } from 'fastify';
import { operatorOf, sendFile } from '../../accounts';
import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { lookOnly, takeOnly } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { FILE_BYTES } from '../file-limits';
import { openActivities } from '../open-activities';
import { findFileFor, findFileOfWork } from '../store/work-files';
import { takeWorkFile } from '../work-files';

/** Uploads an hour of one author. */
const PACE = { most: 60, perSeconds: 3600 };

/** Files of works in a contest: their authors upload them, and see them as others do once they are shown. */
export const workFileRoutes: Route = (app, ctx) => {
  const { store } = ctx;
  const { db } = store;
  takeRawBodies(app, ['application/octet-stream']);
  const budgets = ({ network }: FastifyRequest) => byNetwork('files', network, limits.files);

  app.operation(
    'addContestFile',
    async (req) => {
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw badRequest(message('activities:work.noBytes'), { field: 'file' });
      const activities = await openActivities(ctx, req);
      const activity = await activities.find(req.params.id);
      const { who } = activities;
      await takeOnly(store, [...budgets(req), { key: `contest-files:${who.person ?? who.visitor}`, ...PACE }]);
      return takeWorkFile(db, activities, activity, { name: req.query.name, bytes });
    },
    // Slightly larger files are read too, so that the error can state the limit.
    { bodyLimit: FILE_BYTES * 1.2, admit: (req) => lookOnly(store, budgets(req)) },
  );

  app.operation('getContestFile', async (req, reply) => {
    const activities = await openActivities(ctx, req);
    const { id } = await activities.find(req.params.id);
    const { file: asked } = req.params;
    const file = await findFileFor(db, { domain: activities.domain, activity: id }, asked, activities.who);
    if (!file) throw notFound('file', asked);
    return sendFile(req, reply, { db, id: file.id, file, table: 'contest_file' });
  });

  app.operation('getWorkFile', async (req, reply) => {
    const { domain, id, work, file: asked } = req.params;
    await openDomain(store, operatorOf(req), domain);
    const file = await findFileOfWork(db, { domain, activity: id }, asked, work);
    if (!file) throw notFound('file', asked);
    return sendFile(req, reply, { db, id: file.id, file, table: 'contest_file' });
  });
};
