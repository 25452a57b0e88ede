import type { Box } from '@/canvas/geometry/types';

const MOST = 480;

/** The part of a picture in a box, for beside the question. null where the browser cannot cut it out. */
export async function cropUrl(file: Blob, { x, y, width, height }: Box): Promise<string | null> {
  try {
    const share = Math.min(1, MOST / Math.max(width, height));
    const full = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * share));
    canvas.height = Math.max(1, Math.round(height * share));
    canvas.getContext('2d')?.drawImage(full, x, y, width, height, 0, 0, canvas.width, canvas.height);
    full.close();
    return canvas.toDataURL('image/png');
  } catch {
    return null;
  }
}
