import type { Spectrum } from './spectrum';

/** A line of a spectrum: frequency in Hz, RMS amplitude in the unit of the spectrum. */
export interface Line {
  f: number;
  value: number;
  /** How many times the noise around it. */
  over: number;
}

/** Lines on either side that tell the noise. */
const AROUND = 40;
/** A line of the Hann window is this wide on either side. */
const LOBE = 2;

/** The strongest line within `within` Hz of a frequency, its place refined between two steps. */
export function lineNear(spectrum: Spectrum, f: number, within: number): Line | undefined {
  const { step, values } = spectrum;
  const from = Math.max(1, Math.floor((f - within) / step));
  const to = Math.min(values.length - 2, Math.ceil((f + within) / step));
  if (from > to) return undefined;
  let best = from;
  for (let i = from; i <= to; i += 1) if (at(values, i) > at(values, best)) best = i;
  return lineAt(spectrum, best);
}

/** The line with its top at `i`, between whose neighbors a parabola through the logarithms finds the true place. */
function lineAt({ step, values }: Spectrum, i: number): Line {
  const [a, b, c] = [i - 1, i, i + 1].map((k) => Math.log(Math.max(at(values, k), 1e-300))) as [number, number, number];
  const bend = a - 2 * b + c;
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (a - c) / (2 * bend))) : 0;
  const value = Math.exp(b - ((a - c) * shift) / 4);
  return { f: (i + shift) * step, value, over: value / noiseAround(values, i) };
}

function noiseAround(values: Float64Array, i: number): number {
  const near: number[] = [];
  for (let k = Math.max(1, i - AROUND); k < Math.min(values.length, i + AROUND + 1); k += 1)
    if (Math.abs(k - i) > LOBE) near.push(at(values, k));
  near.sort((a, b) => a - b);
  return Math.max(near[near.length >> 1] ?? 0, 1e-12);
}

const at = (values: Float64Array, i: number) => values[i] ?? 0;

/** The strongest separate lines between two frequencies, strongest first. */
export function strongestLines(
  spectrum: Spectrum,
  { from, to, count }: { from: number; to: number; count: number },
): Line[] {
  const { step, values } = spectrum;
  const tops: number[] = [];
  for (let i = Math.max(1, Math.ceil(from / step)); i < values.length - 1 && i * step <= to; i += 1)
    if (at(values, i) >= at(values, i - 1) && at(values, i) > at(values, i + 1)) tops.push(i);
  const ranked = tops.sort((a, b) => at(values, b) - at(values, a));
  const kept: number[] = [];
  for (const i of ranked) {
    if (kept.length === count) break;
    if (kept.every((other) => Math.abs(other - i) > LOBE)) kept.push(i);
  }
  // The refined value of a line between two steps may exceed that of a higher top.
  return kept.map((i) => lineAt(spectrum, i)).sort((a, b) => b.value - a.value);
}
