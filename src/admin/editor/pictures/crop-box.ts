/** In pixels of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;
export type Point = Pick<Box, 'x' | 'y'>;

/** Smaller pieces are slips of the hand. */
const LEAST = 8;
/** Channels may differ this much within one edge: JPEG never gives exactly the same color twice. */
const SAME = 12;

const between = (value: number, least: number, most: number) => Math.round(Math.max(least, Math.min(value, most)));

/** Whole pixels within the picture. Where both do not fit, the size wins over the place. */
export function fitBox({ x, y, width, height }: Box, size: Size): Box {
  const [w, h] = [
    between(width, Math.min(LEAST, size.width), size.width),
    between(height, Math.min(LEAST, size.height), size.height),
  ];
  return { x: between(x, 0, size.width - w), y: between(y, 0, size.height - h), width: w, height: h };
}

/** The largest box of a shape (width by height) in the middle of `within`; all of it without one. */
export function boxOfShape(ratio: number | null, within: Box, size: Size): Box {
  if (ratio === null) return fitBox(within, size);
  const width = Math.min(within.width, within.height * ratio);
  const height = width / ratio;
  return fitBox(
    { x: within.x + (within.width - width) / 2, y: within.y + (within.height - height) / 2, width, height },
    size,
  );
}

/** From where a pointer was pressed to where it is, in the wanted shape. */
export function boxBetween(from: Point, to: Point, size: Size, ratio: number | null): Box {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [right, below] = [dx < 0 ? from.x : size.width - from.x, dy < 0 ? from.y : size.height - from.y];
  let [width, height] = [Math.min(Math.abs(dx), right), Math.min(Math.abs(dy), below)];
  if (ratio !== null) {
    width = Math.min(Math.max(width, height * ratio), right, below * ratio);
    height = width / ratio;
  }
  return fitBox({ x: dx < 0 ? from.x - width : from.x, y: dy < 0 ? from.y - height : from.y, width, height }, size);
}

/** Without the edges that have the color of the first pixel or can be seen through; all of it if nothing is left. */
export function trimmedBox(pixels: Uint8ClampedArray, size: Size): Box {
  const { width, height } = size;
  const ground = pixels.slice(0, 4);
  const empty = (at: number) =>
    (pixels[at + 3] ?? 0) <= SAME || ground.every((channel, n) => Math.abs((pixels[at + n] ?? 0) - channel) <= SAME);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (empty((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, width, height };
  return fitBox({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 }, size);
}
