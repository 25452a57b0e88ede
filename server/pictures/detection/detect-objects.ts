import { createHash } from 'node:crypto';
import type { components } from '../../../generated/api';
import type { Reader } from '../../answers';
import type { Store } from '../../base/database/db';
import { ApiError, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { QueueFull } from '../../base/queue/open-queue';
import { askedInChat, type DetectionRow, findDetection, saveDetection } from '../store/detections';
import type { Box } from './exemplar/types';
import { type KeepRules, takePicture } from './keep-picture';
import { detectionMs, leastScore, mostObjects, mostWeaker } from './limits';
import { foundFrom, presentDetection } from './present-detection';
import type { ProgressBoard } from './progress-board';
import { readPromptImage } from './read-prompt-image';
import { readRects } from './read-rects';
import { findReadablePicture, openReadablePicture } from './readable-picture';
import type { DetectedObject, Detector } from './types';

type Result = components['schemas']['DetectionResult'];

export interface Detection {
  store: Store;
  detector: Detector;
  board: ProgressBoard;
  rules: KeepRules;
}

interface Input {
  promptImage: string;
  rects: readonly (readonly string[])[];
  progressId?: string;
  reader: Reader;
  /** Charges this many bytes to the budget of the reader's network. */
  spend: (bytes: number) => Promise<void>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Detects objects, stores and returns them. The same picture and rectangles are searched once. */
export async function detectObjects(desk: Detection, input: Input): Promise<Result> {
  const { db } = desk.store;
  const image = readPromptImage(input.promptImage);
  const kept = 'id' in image ? image : await takeIn(desk, input, image.bytes);
  const picture = await openReadablePicture(desk.store, kept.id, input.reader);
  const rects = readRects(input.rects, picture);
  const id = idOf(picture.id, rects, desk.detector);
  const known = await findDetection(db, id);
  if (known) return presentDetection(known, picture);
  const started = performance.now();
  const objects = await search(desk, input, { bytes: picture.bytes, picture, rects, owner: input.reader.visitor });
  const tookMs = Math.round(performance.now() - started);
  const row = { id, pictureId: picture.id, rects, objects, detector: desk.detector.name, tookMs };
  await saveDetection(db, row);
  return presentDetection({ ...row, createdAt: new Date() }, picture);
}

async function takeIn({ store, rules }: Detection, { spend, reader }: Input, bytes: Buffer) {
  await spend(bytes.length);
  return takePicture(store, bytes, reader.visitor, rules);
}

type Search = Pick<Parameters<Detector['detect']>[0], 'bytes' | 'picture' | 'rects' | 'owner'>;

async function search({ detector, board }: Detection, input: Input, what: Search): Promise<DetectedObject[]> {
  const late = AbortSignal.timeout(detectionMs);
  const signal = AbortSignal.any([input.signal, late]);
  const onProgress = (progress: Parameters<ProgressBoard['write']>[1]) => board.write(input.progressId, progress);
  try {
    const found = await detector.detect({ ...what, signal, onProgress });
    const best = found.filter(({ score }) => score >= leastScore).toSorted((a, b) => b.score - a.score);
    const strong = best.filter(({ score }) => score >= foundFrom).slice(0, mostObjects - what.rects.length);
    return [...strong, ...best.filter(({ score }) => score < foundFrom).slice(0, mostWeaker)].map(inPixels);
  } catch (error) {
    if (late.aborted) throw tooSlow();
    if (error instanceof QueueFull) throw crowded();
    if (input.signal.aborted) throw gone();
    throw error;
  } finally {
    board.clear(input.progressId);
  }
}

/** Rounds to tenths of a pixel and thousandths of a score, the meaningful precision. */
function inPixels({ x, y, width, height, score, label }: DetectedObject): DetectedObject {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const box = { x: tenth(x), y: tenth(y), width: Math.max(0.1, tenth(width)), height: Math.max(0.1, tenth(height)) };
  return { ...box, score: Math.round(score * 1000) / 1000, ...(label !== undefined && { label }) };
}

const idOf = (picture: string, rects: readonly Box[], { name, version }: Detector) =>
  createHash('sha256')
    .update(JSON.stringify([picture, rects, name, version]))
    .digest('base64url')
    .slice(0, 32);

interface Kept {
  row: DetectionRow;
  result: Result;
}

/** A stored detection, for readers who may see its picture. Old links carry the id of a chat about it instead. */
export async function findReadableDetection(store: Store, id: string, reader: Reader): Promise<Kept | null> {
  const row = (await findDetection(store.db, id)) ?? (await askedInChat(store.db, id, reader.accessDomain));
  if (!row) return null;
  const picture = await findReadablePicture(store, row.pictureId, reader).catch(() => undefined);
  return picture ? { row, result: presentDetection(row, picture) } : null;
}

/** The same, or throws 404. */
export async function readDetection(store: Store, id: string, reader: Reader): Promise<Kept> {
  const kept = await findReadableDetection(store, id, reader);
  if (!kept) throw notFound('detection', id);
  return kept;
}

const seconds = detectionMs / 1000;

const tooSlow = () =>
  new ApiError(503, message('pictures:detectObjects.tooSlow', { seconds }), { retryAfterMs: 5_000 });

const crowded = () => new ApiError(503, message('pictures:detectObjects.crowded'), { retryAfterMs: 5_000 });

/** Nobody receives it, because the connection is closed; it keeps cancelled requests out of the error log. */
const gone = () => new ApiError(409, message('pictures:detectObjects.gone'));
