import { delay, HttpResponse, type RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import type { Locale } from '../../../generated/locales';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { drawAnnotated } from './draw-annotated';
import { drawPart } from './draw-part';
import { findDetection, findPicture, type KeptDetection, putOnShelf, takeFromShelf } from './picture-shelf';
import { scatter } from './scatter';
import { toCoco } from './to-coco';
import { toCsv } from './to-csv';

const dayMs = 24 * 3600 * 1000;
const searchMs = 1_200;
const began = new Map<string, number>();

/** The demo analyses no pixels: it spreads boxes of the drawn size over the picture and labels them as samples. */
export const pictureHandlers = (pace: number): RequestHandler[] => [
  ...keeping(),
  mockOperation('detectObjects', async ({ arg, locale }): Promise<Data<'detectObjects'>> => {
    const picture = await pictureOf(arg.prompt_image, locale);
    const [left = 0, top = 0, right = 0, bottom = 0] = (arg.rects[0] ?? []).map(Number);
    if (right <= left || bottom <= top)
      throw new Refusal(
        400,
        message('pictures:readRects.tooSmall', { width: right - left, height: bottom - top, least: 8 })[locale],
      );
    if (arg.progress_id) began.set(arg.progress_id, Date.now());
    await delay(searchMs * pace);
    const drawn = { x: left, y: top, width: right - left, height: bottom - top };
    const label = message('pictures:demo.sample')[locale];
    const boxes = scatter(drawn, picture).map((object, at) => ({ ...object, label, ...(at === 0 && isDrawn) }));
    const result = {
      ...{ id: newId(), picture, rects: [drawn], detector: 'embedded' as const, tookMs: 0 },
      ...{ createdAt: new Date().toISOString(), width: picture.width, height: picture.height },
      objects: boxes.filter(({ score }) => score >= 0.5),
      weaker: boxes.filter(({ score }) => score < 0.5),
    };
    await putOnShelf(result.id, result);
    return result;
  }),
  mockOperation('getDetectionProgress', ({ arg }) => {
    const start = began.get(arg.id);
    if (start === undefined) return { state: 'unknown', share: 0, ahead: 0 };
    return { state: 'running', share: Math.min(1, (Date.now() - start) / searchMs), ahead: 0 };
  }),
  mockOperation('getDetection', async ({ arg }) => (await findDetection(arg.id)) ?? null),
  mockOperation('exportDetection', async ({ arg, locale }) =>
    exported(await detectionOf(arg.id, locale), arg.format, arg.threshold ?? 0.5),
  ),
];

const isDrawn = { drawn: true, score: 1 };

const keeping = (): RequestHandler[] => [
  mockOperation('uploadPicture', async ({ request }) => {
    const type = request.headers.get('content-type') ?? 'application/octet-stream';
    return (await keep(new Blob([await request.arrayBuffer()], { type }))).picture;
  }),
  mockOperation('deletePicture', async ({ arg }) => {
    await takeFromShelf(arg.id);
    return null;
  }),
  mockOperation('getPicture', async ({ arg, locale }) => answerFile((await kept(arg.id, locale)).file)),
  mockOperation('viewPicture', async ({ arg, locale }) => {
    const { file, picture } = await kept(arg.id, locale);
    return answerFile(await drawPart(file, { width: picture.width, height: picture.height, ...arg }));
  }),
  // It reads no text either.
  mockOperation('readPictureText', async ({ arg, locale }) => {
    await kept(arg.id, locale);
    return { lines: [] };
  }),
];

async function keep(file: Blob) {
  const id = newId();
  const size = (await sizeOf(file)) ?? { width: 1920, height: 1080 };
  const keptUntil = new Date(Date.now() + 30 * dayMs).toISOString();
  const about = { size: Math.max(1, file.size), mime: file.type, orientation: 1, frames: 1, keptUntil };
  const one = { picture: { id, url: `/api/pictures/${id}`, ...size, ...about }, file };
  await putOnShelf(id, one);
  return one;
}

async function kept(id: string, locale: Locale) {
  const found = await findPicture(id);
  if (!found) throw new Refusal(404, noSuch('picture')[locale]);
  return found;
}

/** `prompt` is a picture's URL or the picture itself in base64. */
async function pictureOf(prompt: string, locale: Locale) {
  const id = /\/api\/pictures\/([\w-]+)/.exec(prompt)?.[1];
  if (id) return (await kept(id, locale)).picture;
  const bytes = Uint8Array.from(atob(prompt.replace(/^data:[^,]*,/, '')), (char) => char.charCodeAt(0));
  return (await keep(new Blob([bytes]))).picture;
}

async function detectionOf(id: string, locale: Locale): Promise<KeptDetection> {
  const found = await findDetection(id);
  if (!found) throw new Refusal(404, noSuch('detection')[locale]);
  return found;
}

async function exported(result: KeptDetection, format: 'coco' | 'csv' | 'png', threshold: number): Promise<Response> {
  const objects = [...result.objects, ...(result.weaker ?? [])].filter(({ score }) => score >= threshold);
  if (format === 'coco') return answerFile(new Blob([toCoco(result, objects)], { type: 'application/json' }));
  if (format === 'csv') return answerFile(new Blob([toCsv(objects)], { type: 'text/csv' }));
  const found = await findPicture(result.picture.id);
  return found ? answerFile(await drawAnnotated(found.file, result, objects)) : new HttpResponse(null, { status: 404 });
}

const answerFile = async (file: Blob) =>
  new HttpResponse(await file.arrayBuffer(), { headers: { 'content-type': file.type } });

async function sizeOf(file: Blob): Promise<{ width: number; height: number } | null> {
  if (typeof createImageBitmap !== 'function') return null;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
