import type { Plane } from './resize-plane';

/** A small Gaussian (1 4 6 4 1): samples are taken between pixels, and noise is not a feature. */
export function blurPlane(plane: Plane): Plane {
  const { width, height } = plane;
  const across = pass(plane.values, { count: height, stride: width, length: width, step: 1 });
  return { values: pass(across, { count: width, stride: 1, length: height, step: width }), width, height };
}

interface Lines {
  count: number;
  /** From the start of a line to the start of the next. */
  stride: number;
  length: number;
  /** From a value of a line to the next. */
  step: number;
}

function pass(values: Float32Array, { count, stride, length, step }: Lines): Float32Array {
  const out = new Float32Array(values.length);
  const last = length - 1;
  for (let line = 0; line < count; line += 1) {
    const start = line * stride;
    for (let i = 0; i <= last; i += 1) {
      const a = values[start + Math.max(0, i - 2) * step] as number;
      const b = values[start + Math.max(0, i - 1) * step] as number;
      const c = values[start + i * step] as number;
      const d = values[start + Math.min(last, i + 1) * step] as number;
      const e = values[start + Math.min(last, i + 2) * step] as number;
      out[start + i * step] = (a + e + 4 * (b + d) + 6 * c) / 16;
    }
  }
  return out;
}
