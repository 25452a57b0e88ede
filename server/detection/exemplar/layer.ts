import { blurPlane } from './blur-plane';
import { type Plane, resizePlane } from './resize-plane';

/** What is looked at in every pixel: lightness, two colours, the two halves of the lightness gradient. */
export const channels = 5;

/** The picture at one size, edges repeated outwards so that a window may hang over them. */
export interface Layer {
  width: number;
  height: number;
  /** Pixels of the layer per pixel of the picture. */
  factor: number;
  margin: number;
  /** Pixels in a row with both margins. */
  stride: number;
  /** Channels of a pixel side by side: a window then touches a fifth of the memory lines. */
  data: Float32Array;
}

export interface LayerSize {
  width: number;
  height: number;
  factor: number;
  margin: number;
}

export function buildLayer(lab: readonly Plane[], { width, height, factor, margin }: LayerSize): Layer {
  const planes = lab.map((plane) => blurPlane(resizePlane(plane, width, height)));
  const stride = width + 2 * margin;
  const data = new Float32Array(stride * (height + 2 * margin) * channels);
  const clampX = (x: number) => Math.min(width - 1, Math.max(0, x));
  const clampY = (y: number) => Math.min(height - 1, Math.max(0, y));
  const [l, a, b] = planes.map((plane) => plane.values) as [Float32Array, Float32Array, Float32Array];
  let at = 0;
  for (let y = -margin; y < height + margin; y += 1) {
    const row = clampY(y) * width;
    const above = clampY(clampY(y) - 1) * width;
    const below = clampY(clampY(y) + 1) * width;
    for (let x = -margin; x < width + margin; x += 1) {
      const column = clampX(x);
      data[at] = l[row + column] as number;
      data[at + 1] = a[row + column] as number;
      data[at + 2] = b[row + column] as number;
      data[at + 3] = (l[row + clampX(column + 1)] as number) - (l[row + clampX(column - 1)] as number);
      data[at + 4] = (l[below + column] as number) - (l[above + column] as number);
      at += channels;
    }
  }
  return { width, height, factor, margin, stride, data };
}
