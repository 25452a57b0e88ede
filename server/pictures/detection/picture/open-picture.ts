import type { Sharp } from 'sharp';
import { type DecodeRules, decodePicture } from '../../../base/raster/decode-picture';

/**
 * Decodes a picture upright, in sRGB with three channels on white; of an animation the first frame. Pixels are read
 * only here.
 */
export function openPicture<T>(bytes: Buffer, who: DecodeRules, work: (picture: Sharp) => Promise<T>): Promise<T> {
  return decodePicture(bytes, who, (picture) =>
    work(picture.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()),
  );
}
