import type { components } from '../../../generated/api';
import { fineSide } from '../ocr/limits';
import type { Ocr } from '../ocr/open-ocr';
import { type PartInput, partOf } from './picture/cut-part';
import { openPicture } from './picture/open-picture';

type PictureText = components['schemas']['PictureText'];

interface Kept {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Margin added on each side, as a share of it, because letters that touch the edge are hard to read. */
const rim = 0.06;

/** Reads the text in a part of a stored picture; boxes are in oriented pixels of the whole. */
export async function readPictureText(
  ocr: Ocr,
  picture: Kept,
  input: PartInput,
  who: { owner: string; signal: AbortSignal },
): Promise<PictureText> {
  const area = widen(partOf(picture, input), picture);
  // Not larger than needed for reading, and uncompressed, because it is decoded again at once.
  const part = await openPicture(picture.bytes, who, (upright) =>
    upright
      .extract(area)
      .resize(fineSide, fineSide, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  const { lines, width, height } = await ocr.readText(part, who);
  const [across, down] = [area.width / width, area.height / height];
  return {
    lines: lines.map(({ text, confidence, box }) => ({
      ...{ text, confidence, width: tenth(box.width * across), height: tenth(box.height * down) },
      ...{ x: tenth(area.left + box.x * across), y: tenth(area.top + box.y * down) },
    })),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function widen({ left, top, width, height }: ReturnType<typeof partOf>, whole: { width: number; height: number }) {
  const by = Math.round(Math.max(width, height) * rim);
  const [x, y] = [Math.max(0, left - by), Math.max(0, top - by)];
  return {
    left: x,
    top: y,
    width: Math.min(whole.width, left + width + by) - x,
    height: Math.min(whole.height, top + height + by) - y,
  };
}
