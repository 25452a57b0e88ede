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

/** Which number each provisional one turned out to equal; kept, since a search labels a picture dozens of times. */
let same = new Int32Array(0);

/** Labels the 4-connected regions, numbered by their first pixel. */
export function labelRegions({ width, height, on }: Plane, value: 0 | 1 = 1): Regions {
  const label = new Int32Array(on.length);
  if (same.length < on.length + 1) same = new Int32Array(on.length + 1);
  let next = 1;
  for (let y = 0, at = 0; y < height; y += 1) {
    let left = 0;
    for (let x = 0; x < width; x += 1, at += 1) {
      if (on[at] !== value) {
        left = 0;
        continue;
      }
      const above = y > 0 ? (label[at - width] as number) : 0;
      if (left === 0 && above === 0) {
        left = next;
        same[next] = next;
        next += 1;
      } else if (left === 0) left = above;
      else if (above !== 0 && above !== left) left = join(left, above);
      label[at] = left;
    }
  }
  let count = 0;
  // The root is the smallest number of a region, so it has its final number before the others ask for it.
  for (let one = 1; one < next; one += 1) {
    const root = same[one] as number;
    if (root === one) count += 1;
    same[one] = root === one ? count : (same[root] as number);
  }
  for (let at = 0; at < label.length; at += 1) label[at] = same[label[at] as number] as number;
  return { label, count };
}

function rootOf(one: number): number {
  let root = one;
  while (same[root] !== root) root = same[root] as number;
  same[one] = root;
  return root;
}

function join(one: number, other: number): number {
  const [a, b] = [rootOf(one), rootOf(other)];
  const root = Math.min(a, b);
  same[Math.max(a, b)] = root;
  return root;
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
  for (let row = 0; row <= lastRow; row += width)
    for (let at = row; at < row + width; at += 1) {
      if (on[at] !== to) continue;
      if (at > row) out[at - 1] = to;
      if (at < row + width - 1) out[at + 1] = to;
      if (row > 0) out[at - width] = to;
      if (row < lastRow) out[at + width] = to;
    }
  return out;
}
