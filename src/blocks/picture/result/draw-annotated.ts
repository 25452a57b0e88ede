import type { PictureRecord } from '@/canvas/record/picture-record';
import { type Numbered, percentOf } from './numbered';

/** Browsers refuse canvases beyond this; a larger picture is drawn smaller. */
const MOST_PIXELS = 64_000_000;

/** The picture with every box and its number burnt in, as PNG. */
export async function drawAnnotated({ file, size }: PictureRecord, objects: readonly Numbered[]): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * share);
  canvas.height = Math.round(size.height * share);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no 2D canvas.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  context.scale(share, share);
  const unit = Math.max(1, Math.max(size.width, size.height) / 800);
  for (const object of objects) drawObject(context, object, unit);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG was made.'))), 'image/png'),
  );
}

function drawObject(context: CanvasRenderingContext2D, object: Numbered, unit: number): void {
  const { x, y, width, height, index, score } = object;
  for (const [color, line] of [
    ['#000000', 4],
    ['#ffd400', 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = line * unit;
    context.strokeRect(x, y, width, height);
  }
  const text = `${index} · ${percentOf(score)}%`;
  context.font = `${12 * unit}px system-ui, sans-serif`;
  const wide = context.measureText(text).width + 8 * unit;
  const top = y >= 18 * unit ? y - 18 * unit : y;
  context.fillStyle = 'rgba(0, 0, 0, 0.78)';
  context.fillRect(x, top, wide, 18 * unit);
  context.fillStyle = '#ffffff';
  context.fillText(text, x + 4 * unit, top + 13 * unit);
}
