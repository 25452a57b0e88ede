import { forward, HANN_GAIN, hann, powerOfTwoUpTo } from './transform';

export type Quantity = 'acceleration' | 'velocity';

/** A vibration record: acceleration in m/s² or velocity in mm/s, at a fixed rate in Hz. */
export interface Signal {
  samples: Float64Array;
  rate: number;
  quantity: Quantity;
}

/** RMS amplitude in mm/s (velocity) or m/s² (acceleration) per line; line `i` lies at `i × step` Hz. */
export interface Spectrum {
  step: number;
  values: Float64Array;
}

/** Starts of segments of one length that cover all samples and overlap by at least half. */
function segmentStarts(total: number, size: number): number[] {
  const steps = Math.ceil((total - size) / (size / 2));
  if (steps <= 0) return [0];
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(((total - size) * i) / steps));
}

/** Power per line, averaged over the segments, without its mean and under the window of Hann. */
function averagedPower({ samples, rate }: Signal, size: number): { step: number; power: Float64Array } {
  const window = hann(size);
  const starts = segmentStarts(samples.length, size);
  const power = new Float64Array(size / 2);
  for (const start of starts) {
    const part = samples.subarray(start, start + size);
    const mean = part.reduce((sum, value) => sum + value, 0) / size;
    const lines = forward(part.map((value, i) => (value - mean) * (window[i] as number)));
    for (let i = 0; i < power.length; i += 1) {
      const [re, im] = [lines[2 * i] as number, lines[2 * i + 1] as number];
      power[i] = (power[i] as number) + (re * re + im * im) / starts.length;
    }
  }
  return { step: rate / size, power };
}

/** Acceleration in m/s² at `f` Hz as velocity in mm/s. */
const integrated = (f: number) => 1000 / (2 * Math.PI * f);

/** The finest velocity spectrum that the record allows, in mm/s RMS. */
export function velocitySpectrum(signal: Signal): Spectrum {
  const size = powerOfTwoUpTo(signal.samples.length);
  const { step, power } = averagedPower(signal, size);
  const values = power.map(
    (value, i) => ((Math.SQRT2 * Math.sqrt(value)) / (size * HANN_GAIN)) * factor(signal, i * step),
  );
  return { step, values };
}

const factor = ({ quantity }: Signal, f: number) => (quantity === 'velocity' ? 1 : f === 0 ? 0 : integrated(f));

/** Share of a record that fades in and out. The rest counts in full, so that the value is that of the whole record. */
const FADE = 0.08;

/** Broadband velocity between two frequencies, in mm/s RMS. */
export function velocityRms(signal: Signal, from: number, to: number): number {
  const { samples, rate } = signal;
  const count = samples.length;
  const size = 2 ** Math.ceil(Math.log2(count));
  const mean = samples.reduce((sum, value) => sum + value, 0) / count;
  const fade = Math.max(1, (count * FADE) / 2);
  const faded = new Float64Array(size);
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const edge = Math.min(i, count - 1 - i);
    const weight = edge < fade ? 0.5 - 0.5 * Math.cos((Math.PI * edge) / fade) : 1;
    faded[i] = ((samples[i] as number) - mean) * weight;
    kept += weight * weight;
  }
  const lines = forward(faded);
  const step = rate / size;
  let sum = 0;
  for (let i = Math.ceil(from / step); i < size / 2 && i * step <= to; i += 1)
    sum += ((lines[2 * i] as number) ** 2 + (lines[2 * i + 1] as number) ** 2) * factor(signal, i * step) ** 2;
  return Math.sqrt((2 * sum) / (size * kept));
}
