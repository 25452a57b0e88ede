import { type Bearing, defectFrequencies } from './bearing';
import type { SignalFault } from './diagnose';
import type { Signal } from './spectrum';

export interface SyntheticWish {
  /** In r/min. */
  speed: number;
  rate: number;
  count: number;
  fault: SignalFault | 'none';
  bearing: Bearing;
  teeth: number;
  supply: number;
  /** Velocity of the line 1X in mm/s RMS, to which all others are scaled. */
  level: number;
  /** Power of the noise as a share of the power of everything else. */
  noise: number;
  random(): number;
}

/** Orders and their share of `level`, in velocity, of the faults that show in multiples of the speed. */
const ORDERS: Partial<Record<SignalFault | 'none', readonly [number, number][]>> = {
  none: [
    [1, 0.3],
    [2, 0.08],
  ],
  unbalance: [
    [1, 1],
    [2, 0.12],
  ],
  misalignment: [
    [1, 0.6],
    [2, 0.8],
    [3, 0.15],
  ],
  looseness: [
    [0.5, 0.25],
    [1, 0.7],
    [2, 0.5],
    [3, 0.45],
    [4, 0.35],
    [5, 0.3],
    [6, 0.2],
  ],
};

/** Acceleration in m/s² of a machine with one fault: lines, the pulses of a bearing, and white noise. For the sample and for tests. */
export function syntheticSignal(wish: SyntheticWish): Signal {
  const { speed, rate, count, fault, noise, random } = wish;
  const turns = speed / 60;
  const samples = new Float64Array(count);
  const add = (f: number, velocity: number) =>
    addTone(samples, rate, { f, acceleration: velocity * 2 * Math.PI * f * 1e-3, phase: 2 * Math.PI * random() });
  for (const [order, share] of ORDERS[fault] ?? (ORDERS.none as [number, number][]))
    add(order * turns, share * wish.level);
  if (fault === 'electrical') add(2 * wish.supply, 0.8 * wish.level);
  if (fault === 'gear')
    for (const [side, share] of [
      [-1, 0.5],
      [0, 1],
      [1, 0.45],
    ] as const)
      add((wish.teeth + side) * turns, 0.3 * share * wish.level);
  if (fault === 'outer' || fault === 'inner' || fault === 'element' || fault === 'cage')
    addPulses(samples, wish, fault);
  const power = samples.reduce((sum, value) => sum + value * value, 0) / count;
  const deviation = Math.sqrt(power * noise);
  for (let i = 0; i < count; i += 1) samples[i] = (samples[i] as number) + deviation * normal(random);
  return { samples, rate, quantity: 'acceleration' };
}

function addTone(samples: Float64Array, rate: number, tone: { f: number; acceleration: number; phase: number }) {
  for (let i = 0; i < samples.length; i += 1)
    samples[i] =
      (samples[i] as number) +
      Math.SQRT2 * tone.acceleration * Math.sin((2 * Math.PI * tone.f * i) / rate + tone.phase);
}

/** A ring that dies away at each strike, with the small slip of rolling elements; the inner ring turns through the load. */
function addPulses(
  samples: Float64Array,
  { rate, speed, bearing, level, random }: SyntheticWish,
  fault: 'outer' | 'inner' | 'element' | 'cage',
) {
  const turns = speed / 60;
  const every = defectFrequencies(bearing, turns)[fault];
  const ringing = 0.14 * rate * (0.8 + 0.4 * random());
  for (let t = random() / every; t < samples.length / rate; t += (1 + 0.005 * (random() - 0.5)) / every) {
    const load = fault === 'inner' ? 0.6 + 0.4 * Math.cos(2 * Math.PI * turns * t) : 1;
    const start = Math.ceil(t * rate);
    for (let i = start; i < Math.min(samples.length, start + rate * 0.01); i += 1) {
      const since = i / rate - t;
      samples[i] =
        (samples[i] as number) + 3 * level * load * Math.exp(-since * 900) * Math.sin(2 * Math.PI * ringing * since);
    }
  }
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
