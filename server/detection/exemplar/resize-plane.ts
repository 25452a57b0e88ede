export interface Plane {
  values: Float32Array;
  width: number;
  height: number;
}

interface Tap {
  first: number;
  weights: Float32Array;
}

/** A triangle as wide as a target pixel: averages when it shrinks, interpolates when it grows. */
function tapsOf(from: number, to: number): Tap[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, target) => {
    const centre = (target + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(centre - reach));
    const last = Math.min(from - 1, Math.floor(centre + reach));
    const raw = Array.from({ length: last - first + 1 }, (_, k) => 1 - Math.abs(first + k - centre) / reach);
    const sum = raw.reduce((total, weight) => total + weight, 0);
    return { first, weights: Float32Array.from(raw, (weight) => (sum > 0 ? weight / sum : 1 / raw.length)) };
  });
}

export function resizePlane(source: Plane, width: number, height: number): Plane {
  if (source.width === width && source.height === height) return source;
  return shrinkRows(shrinkColumns(source, width), height);
}

function shrinkColumns({ values, width: from, height }: Plane, width: number): Plane {
  const out = new Float32Array(width * height);
  const taps = tapsOf(from, width);
  for (let y = 0; y < height; y += 1) {
    taps.forEach(({ first, weights }, x) => {
      let sum = 0;
      for (let k = 0; k < weights.length; k += 1)
        sum += (values[y * from + first + k] as number) * (weights[k] as number);
      out[y * width + x] = sum;
    });
  }
  return { values: out, width, height };
}

function shrinkRows({ values, width, height: from }: Plane, height: number): Plane {
  const out = new Float32Array(width * height);
  tapsOf(from, height).forEach(({ first, weights }, y) => {
    weights.forEach((weight, k) => {
      const row = (first + k) * width;
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        out[at] = (out[at] as number) + (values[row + x] as number) * weight;
      }
    });
  });
  return { values: out, width, height };
}
