import { blurPlane } from './blur-plane';
import { toLab } from './lab';
import type { Raster } from './types';

/** Channels per pixel: lightness, two colours, and the two components of the lightness gradient. */
export const channels = 5;

/** The picture at one size, with edges repeated outwards so that windows may extend beyond them. */
export interface Layer {
  width: number;
  height: number;
  /** Layer pixels per picture pixel. */
  factor: number;
  margin: number;
  /** Pixels per row, including both margins. */
  stride: number;
  /** Interleaved channels: a window then touches a fifth of the cache lines. */
  data: Float32Array;
}

export function buildLayer(raster: Raster, factor: number, margin: number): Layer {
  const { width, height } = raster;
  const stride = width + 2 * margin;
  const data = new Float32Array(stride * (height + 2 * margin) * channels);
  const layer = { width, height, factor, margin, stride, data };
  writeInside(
    layer,
    toLab(raster).map((values) => blurPlane({ values, width, height }).values),
  );
  repeatEdges(layer);
  return layer;
}

function writeInside({ width, height, margin, stride, data }: Layer, planes: Float32Array[]): void {
  const [l, a, b] = planes as [Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    let at = ((y + margin) * stride + margin) * channels;
    for (let x = 0; x < width; x += 1) {
      const i = row + x;
      data[at] = l[i] as number;
      data[at + 1] = a[i] as number;
      data[at + 2] = b[i] as number;
      data[at + 3] = (l[x < width - 1 ? i + 1 : i] as number) - (l[x > 0 ? i - 1 : i] as number);
      data[at + 4] = (l[below + x] as number) - (l[above + x] as number);
      at += channels;
    }
  }
}

function repeatEdges({ width, height, margin, stride, data }: Layer): void {
  const pixel = (x: number, y: number) => (y * stride + x) * channels;
  for (let y = margin; y < margin + height; y += 1)
    for (let x = 0; x < margin; x += 1) {
      data.copyWithin(pixel(x, y), pixel(margin, y), pixel(margin + 1, y));
      const right = pixel(margin + width - 1, y);
      data.copyWithin(pixel(margin + width + x, y), right, right + channels);
    }
  for (let y = 0; y < margin; y += 1) {
    data.copyWithin(pixel(0, y), pixel(0, margin), pixel(0, margin + 1));
    const last = pixel(0, margin + height - 1);
    data.copyWithin(pixel(0, margin + height + y), last, last + stride * channels);
  }
}
