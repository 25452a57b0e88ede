import { channels, type Layer } from './layer';
import { offsetsIn, type PolarGrid, rings, spokes } from './polar-grid';

export const perRing = 6;
const lightHarmonics = 4;
const colourHarmonics = 2;
/** Length of the brief description: means over rings, fast to compute. The first pass uses only these. */
export const briefLength = rings * perRing + 2;
export const fullLength = briefLength + rings * (lightHarmonics + 2 * colourHarmonics);

const count = rings * spokes;
const light = new Float32Array(count);
const red = new Float32Array(count);
const blue = new Float32Array(count);
/** Keeps a nearly uniform window from amplifying its noise. */
export const evenness = 0.02;
export const colourGain = 4;

const wave = (part: (turn: number) => number) =>
  Float32Array.from({ length: lightHarmonics * spokes }, (_, i) => {
    const order = Math.floor(i / spokes) + 1;
    return part((2 * Math.PI * order * (i % spokes)) / spokes) / spokes;
  });
const waveCos = wave(Math.cos);
const waveSin = wave(Math.sin);

/**
 * Describes the window around (x, y) invariantly to rotation: per ring the mean lightness (relative to the window, so
 * lighting matters little), the mean colour, edges along and across the ring, and the amplitudes of lightness and
 * colour once, twice … four times around it.
 */
export function describeFully(layer: Layer, grid: PolarGrid, x: number, y: number, out: Float32Array): void {
  const gain = describeBriefly(layer, grid, x, y, out, 1);
  let at = briefLength;
  for (let ring = 0; ring < rings; ring += 1) {
    at = writeHarmonics(light, ring, lightHarmonics, gain, out, at);
    at = writeHarmonics(red, ring, colourHarmonics, colourGain, out, at);
    at = writeHarmonics(blue, ring, colourHarmonics, colourGain, out, at);
  }
}

function writeHarmonics(
  values: Float32Array,
  ring: number,
  orders: number,
  gain: number,
  out: Float32Array,
  start: number,
) {
  for (let order = 0; order < orders; order += 1) {
    let even = 0;
    let odd = 0;
    for (let spoke = 0; spoke < spokes; spoke += 1) {
      const value = values[ring * spokes + spoke] as number;
      even += value * (waveCos[order * spokes + spoke] as number);
      odd += value * (waveSin[order * spokes + spoke] as number);
    }
    out[start + order] = Math.sqrt(even * even + odd * odd) * gain;
  }
  return start + orders;
}

/** Computes the brief description; `skip` 2 uses every second spoke. Returns the gain that normalizes lightness. */
export function describeBriefly(
  layer: Layer,
  grid: PolarGrid,
  x: number,
  y: number,
  out: Float32Array,
  skip: 1 | 2,
): number {
  const offsets = offsetsIn(layer, grid, channels);
  const base = ((y + layer.margin) * layer.stride + x + layer.margin) * channels;
  const { mean, deviation } = sampleLight(layer.data, offsets, base, skip);
  const gain = 1 / (deviation + evenness);
  for (let ring = 0; ring < rings; ring += 1) writeRing({ layer, grid, offsets, base, ring, skip, mean, gain }, out);
  out[briefLength - 2] = mean;
  out[briefLength - 1] = deviation * 2;
  return gain;
}

function sampleLight(data: Float32Array, offsets: Int32Array, base: number, skip: number) {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i += skip) {
    const value = data[base + (offsets[i] as number)] as number;
    light[i] = value;
    sum += value;
    squares += value * value;
  }
  const samples = count / skip;
  const mean = sum / samples;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / samples - mean * mean)) };
}

interface Ring {
  layer: Layer;
  grid: PolarGrid;
  offsets: Int32Array;
  base: number;
  ring: number;
  skip: number;
  mean: number;
  gain: number;
}

function writeRing({ layer, grid, offsets, base, ring, skip, mean, gain }: Ring, out: Float32Array): void {
  const { data } = layer;
  let [l, a, b, signed, across, along] = [0, 0, 0, 0, 0, 0];
  for (let i = ring * spokes; i < (ring + 1) * spokes; i += skip) {
    const at = base + (offsets[i] as number);
    l += light[i] as number;
    a += red[i] = data[at + 1] as number;
    b += blue[i] = data[at + 2] as number;
    const gx = data[at + 3] as number;
    const gy = data[at + 4] as number;
    const cos = grid.cos[i] as number;
    const sin = grid.sin[i] as number;
    const radial = gx * cos + gy * sin;
    const tangential = gx * sin - gy * cos;
    signed += radial;
    across += radial < 0 ? -radial : radial;
    along += tangential < 0 ? -tangential : tangential;
  }
  const share = skip / spokes;
  const start = ring * perRing;
  out[start] = (l * share - mean) * gain;
  out[start + 1] = a * share * colourGain;
  out[start + 2] = b * share * colourGain;
  out[start + 3] = signed * share * gain;
  out[start + 4] = across * share * gain;
  out[start + 5] = along * share * gain;
}
