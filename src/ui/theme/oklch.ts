import { toLinear } from '../../../setting/luminance';

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. Equal steps of lightness look equal for any hue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

function fromLinear(linear: Triple): string {
  const channel = (value: number) => {
    const light = Math.min(1, Math.max(0, value));
    const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: hue < 0 ? hue + 360 : hue,
  };
}

/** Converts to hex. A colour outside the sRGB gamut loses chroma until it fits; lightness and hue stay. */
export function toHex({ l, c, h }: Oklch): string {
  let [low, high] = [0, c];
  if (isShown(toLinearRgb({ l, c, h }))) low = c;
  // Twelve halvings are finer than one 8-bit step.
  else
    for (let i = 0; i < 12; i += 1) [low, high] = halve(low, high, isShown(toLinearRgb({ l, c: (low + high) / 2, h })));
  return fromLinear(toLinearRgb({ l, c: low, h }));
}

function halve(low: number, high: number, fits: boolean): [number, number] {
  const middle = (low + high) / 2;
  return fits ? [middle, high] : [low, middle];
}

function isShown(linear: Triple): boolean {
  return linear.every((value) => value >= -0.0005 && value <= 1.0005);
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
