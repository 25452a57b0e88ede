import type { Box } from './crop-box';

const KINDS: Readonly<Record<string, string>> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };
const QUALITY = 0.92;

/** The piece as a file of the same kind; drawings and PNG become PNG. */
export async function cutPicture(image: HTMLImageElement, { x, y, width, height }: Box): Promise<File> {
  const ending = /\.(\w+)$/.exec(new URL(image.src).pathname)?.[1]?.toLowerCase() ?? '';
  const type = KINDS[ending] ?? 'image/png';
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('canvas');
  return new File([blob], `crop.${type.slice('image/'.length)}`, { type });
}

export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}
