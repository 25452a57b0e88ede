import type { FastifyReply, FastifyRequest } from 'fastify';
import { readerOf } from '../../answers';
import type { ContractApp } from '../../base/contract/types';
import type { Store } from '../../base/database/db';
import { badRequest } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { inertPolicy } from '../../base/http/security-headers';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { pictureBudgets } from '../../base/limits/picture-budgets';
import { lookOnly, takeOnly } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type Detection, detectObjects, findReadableDetection } from '../detection/detect-objects';
import { exportDetection } from '../detection/export-detection';
import { dropPicture, takePicture } from '../detection/keep-picture';
import { mostPictureBytes } from '../detection/limits';
import { openDetection } from '../detection/open-detection';
import { viewPicture } from '../detection/picture/view-picture';
import { readPictureText } from '../detection/read-picture-text';
import { openReadablePicture } from '../detection/readable-picture';

/** Fits a picture as base64 in JSON, and slightly larger ones, so that the error can state their size. */
const bodyLimit = mostPictureBytes * 1.4;
const pictureTypes = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif', 'heic', 'heif', 'bmp', 'svg+xml', 'jpg', 'x-icon'];

/** Routes of pictures and detection: mark an object in a picture, find all like it. */
export const detectionRoutes: Route = (app, ctx) => {
  const desk = openDetection(ctx);
  app.addHook('onClose', desk.close);
  takeRawBodies(app, ['application/octet-stream', ...pictureTypes.map((name) => `image/${name}`)]);
  pictureRoutes(app, ctx, desk);

  app.operation(
    'detectObjects',
    (req, reply) => {
      const { prompt_image: promptImage, rects, progress_id: progressId } = req.body;
      const spend = (bytes: number) => takeOnly(ctx.store, pictureBudgets(req, bytes));
      const reader = readerOf(req);
      return detectObjects(desk, { promptImage, rects, progressId, reader, spend, signal: goneSignal(reply) });
    },
    { bodyLimit, admit: (req) => lookAtLength(ctx.store, req, true) },
  );
  app.operation('getDetectionProgress', (req) => desk.board.read(req.params.id));
  app.operation('getDetection', async (req) => {
    const kept = await findReadableDetection(ctx.store, req.params.id, readerOf(req));
    return kept?.result ?? null;
  });
  app.operation('exportDetection', async (req, reply) => {
    const { name, mime, body } = await exportDetection(ctx.store, req.params.id, req.query, {
      ...whoOf(req, reply),
      reader: readerOf(req),
    });
    return inert(reply, mime).header('content-disposition', `attachment; filename="${name}"`).send(body);
  });
};

/** Allowance for the rest of a request; smaller than any picture. */
const leastPictureBytes = 10_000;

/** Checks the network's budget before the body is read. Base64 is a third longer than its bytes. */
async function lookAtLength(store: Store, req: FastifyRequest, asBase64 = false): Promise<void> {
  const sent = Number(req.headers['content-length'] ?? 0);
  const bytes = asBase64 ? Math.floor(sent * 0.75) - leastPictureBytes : sent;
  if (bytes > 0) await lookOnly(store, pictureBudgets(req, bytes));
}

function pictureRoutes(app: ContractApp, { store, ocr }: Context, { rules }: Detection) {
  app.operation(
    'uploadPicture',
    async (req: FastifyRequest) => {
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw badRequest(sendTheFile);
      await takeOnly(store, pictureBudgets(req, bytes.length));
      return takePicture(store, bytes, req.visitor, rules);
    },
    { bodyLimit, admit: (req) => lookAtLength(store, req) },
  );
  app.operation('deletePicture', async (req) => {
    await dropPicture(store, req.params.id, req.visitor);
    return null;
  });
  app.operation('getPicture', async (req, reply) => {
    const { mime, bytes } = await openReadablePicture(store, req.params.id, readerOf(req));
    return inert(reply, mime).send(bytes);
  });
  app.operation('viewPicture', async (req, reply) => {
    const picture = await openReadablePicture(store, req.params.id, readerOf(req));
    return inert(reply, 'image/webp').send(await viewPicture(picture, req.query ?? {}, whoOf(req, reply)));
  });
  app.operation('readPictureText', async (req, reply) => {
    const picture = await openReadablePicture(store, req.params.id, readerOf(req));
    return readPictureText(ocr, picture, req.query ?? {}, whoOf(req, reply));
  });
}

/** Headers for a visitor's picture: shown, never executed, and not in shared caches. */
const inert = (reply: FastifyReply, mime: string) =>
  reply.type(mime).headers({
    'cache-control': 'private, no-store',
    'content-security-policy': inertPolicy,
  });

const whoOf = (req: FastifyRequest, reply: FastifyReply) => ({ owner: req.visitor, signal: goneSignal(reply) });

/** Aborted when the connection closes before the response is complete. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('the client has gone'));
  });
  return gone.signal;
}

const sendTheFile = message('pictures:detection.sendTheFile');
