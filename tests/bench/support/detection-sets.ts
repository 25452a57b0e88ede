import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { overlap } from '../../../server/pictures/detection/exemplar/overlap';
import type { Box } from '../../../server/pictures/detection/exemplar/types';

export interface Marked {
  bytes: Buffer;
  width: number;
  height: number;
  boxes: Labelled[];
  half: 'seen' | 'unseen';
}

export interface Labelled extends Box {
  label: string;
}

export interface Tally {
  right: number;
  wrong: number;
  wanted: number;
  drawn: number;
}

const leastOverlap = 0.4;

/** Pictures with the boxes of one label or of all; tight boxes if the set has them. */
export function readSet(folder: string, label?: string): Marked[] {
  const lines = readFileSync(path.join(folder, 'annotations.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { image, width, height, tight_boxes, boxes } = JSON.parse(line);
    const all: Labelled[] = tight_boxes ?? boxes;
    const own = label === undefined ? all : all.filter((box) => box.label === label);
    const first = createHash('sha256').update(image).digest()[0] as number;
    const half = first % 2 === 1 ? 'seen' : 'unseen';
    return { bytes: readFileSync(path.join(folder, image)), width, height, boxes: own, half };
  });
}

/**
 * Matches each labelled box once, with the first detection that fits it best. The drawn box counts for neither side.
 */
export function countMatches(sum: Tally, finds: readonly Box[], drawn: Box, boxes: readonly Box[]): void {
  const open = boxes.filter((box) => box !== drawn);
  sum.wanted += open.length;
  sum.drawn += 1;
  for (const find of finds) {
    if (overlap(find, drawn) >= leastOverlap) continue;
    const best = open.reduce((at, box, i) => (overlap(find, box) > overlap(find, open[at] ?? box) ? i : at), 0);
    const fits = open[best] !== undefined && overlap(find, open[best]) >= leastOverlap;
    if (fits) open.splice(best, 1);
    if (fits) sum.right += 1;
    else sum.wrong += 1;
  }
}

const zoom = (box: Box, by: number): Box => ({
  x: Math.max(0, box.x - (box.width * (by - 1)) / 2),
  y: Math.max(0, box.y - (box.height * (by - 1)) / 2),
  width: box.width * by,
  height: box.height * by,
});
const shift = (box: Box, by: number): Box => ({
  ...box,
  x: Math.max(0, box.x + box.width * by),
  y: Math.max(0, box.y + box.height * by),
});

/** Typical inaccuracies of drawn boxes. */
export const drawnWrong: Record<string, (box: Box) => Box> = {
  '10 % too large': (box) => zoom(box, 1.1),
  '10 % too small': (box) => zoom(box, 0.9),
  'shifted by 10 %': (box) => shift(box, 0.1),
};

export async function pasteInto(ground: Buffer, from: Marked, box: Box) {
  const area = { left: box.x, top: box.y, width: box.width, height: box.height };
  const input = await sharp(from.bytes).extract(area).png().toBuffer();
  const place = { left: 250, top: 380 };
  const { data, info } = await sharp(ground)
    .composite([{ input, ...place }])
    .png()
    .toBuffer({ resolveWithObject: true });
  const drawn = { x: place.left, y: place.top, width: box.width, height: box.height };
  return { bytes: data, width: info.width, height: info.height, drawn };
}
