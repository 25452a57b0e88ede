import { ApiError } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { openQueue, QueueFull } from '../../base/queue/open-queue';
import { decodeRaster } from '../detection/picture/decode-raster';
import { inspectPicture } from '../detection/picture/inspect-picture';
import { coarseLeast, coarseSide, fineSide, mostEnlarged, mostWaiting, readMs } from './limits';
import { openReader, type Reader } from './open-reader';
import type { Corners, Point, RawLine, ReadText, TextLine } from './types';

export interface Ocr {
  /**
   * Reads all printed Chinese and Latin text in a picture (JPEG, PNG, WebP, GIF, TIFF, AVIF; any EXIF orientation; at
   * most 30 MB and 120 million pixels). Each `owner` gets one picture at a time. Throws an ApiError: 400 or 413 if it
   * is no picture or too large, 503 if too many are waiting or it takes more than 30 s.
   */
  readText(picture: Buffer, who: { owner: string; signal?: AbortSignal }): Promise<ReadText>;
  close(): void;
}

/**
 * Opens the OCR service of a node, with one reader, which uses a core and 300 MB while working. It starts with the
 * first picture.
 */
export function openOcr(reader: Reader = openReader()): Ocr {
  const queue = openQueue(1, mostWaiting);
  return {
    async readText(bytes, { owner, signal }) {
      const late = AbortSignal.timeout(readMs);
      const until = signal ? AbortSignal.any([signal, late]) : late;
      const size = await inspectPicture(bytes, { owner, signal: until });
      try {
        return await queue.run(owner, until, () => readPicture(reader, bytes, size, { owner, signal: until }));
      } catch (error) {
        if (late.aborted || error instanceof QueueFull) throw busy();
        throw error;
      }
    },
    close: () => reader.close(),
  };
}

interface Size {
  width: number;
  height: number;
}

interface Asker {
  owner: string;
  signal: AbortSignal;
}

async function readPicture(reader: Reader, bytes: Buffer, size: Size, who: Asker): Promise<ReadText> {
  const { width, height } = size;
  const fine = await decodeRaster(bytes, shrinkTo(size, fineSide), who);
  const coarse = await decodeRaster(bytes, coarseSizeOf(size), who);
  const lines = await reader.read({ coarse, fine }, who.signal);
  const factor = { x: width / fine.width, y: height / fine.height };
  return { width, height, lines: lines.map((line) => inPixels(line, factor, size)) };
}

function shrinkTo({ width, height }: Size, most: number): Size {
  const factor = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Size of the raster for finding lines, in multiples of 32 as the network requires. */
export function coarseSizeOf({ width, height }: Size): Size {
  const longest = Math.max(width, height);
  const factor = Math.min(coarseSide / longest, Math.max(1, Math.min(mostEnlarged, coarseLeast / longest)));
  const side = (length: number) => Math.max(32, Math.round((length * factor) / 32) * 32);
  return { width: side(width), height: side(height) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function inPixels({ text, confidence, corners }: RawLine, factor: Point, size: Size): TextLine {
  const inside = ({ x, y }: Point) => ({
    x: tenth(Math.min(size.width, Math.max(0, x * factor.x))),
    y: tenth(Math.min(size.height, Math.max(0, y * factor.y))),
  });
  const placed = corners.map(inside) as Corners;
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: tenth(Math.max(...xs) - x), height: tenth(Math.max(...ys) - y) };
  return { text, confidence: Math.round(confidence * 1000) / 1000, box, corners: placed };
}

const busy = () =>
  new ApiError(503, message('pictures:openOcr.busy', { seconds: readMs / 1000 }), { retryAfterMs: 5_000 });
