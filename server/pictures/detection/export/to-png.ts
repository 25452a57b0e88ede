import type { DecodeRules } from '../../../base/raster/decode-picture';
import { openPicture } from '../picture/open-picture';
import type { DetectedObject } from '../types';
import { numberPath } from './number-path';

const longest = 4096;

/**
 * Renders the picture with its numbered boxes: drawn ones dashed, found ones solid, each with a dark outline for
 * contrast.
 */
export async function toPng(
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
  objects: readonly DetectedObject[],
  who: DecodeRules,
): Promise<Buffer> {
  const factor = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  const input = Buffer.from(drawBoxes(objects, size, factor));
  return openPicture(bytes, who, (picture) =>
    picture
      .resize(size.width, size.height, { fit: 'fill' })
      .composite([{ input, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** The number in the corner of a box, on a dark background; the same as in the table and the CSV. */
function drawNumber(value: number, x: number, y: number, line: number): string {
  const unit = 4 * line;
  const { width, path } = numberPath(value);
  const ground = `<rect width="${((width + 1.2) * unit).toFixed(1)}" height="${3.2 * unit}" fill="#101418" fill-opacity=".8"/>`;
  const lines = `<path transform="translate(${0.6 * unit} ${0.6 * unit}) scale(${unit})" d="${path}" fill="none" stroke="#fff" stroke-width=".35" stroke-linecap="square"/>`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${ground}${lines}</g>`;
}

function drawBoxes(
  objects: readonly DetectedObject[],
  size: { width: number; height: number },
  factor: number,
): string {
  const line = Math.max(1, Math.round(Math.max(size.width, size.height) / 400));
  const boxes = objects.map(({ x, y, width, height, drawn }, index) => {
    const place = [x, y, width, height].map((value) => (value * factor).toFixed(1));
    const at = `x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" fill="none"`;
    const dash = drawn ? ` stroke-dasharray="${line * 4} ${line * 2}"` : '';
    return (
      `<rect ${at} stroke="#101418" stroke-opacity=".7" stroke-width="${line * 2}"/>` +
      `<rect ${at} stroke="${drawn ? '#ffd43b' : '#20c997'}" stroke-width="${line}"${dash}/>` +
      drawNumber(index + 1, x * factor, y * factor, line)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${boxes.join('')}</svg>`;
}
