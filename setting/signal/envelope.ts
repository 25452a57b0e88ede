import type { Signal, Spectrum } from './spectrum';
import { type Complex, forward, HANN_GAIN, hann, inverse, powerOfTwoUpTo } from './transform';

export interface Envelope {
  spectrum: Spectrum;
  /** The band whose pulses were taken, in Hz. */
  band: [number, number];
}

/** Below this, in Hz, lie the lines of the shaft, which have no ringing. */
const LEAST_HZ = 500;

/** Bands an octave wide up to what the rate can show. */
function bandsOf(rate: number): [number, number][] {
  const bands: [number, number][] = [];
  for (let top = rate * 0.45; top / 2 >= LEAST_HZ; top /= 2) bands.push([top / 2, top]);
  return bands;
}

/**
 * Spectrum of the envelope: how often something rings, whatever its own pitch. The octave with the most pulses is taken.
 * Undefined where the rate is too low to show any ringing.
 */
export function envelopeSpectrum({ samples, rate }: Signal): Envelope | undefined {
  const size = powerOfTwoUpTo(samples.length);
  const bands = bandsOf(rate);
  if (size < 1024 || bands.length === 0) return undefined;
  const spectrum = forward(samples.subarray(0, size));
  let best: { pulses: number; squares: Float64Array; band: [number, number] } | undefined;
  for (const band of bands) {
    const squares = envelopeOf(spectrum, band.map((f) => Math.round((f * size) / rate)) as [number, number]);
    const pulses = pulsesIn(squares);
    if (!best || pulses > best.pulses) best = { pulses, squares, band };
  }
  return best && { spectrum: spectrumOf(best.squares, rate), band: best.band };
}

/** Squared envelope of the lines from..to: what is left of the spectrum has no negative half, so its size is the envelope. */
function envelopeOf(spectrum: Complex, [from, to]: [number, number]): Float64Array {
  const kept: Complex = new Array(spectrum.length).fill(0);
  for (let i = 2 * from; i < 2 * to; i += 1) kept[i] = 2 * (spectrum[i] as number);
  const analytic = inverse(kept);
  return Float64Array.from(
    { length: spectrum.length / 2 },
    (_, i) => (analytic[2 * i] as number) ** 2 + (analytic[2 * i + 1] as number) ** 2,
  );
}

/** How uneven an envelope is: its mean square over its squared mean. 2 for noise, more for pulses. */
function pulsesIn(squares: Float64Array): number {
  let [sum, fourth] = [0, 0];
  for (const value of squares) {
    sum += value;
    fourth += value * value;
  }
  return sum === 0 ? 0 : (fourth * squares.length) / (sum * sum);
}

function spectrumOf(squares: Float64Array, rate: number): Spectrum {
  const size = squares.length;
  const window = hann(size);
  const mean = squares.reduce((sum, value) => sum + Math.sqrt(value), 0) / size;
  const lines = forward(squares.map((value, i) => (Math.sqrt(value) - mean) * (window[i] as number)));
  const values = Float64Array.from(
    { length: size / 2 },
    (_, i) => (Math.SQRT2 * Math.hypot(lines[2 * i] as number, lines[2 * i + 1] as number)) / (size * HANN_GAIN),
  );
  return { step: rate / size, values };
}
