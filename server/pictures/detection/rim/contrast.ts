import { blurPlane } from '../exemplar/blur-plane';
import { toLab } from '../exemplar/lab';
import type { Box, Raster } from '../exemplar/types';
import { points } from './ellipse';

type Colour = [number, number, number];
type Planes = [Float32Array, Float32Array, Float32Array];

/** The picture projected on the contrast at the drawn object's edge. */
export interface Contrast {
  width: number;
  height: number;
  lab: Planes;
  /** One value per pixel along the direction from background to object colour; higher on objects. */
  plane: Float32Array;
  /** Gradient of the plane over a few pixels; 0 along the picture's edge. */
  gx: Float32Array;
  gy: Float32Array;
  /** Height of the contrast: in all colours, and in the plane. */
  step: number;
  drop: number;
}

/** Shares of the drawn box's half axes that are certainly on the object, and certainly beside it. */
const inner = [0.7, 0.8];
const outer = [1.1, 1.2];
/** Minimum variance; anything lower is camera noise. */
const least = 1e-4;
/** Half width of the gradient as a share of the drawn object's radius. */
const span = 1 / 15;

export function contrastOf(raster: Raster, drawn: Box): Contrast {
  const { width, height } = raster;
  const smooth = (values: Float32Array) => blurPlane(blurPlane({ values, width, height })).values;
  const [l, a, b] = toLab(raster).map(smooth) as Planes;
  const { mean, direction } = stepAcross([l, a, b], raster, drawn);
  const [u, v, w] = direction;
  const plane = l.map((value, i) => u * value + v * (a[i] as number) + w * (b[i] as number));
  const reach = Math.max(1, Math.round((Math.sqrt(drawn.width * drawn.height) / 2) * span));
  const drop = mean[0] * u + mean[1] * v + mean[2] * w;
  const gradient = gradientOf(plane, width, height, reach);
  return { width, height, lab: [l, a, b], plane, ...gradient, step: Math.hypot(...mean), drop };
}

/**
 * Colour change across the drawn object's rim, from its clearer half: there is none where it touches another object.
 */
function stepAcross(lab: Planes, { width, height }: Raster, drawn: Box): { mean: Colour; direction: Colour } {
  const colourAt = (share: number, turn: number): Colour | undefined => {
    const x = Math.round(drawn.x + (drawn.width / 2) * (1 + share * Math.cos(turn)));
    const y = Math.round(drawn.y + (drawn.height / 2) * (1 + share * Math.sin(turn)));
    return x < 0 || y < 0 || x >= width || y >= height
      ? undefined
      : eachOf((k) => (lab[k] as Float32Array)[y * width + x] as number);
  };
  const steps = Array.from({ length: points }, (_, point) => {
    const turn = (2 * Math.PI * point) / points;
    const near = inner.map((share) => colourAt(share, turn)).filter((colour) => colour !== undefined);
    const far = outer.map((share) => colourAt(share, turn)).filter((colour) => colour !== undefined);
    if (near.length < inner.length || far.length < outer.length) return undefined;
    const [from, to] = [meanOf(far), meanOf(near)];
    return eachOf((k) => (to[k] as number) - (from[k] as number));
  }).filter((step) => step !== undefined);
  const clear = steps
    .sort((one, other) => Math.hypot(...other) - Math.hypot(...one))
    .slice(0, Math.ceil(steps.length / 2));
  const mean = meanOf(clear);
  const spread = meanOf(clear.map((step) => eachOf((k) => ((step[k] as number) - (mean[k] as number)) ** 2)));
  const weights = eachOf((k) => (mean[k] as number) / ((spread[k] as number) + least));
  const length = Math.hypot(...weights) || 1;
  return { mean, direction: eachOf((k) => (weights[k] as number) / length) };
}

const eachOf = (value: (channel: number) => number): Colour => [value(0), value(1), value(2)];
const meanOf = (colours: readonly Colour[]): Colour =>
  eachOf((k) => colours.reduce((sum, colour) => sum + (colour[k] as number), 0) / Math.max(1, colours.length));

function gradientOf(plane: Float32Array, width: number, height: number, reach: number) {
  const [gx, gy] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  for (let y = reach; y < height - reach; y += 1)
    for (let x = reach; x < width - reach; x += 1) {
      const i = y * width + x;
      gx[i] = (plane[i + reach] as number) - (plane[i - reach] as number);
      gy[i] = (plane[i + reach * width] as number) - (plane[i - reach * width] as number);
    }
  return { gx, gy };
}
