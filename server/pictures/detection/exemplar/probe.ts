import { briefLength, colourGain, evenness, perRing } from './describe-window';
import { channels, type Layer } from './layer';
import type { Model } from './learn';
import { offsetsIn, type PolarGrid, rings, spokes } from './polar-grid';

/** The first pass skips every second spoke. */
const skip = 2;
const share = skip / spokes;
const count = (rings * spokes) / skip;
/** Values per sample in the table: six weights and its direction. */
const columns = 8;

export type Probe = (x: number, y: number) => number;

/**
 * Makes a function that returns the similarity of a window to the drawn one by ring means. Equals the dot product of
 * the brief description and the brief weights, computed in one pass over the samples without intermediate results.
 */
export function makeProbe(layer: Layer, grid: PolarGrid, { briefWeights, mean }: Model): Probe {
  const all = offsetsIn(layer, grid, channels);
  const offsets = new Int32Array(count);
  const table = new Float32Array(count * columns);
  let lightness = 0;
  for (let k = 0; k < count; k += 1) {
    const i = k * skip;
    const ring = Math.floor(i / spokes) * perRing;
    const weight = (at: number) => (briefWeights[ring + at] as number) * share;
    offsets[k] = all[i] as number;
    const own = [weight(0), weight(1) * colourGain, weight(2) * colourGain, weight(3), weight(4), weight(5)];
    table.set([...own, grid.cos[i] as number, grid.sin[i] as number], k * columns);
    lightness += weight(0);
  }
  const ofMean = briefWeights[briefLength - 2] as number;
  const ofDeviation = (briefWeights[briefLength - 1] as number) * 2;
  let constant = 0;
  for (let i = 0; i < briefLength; i += 1) constant += (briefWeights[i] as number) * (mean[i] as number);
  const { data, margin, stride } = layer;

  return (x, y) => {
    const base = ((y + margin) * stride + x + margin) * channels;
    let [sum, squares, relative, colour] = [0, 0, 0, 0];
    for (let k = 0, t = 0; k < count; k += 1, t += columns) {
      const at = base + (offsets[k] as number);
      const light = data[at] as number;
      const gx = data[at + 3] as number;
      const gy = data[at + 4] as number;
      const cos = table[t + 6] as number;
      const sin = table[t + 7] as number;
      const radial = gx * cos + gy * sin;
      const tangential = gx * sin - gy * cos;
      sum += light;
      squares += light * light;
      relative +=
        light * (table[t] as number) +
        radial * (table[t + 3] as number) +
        Math.abs(radial) * (table[t + 4] as number) +
        Math.abs(tangential) * (table[t + 5] as number);
      colour +=
        (data[at + 1] as number) * (table[t + 1] as number) + (data[at + 2] as number) * (table[t + 2] as number);
    }
    const middle = sum / count;
    const deviation = Math.sqrt(Math.max(0, squares / count - middle * middle));
    const gain = 1 / (deviation + evenness);
    return (relative - middle * lightness) * gain + colour + middle * ofMean + deviation * ofDeviation - constant;
  };
}
