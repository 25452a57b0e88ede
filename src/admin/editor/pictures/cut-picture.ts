import type { Box, Size } from './crop-box';
import { cutDrawing } from './cut-drawing';

const KINDS: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };
const QUALITY = 0.92;
const LEAST_DRAWING = 400;

const endingOf = (image: HTMLImageElement) => /\.(\w+)$/.exec(new URL(image.src).pathname)?.[1]?.toLowerCase() ?? '';

/** The size a piece is chosen in: a drawing has no pixels, and one of 24 × 24 would have few places to cut. */
export function cutSize(image: HTMLImageElement): Size {
  const { naturalWidth: width, naturalHeight: height } = image;
  const times = endingOf(image) === 'svg' ? Math.max(1, Math.ceil(LEAST_DRAWING / Math.max(width, height, 1))) : 1;
  return { width: width * times, height: height * times };
}

/** The piece as a file of the same kind: a drawing stays one. */
export async function cutPicture(image: HTMLImageElement, box: Box): Promise<File> {
  const ending = endingOf(image);
  if (ending === 'svg') {
    const drawing = await (await fetch(image.src)).text();
    const { naturalWidth: width, naturalHeight: height } = image;
    const cut = cutDrawing(drawing, box, { width, height }, cutSize(image).width / width);
    return new File([cut], 'crop.svg', { type: 'image/svg+xml' });
  }
  const type = KINDS[ending] ?? 'image/png';
  const { x, y, width, height } = box;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('canvas');
  return new File([blob], `crop.${type.slice('image/'.length)}`, { type });
}

export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const { width, height } = cutSize(image);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}
