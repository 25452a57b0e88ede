import { randomInt } from 'node:crypto';
import { glyphs } from './glyphs';

const width = 140;
const height = 48;
const length = 4;
const inks = ['#1b3a57', '#5b2333', '#2f4b26', '#4a2c6f', '#6b3f12'];

/** A random number from `low` to `high`, in steps of 0.01. */
const between = (low: number, high: number) => low + randomInt(Math.round((high - low) * 100) + 1) / 100;
const pick = <T>(list: readonly T[]) => list[randomInt(list.length)] as T;

export function newAnswer(): string {
  return Array.from({ length }, () => pick(Object.keys(glyphs))).join('');
}

/**
 * A raster picture of the answer as a data URL, by the previous generator. A classifier solved it, so it shows that the
 * bench's classifier works.
 */
export async function drawCaptcha(answer: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(drawSvg(answer)))
    .blur(0.5)
    .png({ palette: true, colours: 32 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

function drawSvg(answer: string): string {
  const wave = { size: between(1.5, 3), length: between(18, 30), phase: between(0, 6) };
  const step = (width - 24) / length;
  const characters = [...answer].map((one, at) => drawGlyph(one, 14 + at * step, wave));
  const scratches = Array.from({ length: 5 }, () => scratch());
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#f3f5f8"/>${specks()}${characters.join('')}${scratches.join('')}</svg>`;
}

interface Wave {
  size: number;
  length: number;
  phase: number;
}

/** A character, randomly rotated, slanted and bent. */
function drawGlyph(character: string, left: number, wave: Wave): string {
  const turn = between(-0.3, 0.3);
  const slant = between(-0.25, 0.25);
  const scale = between(2.7, 3.5);
  const middle = { x: left + 10, y: height / 2 + between(-4, 4) };
  const place = (point: string) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    const [dx, dy] = [(x - 3 + slant * (4 - y)) * scale, (y - 4) * scale];
    const px = middle.x + dx * Math.cos(turn) - dy * Math.sin(turn);
    const py =
      middle.y + dx * Math.sin(turn) + dy * Math.cos(turn) + wave.size * Math.sin(px / wave.length + wave.phase);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const strokes = (glyphs[character] ?? '').split('|').map((stroke) => `M${stroke.split(' ').map(place).join('L')}`);
  return `<path d="${strokes.join('')}" stroke="${pick(inks)}" stroke-width="${between(2.2, 3.2)}"/>`;
}

/** A line across the picture, in the colour of a character. */
function scratch(): string {
  const y = () => between(4, height - 4);
  const curve = `M0 ${y()}C${between(20, 60)} ${y()} ${between(70, 110)} ${y()} ${width} ${y()}`;
  return `<path d="${curve}" stroke="${pick(inks)}" stroke-width="${between(0.7, 1.3)}"/>`;
}

function specks(): string {
  const one = () =>
    `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.4, 1.2)}" fill="${pick(inks)}"/>`;
  return Array.from({ length: 60 }, one).join('');
}
