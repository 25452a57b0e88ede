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

/** Pixels still to visit; kept, since a search labels a picture dozens of times. */
let stack = new Int32Array(0);

/** Labels the 4-connected regions. */
export function labelRegions({ width, height, on }: Plane, value: 0 | 1 = 1): Regions {
  const label = new Int32Array(on.length);
  if (stack.length < on.length) stack = new Int32Array(on.length);
  const lastRow = width * (height - 1);
  let count = 0;
  let top = 0;
  const push = (at: number) => {
    if (on[at] !== value || label[at] !== 0) return;
    label[at] = count;
    stack[top] = at;
    top += 1;
  };
  for (let start = 0; start < on.length; start += 1) {
    if (on[start] !== value || label[start] !== 0) continue;
    count += 1;
    push(start);
    while (top > 0) {
      top -= 1;
      const at = stack[top] as number;
      const x = at % width;
      if (x > 0) push(at - 1);
      if (x < width - 1) push(at + 1);
      if (at >= width) push(at - width);
      if (at < lastRow) push(at + width);
    }
  }
  return { label, count };
}

/** The pixels of each region with at least `least` and at most `most` of them, in order. */
export function pixelsOf({ label, count }: Regions, least: number, most: number): Int32Array[] {
  const sizes = new Int32Array(count + 1);
  for (let at = 0; at < label.length; at += 1) sizes[label[at] as number] = (sizes[label[at] as number] as number) + 1;
  const wanted = Array.from(sizes, (size, one) =>
    one > 0 && size >= least && size <= most ? new Int32Array(size) : undefined,
  );
  sizes.fill(0);
  for (let at = 0; at < label.length; at += 1) {
    const one = label[at] as number;
    const pixels = one === 0 ? undefined : wanted[one];
    if (!pixels) continue;
    pixels[sizes[one] as number] = at;
    sizes[one] = (sizes[one] as number) + 1;
  }
  return wanted.filter((pixels) => pixels !== undefined);
}

/** Fills holes smaller than `mostArea`, such as a pale centre or a highlight. */
export function fillHoles(plane: Plane, mostArea: number): Uint8Array {
  const { label, count } = labelRegions(plane, 0);
  const { width, height, on } = plane;
  const area = new Int32Array(count + 1);
  for (let at = 0; at < label.length; at += 1) area[label[at] as number] = (area[label[at] as number] as number) + 1;
  // What reaches the picture's edge is no hole, nor is what is on.
  area[0] = on.length;
  const open = (at: number) => {
    area[label[at] as number] = on.length;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) open(y * width + x);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) open(y * width + x);
  const filled = new Uint8Array(on.length);
  for (let at = 0; at < on.length; at += 1)
    filled[at] = on[at] || (area[label[at] as number] as number) < mostArea ? 1 : 0;
  return filled;
}

/** Removes parts thinner than three pixels (morphological opening). */
export function openMask(plane: Plane): Uint8Array {
  return spread({ ...plane, on: spread(plane, 0) }, 1);
}

/** Sets a pixel to `to` if it or a neighbour has that value. */
function spread({ width, height, on }: Plane, to: 0 | 1): Uint8Array {
  const out = on.slice();
  const lastRow = width * (height - 1);
  for (let at = 0; at < on.length; at += 1) {
    if (on[at] !== to) continue;
    const x = at % width;
    if (x > 0) out[at - 1] = to;
    if (x < width - 1) out[at + 1] = to;
    if (at >= width) out[at - width] = to;
    if (at < lastRow) out[at + width] = to;
  }
  return out;
}
