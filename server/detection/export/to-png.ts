import { openPicture } from '../picture/open-picture';
import type { DetectedObject } from '../types';

const longest = 4096;

/** The picture with its boxes: the drawn one dashed, found ones solid, each with a dark rim so that it shows on any ground. */
export async function toPng(
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
  objects: readonly DetectedObject[],
): Promise<Buffer> {
  const factor = Math.min(1, longest / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  const input = Buffer.from(drawBoxes(objects, size, factor));
  return (await openPicture(bytes))
    .resize(size.width, size.height, { fit: 'fill' })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

export function drawBoxes(
  objects: readonly DetectedObject[],
  size: { width: number; height: number },
  factor: number,
): string {
  const line = Math.max(1, Math.round(Math.max(size.width, size.height) / 400));
  const boxes = objects.map(({ x, y, width, height, drawn }) => {
    const place = [x, y, width, height].map((value) => (value * factor).toFixed(1));
    const at = `x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" fill="none"`;
    const dash = drawn ? ` stroke-dasharray="${line * 4} ${line * 2}"` : '';
    return (
      `<rect ${at} stroke="#101418" stroke-opacity=".7" stroke-width="${line * 2}"/>` +
      `<rect ${at} stroke="${drawn ? '#ffd43b' : '#20c997'}" stroke-width="${line}"${dash}/>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${boxes.join('')}</svg>`;
}
