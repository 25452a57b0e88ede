/** Region number per pixel of a mask, row by row; 0 for pixels that are off. */
export interface Regions {
  label: Int32Array;
  count: number;
}

interface Plane {
  width: number;
  height: number;
  on: Uint8Array;
}

/** Labels the 4-connected regions. */
export function labelRegions({ width, height, on }: Plane, value: 0 | 1 = 1): Regions {
  const label = new Int32Array(on.length);
  const stack = new Int32Array(on.length);
  let count = 0;
  for (let start = 0; start < on.length; start += 1) {
    if (on[start] !== value || label[start]) continue;
    count += 1;
    let top = 0;
    const push = (at: number) => {
      if (on[at] !== value || label[at]) return;
      label[at] = count;
      stack[top] = at;
      top += 1;
    };
    push(start);
    while (top > 0) {
      top -= 1;
      const at = stack[top] as number;
      const x = at % width;
      if (x > 0) push(at - 1);
      if (x < width - 1) push(at + 1);
      if (at >= width) push(at - width);
      if (at < width * (height - 1)) push(at + width);
    }
  }
  return { label, count };
}

/** Fills holes smaller than `mostArea`, such as a pale centre or a highlight. */
export function fillHoles(plane: Plane, mostArea: number): Uint8Array {
  const { label, count } = labelRegions(plane, 0);
  const { width, height, on } = plane;
  const area = new Int32Array(count + 1);
  const open = new Uint8Array(count + 1);
  label.forEach((one, at) => {
    area[one] = (area[one] as number) + 1;
    const x = at % width;
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) open[one] = 1;
  });
  return on.map((value, at) => {
    const one = label[at] as number;
    return value || (one && !open[one] && (area[one] as number) < mostArea) ? 1 : 0;
  });
}

/** Removes parts thinner than three pixels (morphological opening). */
export function openMask(plane: Plane): Uint8Array {
  return spread({ ...plane, on: spread(plane, 0) }, 1);
}

/** Sets a pixel to `to` if it or a neighbour has that value. */
function spread({ width, height, on }: Plane, to: 0 | 1): Uint8Array {
  const out = on.slice();
  for (let at = 0; at < on.length; at += 1) {
    const x = at % width;
    if (
      (x > 0 && on[at - 1] === to) ||
      (x < width - 1 && on[at + 1] === to) ||
      (at >= width && on[at - width] === to) ||
      (at < width * (height - 1) && on[at + width] === to)
    )
      out[at] = to;
  }
  return out;
}
