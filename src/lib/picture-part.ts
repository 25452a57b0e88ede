import type { components } from '../../generated/api';

/** The subject of a question: one object in a picture, in pixels of the original. */
export type PicturePart = components['schemas']['PicturePart'];

const NAME = /^[\w-]{1,64}$/;
const FARTHEST = 100_000;

/** Formats the URL parameter `about`: picture, left, top, width, height and, if known, detection. */
export function writePart({ picture, left, top, width, height, detection }: PicturePart): string {
  return [picture, left, top, width, height, ...(detection ? [detection] : [])].join(',');
}

/** Parses the parameter; undefined if it is invalid, because anybody can write a URL. */
export function readPart(text: string | null): PicturePart | undefined {
  const [picture = '', left, top, width, height, detection, ...more] = (text ?? '').split(',');
  const part = { picture, left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
  const named = NAME.test(picture) && (detection === undefined || NAME.test(detection));
  const placed = isPixel(left, 0) && isPixel(top, 0) && isPixel(width, 1) && isPixel(height, 1);
  if (!named || !placed || more.length > 0) return undefined;
  return { ...part, ...(detection && { detection }) };
}

const isPixel = (text: string | undefined, least: number) =>
  /^\d{1,6}$/.test(text ?? '') && Number(text) >= least && Number(text) <= FARTHEST;

/** URL of this part in a format that every browser can display. */
export function partAddress({ picture, left, top, width, height }: PicturePart, size: number): string {
  const query = Object.entries({ size, left, top, width, height }).map(([name, value]) => [name, String(value)]);
  return `/api/pictures/${picture}/view?${new URLSearchParams(query)}`;
}
