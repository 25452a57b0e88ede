interface Plane {
  values: Float32Array;
  width: number;
  height: number;
}

/** Blurs with a small Gaussian (1 4 6 4 1): samples lie between pixels, and noise is no feature. */
export function blurPlane({ values, width, height }: Plane): Plane {
  return { values: blurDown(blurAcross(values, width, height), width, height), width, height };
}

function blurAcross(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  const last = width - 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const at = (x: number) => values[row + Math.min(last, Math.max(0, x))] as number;
    for (let x = 0; x <= last; x += 1) {
      // Neighbours are missing only near the ends of a row.
      if (x < 2 || x > last - 2) {
        out[row + x] = (at(x - 2) + at(x + 2) + 4 * (at(x - 1) + at(x + 1)) + 6 * at(x)) / 16;
        continue;
      }
      const i = row + x;
      const near = (values[i - 1] as number) + (values[i + 1] as number);
      const far = (values[i - 2] as number) + (values[i + 2] as number);
      out[i] = (far + 4 * near + 6 * (values[i] as number)) / 16;
    }
  }
  return out;
}

/** Works row by row, which follows the memory layout. */
function blurDown(values: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(values.length);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = 0; y < height; y += 1) {
    const [a, b, c, d, e] = [rowAt(y - 2), rowAt(y - 1), rowAt(y), rowAt(y + 1), rowAt(y + 2)];
    for (let x = 0; x < width; x += 1) {
      const far = (values[a + x] as number) + (values[e + x] as number);
      const near = (values[b + x] as number) + (values[d + x] as number);
      out[c + x] = (far + 4 * near + 6 * (values[c + x] as number)) / 16;
    }
  }
  return out;
}
