import type { DecodeRules } from '../../../base/raster/decode-picture';
import { type PartInput, partOf } from './cut-part';
import { openPicture } from './open-picture';

interface Kept {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Renders a picture, or a part of it, as WebP for browsers. */
export async function viewPicture(
  picture: Kept,
  { size = 2048, ...part }: PartInput & { size?: number },
  who: DecodeRules,
): Promise<Buffer> {
  const area = partOf(picture, part);
  return openPicture(picture.bytes, who, (upright) =>
    upright
      .extract(area)
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
}
