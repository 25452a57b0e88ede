import type { FastifyRequest } from 'fastify';
import { actorOf, operatorOf } from '../../../accounts';
import { addAudit } from '../../../base/database/audit';
import { badRequest } from '../../../base/http/errors';
import type { Route } from '../../../base/http/route';
import { inertPolicy } from '../../../base/http/security-headers';
import { takeRawBodies } from '../../../base/http/take-raw-bodies';
import { byNetwork } from '../../../base/limits/by-network';
import { limits } from '../../../base/limits/limits';
import { lookOnly, takeOnly } from '../../../base/limits/take';
import { listed, message } from '../../../base/messages/message';
import { openDomain } from '../../publishing/domain-access';
import { inertBytes } from '../../publishing/inert-bytes';
import { imageUrl, keepImage, mostImageBytes } from '../../publishing/keep-image';
import { listImages, readImage } from '../../store/setting-images';

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

export const imageRoutes: Route = (app, { store }) => {
  takeRawBodies(app, types);

  const budgets = ({ network }: FastifyRequest) => byNetwork('files', network, limits.files);
  app.operation(
    'uploadImage',
    async (req) => {
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw badRequest(wrongType);
      const operator = operatorOf(req);
      await takeOnly(store, budgets(req));
      const kept = await keepImage(store, bytes, operator.name);
      await addAudit(store.db, { ...actorOf(operator), action: 'image', message: kept.url });
      return kept;
    },
    { bodyLimit: mostImageBytes, admit: (req) => lookOnly(store, budgets(req)) },
  );

  app.operation('listDomainImages', async (req) => {
    const operator = operatorOf(req);
    const { domain } = req.params;
    await openDomain(store, operator, domain);
    const images = await listImages(store.db, { domain, author: operator.name });
    return images.map(({ hash, mime, width, height, bytes, live, author, created_at }) => ({
      ...{ url: imageUrl(hash, mime), width, height, bytes, live },
      ...{ by: author, at: created_at.toISOString() },
    }));
  });

  // Not a call of the contract: the address stands in settings, and any server may keep the pictures.
  app.get<{ Params: { hash: string; ending: string } }>('/images/:hash([0-9a-f]{64}).:ending', async (req, reply) => {
    const image = await readImage(store.db, req.params.hash);
    const bytes = image && inertBytes(image);
    if (!image || !bytes) return reply.callNotFound();
    return reply
      .type(image.mime)
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': inertPolicy,
      })
      .send(bytes);
  });
};

const wrongType = message('domains:images.wrongType', { types: listed(types) });
