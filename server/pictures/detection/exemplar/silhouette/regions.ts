/** Numbers of the connected pixels of a mask, row by row; `label` of a pixel that is off is 0. */
export interface Regions {
  label: Int32Array;
  count: number;
}

interface Plane {
  width: number;
  height: number;
  on: Uint8Array;
}

/** Pixels that touch by a side belong together. */
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

/** A hole smaller than this is part of the thing round it: a pale middle, a glint. */
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

/** Takes away what is thinner than three pixels. */
export function openMask(plane: Plane): Uint8Array {
  return spread({ ...plane, on: spread(plane, 0) }, 1);
}

/** A pixel becomes `to` where it or one beside it is. */
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
