import type { Data } from '@/api/paths';

type Result = Data<'detectObjects'>;

const MOST_SIDE = 4096;

/** Draws all boxes onto the picture and returns it as PNG. */
export async function drawAnnotated(
  file: Blob,
  { width, height }: Pick<Result, 'width' | 'height'>,
  objects: Result['objects'],
): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, MOST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * share), Math.round(height * share));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no 2D canvas.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  context.scale(share, share);
  const unit = Math.max(1, Math.max(width, height) / 800);
  for (const { x, y, width: w, height: h, drawn } of objects) {
    context.setLineDash(drawn ? [4 * unit, 2 * unit] : []);
    context.lineWidth = 2 * unit;
    context.strokeStyle = drawn ? '#ffd43b' : '#20c997';
    context.strokeRect(x, y, w, h);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
