interface Bucket {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** Channels are grouped in steps of 32: antialiasing makes hundreds of shades of one colour. */
const STEP = 32;
const MOST = 5;
/** Colours nearer than this look the same side by side. */
const NEAR = 48;
/** Below this difference between its channels, a colour is a grey. */
const GREY = 24;

const key = (red: number, green: number, blue: number) =>
  (Math.floor(red / STEP) << 8) | (Math.floor(green / STEP) << 4) | Math.floor(blue / STEP);

/** The colours of a picture (RGBA, as a canvas gives it), most important first; greys only if there is nothing else. */
export function findColors(pixels: ArrayLike<number>): string[] {
  const all = [...countColors(pixels).values()].map(mean).toSorted((a, b) => b.weight - a.weight);
  const colored = all.filter(({ spread }) => spread >= GREY);
  const found: Color[] = [];
  for (const color of colored.length > 0 ? colored : all)
    if (found.length < MOST && found.every((other) => distance(color, other) >= NEAR)) found.push(color);
  return found.map(({ channels }) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
}

function countColors(pixels: ArrayLike<number>): Map<number, Bucket> {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 128) continue;
    const id = key(red, green, blue);
    const bucket = buckets.get(id) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bucket.count += 1;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    buckets.set(id, bucket);
  }
  return buckets;
}

interface Color {
  channels: [number, number, number];
  /** Largest difference between channels; 0 for a grey. */
  spread: number;
  weight: number;
}

function mean({ count, ...sums }: Bucket): Color {
  const channels: Color['channels'] = [sums.red, sums.green, sums.blue].map((sum) => Math.round(sum / count)) as never;
  const spread = Math.max(...channels) - Math.min(...channels);
  // A small mark in a strong colour says more of a brand than a large pale ground.
  return { channels, spread, weight: count * (1 + spread) };
}

const distance = ({ channels: a }: Color, { channels: b }: Color) =>
  Math.hypot(...a.map((value, n) => value - (b[n] ?? 0)));
