import type { FastifyRequest } from 'fastify';
import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { inertPolicy } from '../../base/http/security-headers';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { lookOnly, takeOnly } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { ATTACHMENT_LIMITS } from '../attachments/limits';
import { takeAttachment } from '../attachments/take-attachment';
import { findAttachedPicture, removeAttachment } from '../store/attachments';
import { readerOf } from './reader-of';

/** Files attached to questions: what they say is kept for the answers of their chat. */
export const attachmentRoutes: Route = (app, ctx) => {
  const { store } = ctx;
  takeRawBodies(app, ['application/octet-stream']);
  const budgets = ({ network }: FastifyRequest) => byNetwork('attachments', network, limits.files);
  app.operation(
    'addAttachment',
    async (req) => {
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw badRequest(message('answers:attachment.noFile'));
      await takeOnly(store, budgets(req));
      return takeAttachment(ctx, readerOf(req), { name: req.query.name, bytes, locale: req.locale });
    },
    // Slightly larger files are read too, so that the error can state their size.
    { bodyLimit: ATTACHMENT_LIMITS.file * 1.2, admit: (req) => lookOnly(store, budgets(req)) },
  );
  app.operation('getAttachedPicture', async (req, reply) => {
    const { id } = req.params;
    const found = await findAttachedPicture(store.db, { id, visitor: req.visitor });
    if (!found) throw notFound('picture', id);
    reply.type(found.mime).headers({ 'cache-control': 'private, no-store', 'content-security-policy': inertPolicy });
    return reply.send(found.picture);
  });
  app.operation('removeAttachment', async (req) => {
    const { id } = req.params;
    if (!(await removeAttachment(store.db, { id, visitor: req.visitor }))) throw notFound('file', id);
    return null;
  });
};
