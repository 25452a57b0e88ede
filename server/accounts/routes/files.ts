import multipart, { type MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, badRequest, tooLarge } from '../../base/http/errors';
import type { FileReader } from '../../base/http/file-reader';
import type { Upload } from '../../base/http/request-print';
import type { Route } from '../../base/http/route';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { lookOnly, takeOnly } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { fullSession, personOf, tokenOf } from '../authenticate';
import { keepUpload } from '../files/keep-upload';
import { maySeeFile } from '../files/may-see-file';
import { openOwnFile } from '../files/own-file';
import { beginsAs, mostBytes } from '../files/read-post-file';
import { sendFile } from '../files/send-file';
import { readFields } from '../licence/read-fields';
import { findFile } from '../store/person-files';

/** Files that people upload: avatars, company licences, and what stands in posts. */
export const fileRoutes: Route = (app, { store, ocr, fileReaders, settings }) => {
  const takesVideos = async (req: FastifyRequest) =>
    (await settings.get(req.accessDomain)).setting.community?.video === true;
  void app.register(multipart, { limits: { files: 1, fields: 5, fileSize: mostBytes.video, fieldSize: 1024 } });

  const budgets = (req: FastifyRequest) => byNetwork('files', req.network, limits.files);
  app.operation(
    'uploadFile',
    async (req) => {
      await takeOnly(store, budgets(req));
      return keepUpload(store, personOf(req).person, req.upload ?? refuseForm({}), { video: await takesVideos(req) });
    },
    {
      bodyLimit: mostBytes.video + 100_000,
      admit: (req) => lookOnly(store, budgets(req)),
      takeUpload: async (req) => readUpload(req, await takesVideos(req)),
    },
  );

  app.operation('readBusinessLicence', async (req) => {
    const { person } = personOf(req);
    const { bytes } = await openOwnFile(store, person, req.body.url);
    return readFields((await ocr.readText(bytes, { owner: person.ownerKey })).lines);
  });

  // Not in the contract, as it returns no data. Responds with 404 to people who may not see it.
  app.get<{ Params: { id: string } }>('/files/:id([A-Za-z0-9_-]{22})', async (req, reply) => {
    const { id } = req.params;
    const file = await findFile(store.db, id);
    const known = await fullSession(store, tokenOf(req));
    const asking = { accessDomain: req.accessDomain, person: known?.person, session: known?.session, visitor: '' };
    if (
      !file ||
      !(
        (await maySeeFile(store, { id, personId: file.personId }, known?.person.id)) ||
        (await isRead(fileReaders, asking, id))
      )
    )
      return reply.callNotFound();
    return sendFile(req, reply, { db: store.db, id, file });
  });
};

async function isRead(readers: FileReader[], asking: Parameters<FileReader>[0], id: string): Promise<boolean> {
  for (const read of readers) if (await read(asking, id)) return true;
  return false;
}

async function readUpload(req: FastifyRequest, videos: boolean): Promise<Upload> {
  if (!req.isMultipart()) throw badRequest(sendAForm);
  const part = await req.file().catch(refuseForm);
  if (part?.fieldname !== 'file') throw badRequest(sendAForm, { pointer: '/file', field: 'file' });
  const fields = fieldsOf(part.fields);
  const bytes = await readAll(part.file, (begin) => mostFor(begin, fields.purpose ?? 'account', videos)).catch(
    refuseForm,
  );
  if (part.file.truncated) throw tooLarge(mostBytes.video);
  return { name: part.filename, bytes, fields };
}

/** What may still come of a file that begins so: nobody fills the memory with what will be refused. */
function mostFor(begin: Buffer, purpose: string, videos: boolean): number {
  const kind = purpose === 'post' || purpose === 'offering' ? beginsAs(begin) : 'other';
  return kind === 'video' && videos && purpose === 'post'
    ? mostBytes.video
    : kind === 'pdf'
      ? mostBytes.pdf
      : mostBytes.picture;
}

async function readAll(file: AsyncIterable<Buffer>, mostOf: (begin: Buffer) => number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  let most = 0;
  for await (const piece of file) {
    pieces.push(piece);
    size += piece.length;
    if (most === 0 && size >= BEGINNING) most = mostOf(Buffer.concat(pieces));
    if (most > 0 && size > most) throw tooLarge(most);
  }
  return Buffer.concat(pieces);
}

/** Bytes that tell what a file is. */
const BEGINNING = 16;

/** Text fields ahead of the file. */
function fieldsOf(parts: MultipartFields): Record<string, string> {
  const texts = Object.entries(parts).flatMap(([name, part]) =>
    part && !Array.isArray(part) && part.type === 'field' ? [[name, String(part.value)] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** Errors of the form itself: a missing boundary, a truncated body or too many parts. */
function refuseForm(error: { code?: string }): never {
  if (error instanceof ApiError) throw error;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(mostBytes.video);
  throw badRequest(sendAForm);
}

const sendAForm = message('accounts:files.sendAForm');
