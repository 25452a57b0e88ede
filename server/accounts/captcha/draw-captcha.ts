import { randomInt } from 'node:crypto';
import { glyphs } from './glyphs';
import { type Point, smooth, type Warp, warped } from './strokes';

const width = 200;
const height = 60;
const inks = ['#1b3a57', '#5b2333', '#2f4b26', '#4a2c6f', '#6b3f12'];
const papers = ['#f3f5f8', '#f7f3ec', '#eef5ef', '#f5f0f7'];

/** A random number from `low` to `high`, in steps of 0.01. */
const between = (low: number, high: number) => low + randomInt(Math.round((high - low) * 100) + 1) / 100;
const pick = <T>(list: readonly T[]) => list[randomInt(list.length)] as T;
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

export function newAnswer(): string {
  return times(4 + randomInt(2), () => pick(Object.keys(glyphs))).join('');
}

/** A raster picture of the answer as a data URL; machines could read the text of an SVG. */
export async function drawCaptcha(answer: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(drawSvg(answer)))
    .blur(0.5)
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Characters and noise have the same colour, so colour does not tell them apart. */
function drawSvg(answer: string): string {
  const warp: Warp = {
    across: { size: between(1.2, 2.4), length: between(9, 14), phase: between(0, 6.28) },
    along: { size: between(2, 4), length: between(16, 26), phase: between(0, 6.28) },
  };
  const weight = between(2.9, 3.4);
  const middles = spread(answer.length);
  const characters = [...[...answer].flatMap((one, at) => glyphLines(one, middles[at] ?? 0))];
  const noise = [...times(4, () => fragment()), ...times(2, () => crossing())];
  const draw = (line: Point[], lineWeight: number) => {
    const points = line.map((point) => warped(point, warp)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return `<path d="M${points.join('L')}" stroke-width="${lineWeight.toFixed(2)}"/>`;
  };
  const paths = [
    ...characters.map((line) => draw(line, weight + between(-0.4, 0.4))),
    ...noise.map((line) => draw(line, weight - between(0.9, 1.5))),
  ];
  // Drawn in random order, so that no kind of line is always on top.
  const shuffled = paths.map((path) => [randomInt(1_000_000), path] as const).sort(([a], [b]) => a - b);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${pick(inks)}" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="${pick(papers)}" stroke="none"/>${shuffled.map(([, path]) => path).join('')}</svg>`;
}

/** The centres of the characters, with random gaps and a random start. */
function spread(length: number): number[] {
  const gaps = times(length, () => between(0.78, 1.22));
  const used = between(0.8, 0.92) * width;
  const unit = used / gaps.reduce((sum, gap) => sum + gap, 0);
  let left = 4 + between(0, width - used - 8);
  return gaps.map((gap) => {
    const middle = left + (gap * unit) / 2;
    left += gap * unit;
    return middle;
  });
}

/** The strokes of one character, rotated, slanted, stretched and with angular or round lines. */
function glyphLines(character: string, middleX: number): Point[][] {
  const [turn, slant] = [between(-0.26, 0.26), between(-0.22, 0.22)];
  const [scaleX, scaleY] = [between(3.9, 5), between(4.2, 5.2)];
  const middle = { x: middleX, y: height / 2 + between(-6, 6) };
  const round = randomInt(2) === 0;
  return strokesOf(character).map((stroke) => {
    const line = stroke.map(({ x, y }) => {
      const [dx, dy] = [
        (x - 3 + slant * (4 - y) + between(-0.25, 0.25)) * scaleX,
        (y - 4 + between(-0.25, 0.25)) * scaleY,
      ];
      return {
        x: middle.x + dx * Math.cos(turn) - dy * Math.sin(turn),
        y: middle.y + dx * Math.sin(turn) + dy * Math.cos(turn),
      };
    });
    return smooth(line, round ? 1 : 0);
  });
}

/** A fragment of a random character above or below the text. */
function fragment(): Point[] {
  const stroke = pick(strokesOf(pick(Object.keys(glyphs))));
  const from = randomInt(Math.max(1, stroke.length - 2));
  const piece = stroke.slice(from, from + 3);
  const [turn, scale] = [between(0, 6.28), between(1.4, 2.2)];
  const at = { x: between(8, width - 8), y: pick([between(4, 16), between(height - 16, height - 4)]) };
  return smooth(
    piece.map(({ x, y }) => ({
      x: at.x + scale * ((x - 3) * Math.cos(turn) - (y - 4) * Math.sin(turn)),
      y: at.y + scale * ((x - 3) * Math.sin(turn) + (y - 4) * Math.cos(turn)),
    })),
    1,
  );
}

/** A line across the characters, over the whole width or part of it. */
function crossing(): Point[] {
  const [from, to] = [between(2, width / 3), between((width * 2) / 3, width - 2)];
  const points = times(5, (nth) => ({ x: from + ((to - from) * nth) / 4, y: between(10, height - 10) }));
  return smooth(points, 1);
}

const strokesOf = (character: string): Point[][] =>
  (glyphs[character] ?? '').split('|').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return { x, y };
    }),
  );
