import type { Signal } from './spectrum';
import { powerOfTwoUpTo } from './transform';

/** What is wrong with a record; each has its words for people under `quality.<name>`. */
export type QualityFault = 'short' | 'slow' | 'flat' | 'clipped' | 'slope';

/** Turns of the shaft that a record must hold to tell its lines apart. */
const LEAST_TURNS = 20;
/** Share of samples at the very top or bottom from which a record counts as clipped. */
const CLIPPED_SHARE = 0.002;

/** Faults that make results doubtful; the record is analysed all the same, unless it says nothing (`flat`). */
export function qualityFaults(signal: Signal, speed: number): QualityFault[] {
  const { samples, rate, quantity } = signal;
  const [low, high] = extremes(samples);
  if (high - low === 0) return ['flat'];
  const faults: QualityFault[] = [];
  const seconds = powerOfTwoUpTo(samples.length) / rate;
  if (seconds * (speed / 60) < LEAST_TURNS) faults.push('short');
  if (rate < 2560) faults.push('slow');
  if (isClipped(samples, low, high)) faults.push('clipped');
  if (quantity === 'acceleration' && drifts(samples, high - low)) faults.push('slope');
  return faults;
}

export function extremes(samples: Float64Array): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of samples) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** Runs of samples that stand at the limit: a sine passes its top, an overloaded channel stays there. */
function isClipped(samples: Float64Array, low: number, high: number): boolean {
  let stuck = 0;
  for (let i = 1; i < samples.length; i += 1) {
    const value = samples[i] as number;
    if (value === samples[i - 1] && (value === low || value === high)) stuck += 1;
  }
  return stuck / samples.length > CLIPPED_SHARE;
}

/** A ski slope: the sensor settles during the record, and integrating that drowns the low lines. */
function drifts(samples: Float64Array, height: number): boolean {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const mean = (part: Float64Array) => part.reduce((sum, value) => sum + value, 0) / part.length;
  return Math.abs(mean(samples.subarray(0, tenth)) - mean(samples.subarray(-tenth))) > 0.25 * height;
}
