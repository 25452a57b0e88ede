import { findBoxes } from './find/find-boxes';
import { inReadingOrder } from './find/reading-order';
import { leastConfidence, mostLines } from './limits';
import type { Models } from './models';
import { cutLine, layDown, turnOver } from './read/cut-line';
import { decodeText } from './read/decode-text';
import type { Corners, RawLine, ReadOrder } from './types';

/** Below this confidence a line is also read upside down. */
const doubtful = 0.8;

/** Reads all text of a picture; corners are in pixels of the fine raster. */
export async function readLines(models: Models, { coarse, fine }: ReadOrder): Promise<RawLine[]> {
  const boxes = findBoxes(await models.findText(coarse)).slice(0, mostLines);
  const [fx, fy] = [fine.width / coarse.width, fine.height / coarse.height];
  const read: RawLine[] = [];
  for (const box of boxes) {
    const corners = layDown(box.map(({ x, y }) => ({ x: x * fx, y: y * fy })) as Corners);
    const line = await readBothWays(models, fine, corners);
    if (line.text !== '' && line.confidence >= leastConfidence) read.push(line);
  }
  return inReadingOrder(read);
}

async function readBothWays(models: Models, fine: ReadOrder['fine'], corners: Corners): Promise<RawLine> {
  const read = async (as: Corners) => ({
    ...decodeText(await models.readLine(cutLine(fine, as)), models.alphabet),
    corners: as,
  });
  const line = await read(corners);
  if (line.confidence >= doubtful) return line;
  const turned = await read(turnOver(corners));
  return turned.confidence > line.confidence ? turned : line;
}
