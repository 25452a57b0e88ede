import type { Raster } from '../exemplar/types';
import { openPicture } from './open-picture';

/** The upright picture at the size asked for, as plain bytes. Runs in the threads of libvips, not in ours. */
export async function decodeRaster(bytes: Buffer, size: { width: number; height: number }): Promise<Raster> {
  const { data, info } = await (await openPicture(bytes))
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A pooled buffer cannot be handed to a thread; a copy of its own can.
  return { rgb: new Uint8Array(data), width: info.width, height: info.height };
}
