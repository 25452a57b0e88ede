import { findColors } from './find-colors';

/** Enough to see every colour of a logo. */
const SIDE = 96;

/** The colours of a picture of this origin; none if it cannot be drawn. */
export async function readColors(address: string): Promise<string[]> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    return findColors(context?.getImageData(0, 0, SIDE, SIDE).data ?? []);
  } catch {
    return [];
  }
}
