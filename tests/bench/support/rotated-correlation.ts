import { createRequire } from 'node:module';
import sharp from 'sharp';
import { keepBest } from '../../../server/pictures/detection/exemplar/overlap';
import type { Box, Hit } from '../../../server/pictures/detection/exemplar/types';

/** The part of OpenCV's JavaScript build that the peer needs. */
interface Mat {
  data32F: Float32Array;
  rows: number;
  cols: number;
  delete(): void;
}
interface OpenCv {
  Mat: new () => Mat;
  matFromArray(rows: number, cols: number, type: number, values: ArrayLike<number>): Mat;
  matchTemplate(image: Mat, template: Mat, result: Mat, method: number): void;
  CV_8UC1: number;
  TM_CCOEFF_NORMED: number;
  onRuntimeInitialized?: () => void;
  then?: unknown;
}

const angles = Array.from({ length: 12 }, (_, i) => i * 30);
const scales = [0.8, 1, 1.25];
const leastCorrelation = 0.55;
/** Long side in pixels at which pictures are searched. */
const side = 400;

async function loadOpenCv(): Promise<OpenCv> {
  const cv: OpenCv = createRequire(import.meta.url)('@techstark/opencv-js');
  await new Promise<void>((ready) => {
    if (cv.Mat) ready();
    else cv.onRuntimeInitialized = ready;
  });
  // The module is a thenable that resolves to itself, so awaiting it would never finish.
  delete cv.then;
  return new Proxy(cv, { get: (target, name) => (name === 'then' ? undefined : Reflect.get(target, name)) });
}

/** The obvious approach: the drawn patch, rotated and scaled, as a template matched against the picture. */
export async function openPeer() {
  const cv = await loadOpenCv();
  const slide = async (picture: Mat, patch: Buffer, factor: number): Promise<Hit[]> => {
    const { data, info } = await sharp(patch).greyscale().raw().toBuffer({ resolveWithObject: true });
    if (info.width >= picture.cols || info.height >= picture.rows) return [];
    const template = cv.matFromArray(info.height, info.width, cv.CV_8UC1, data);
    const result = new cv.Mat();
    cv.matchTemplate(picture, template, result, cv.TM_CCOEFF_NORMED);
    const hits = [...result.data32F].flatMap((likeness, i) => {
      if (!(likeness >= leastCorrelation && likeness <= 1)) return [];
      const at = { x: (i % result.cols) / factor, y: Math.floor(i / result.cols) / factor };
      return [{ ...at, width: info.width / factor, height: info.height / factor, likeness }];
    });
    template.delete();
    result.delete();
    return keepBest(hits.toSorted((a, b) => b.likeness - a.likeness).slice(0, 500));
  };
  return async (bytes: Buffer, size: { width: number; height: number }, drawn: Box): Promise<Box[]> => {
    const factor = side / Math.max(size.width, size.height);
    const small = sharp(bytes).resize(Math.round(size.width * factor), Math.round(size.height * factor), {
      fit: 'fill',
    });
    const { data, info } = await small.greyscale().raw().toBuffer({ resolveWithObject: true });
    const picture = cv.matFromArray(info.height, info.width, cv.CV_8UC1, data);
    const hits: Hit[] = [];
    for (const angle of angles)
      for (const scale of scales)
        hits.push(...(await slide(picture, await cut(bytes, size, drawn, factor * scale, angle), factor)));
    picture.delete();
    return keepBest(hits);
  };
}

async function cut(bytes: Buffer, size: { width: number; height: number }, drawn: Box, factor: number, angle: number) {
  const left = Math.max(0, Math.round(drawn.x));
  const top = Math.max(0, Math.round(drawn.y));
  const width = Math.max(1, Math.min(Math.round(drawn.width), size.width - left));
  const height = Math.max(1, Math.min(Math.round(drawn.height), size.height - top));
  const [w, h] = [Math.max(6, Math.round(width * factor)), Math.max(6, Math.round(height * factor))];
  const patch = await sharp(bytes).extract({ left, top, width, height }).resize(w, h, { fit: 'fill' }).png().toBuffer();
  const turned = await sharp(patch).rotate(angle).png().toBuffer({ resolveWithObject: true });
  // Rotation leaves empty corners, so only the centre, which every angle covers, is compared.
  const inner = { width: Math.max(4, Math.round(w * 0.7)), height: Math.max(4, Math.round(h * 0.7)) };
  const start = {
    left: Math.max(0, Math.round((turned.info.width - inner.width) / 2)),
    top: Math.max(0, Math.round((turned.info.height - inner.height) / 2)),
  };
  return sharp(turned.data)
    .extract({ ...start, ...inner })
    .png()
    .toBuffer();
}
