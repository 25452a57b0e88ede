import type { Sharp } from 'sharp';
import { type DecodeRules, decodePicture } from '../../../base/raster/decode-picture';

/** Upright, in sRGB, three channels, on white; of an animation the first frame. The one way pixels are read. */
export function openPicture<T>(bytes: Buffer, who: DecodeRules, work: (picture: Sharp) => Promise<T>): Promise<T> {
  return decodePicture(bytes, who, (picture) =>
    work(picture.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()),
  );
}
