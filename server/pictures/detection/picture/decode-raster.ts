import type { DecodeRules } from '../../../base/raster/decode-picture';
import { shrinkRaw } from '../../../base/raster/shrink-raw';
import type { Raster } from '../exemplar/types';
import { openPicture } from './open-picture';

/** Decodes the upright picture at a given size. Runs in the threads of libvips. */
export async function decodeRaster(
  bytes: Buffer,
  size: { width: number; height: number },
  who: DecodeRules,
): Promise<Raster> {
  const { data, info } = await openPicture(bytes, who, (picture) =>
    picture.resize(size.width, size.height, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true }),
  );
  // A pooled Buffer cannot be transferred to a thread, so it is copied.
  return { rgb: new Uint8Array(data), width: info.width, height: info.height };
}

type Size = { width: number; height: number };

/** Decodes the picture at several sizes, in the order given; the file is decoded once, at the largest. */
export async function decodeLayers(
  bytes: Buffer,
  [first, ...others]: readonly [Size, ...Size[]],
  who: DecodeRules,
): Promise<[Raster, ...Raster[]]> {
  const largest = others.reduce((one, other) => (other.width > one.width ? other : one), first);
  const finest = await decodeRaster(bytes, largest, who);
  // Each has its own buffer, because it is transferred to a thread.
  const at = async ({ width, height }: Size): Promise<Raster> => {
    if (width === finest.width && height === finest.height) return { ...finest, rgb: finest.rgb.slice() };
    return { rgb: await shrinkRaw(finest, { width, height }), width, height };
  };
  return [await at(first), ...(await Promise.all(others.map(at)))];
}
