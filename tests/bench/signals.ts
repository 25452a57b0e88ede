// 300 generated vibration records with one known fault each, with as much noise as signal at most: is the fault named
// first, its lines within one bin, the broadband value within one per cent? And how long does one record take?
import FFT from 'fft.js';
import { analyseSignal, type Machine, type SignalResult } from '../../setting/signal/analyse';
import { defectFrequencies } from '../../setting/signal/bearing';
import type { SignalFault } from '../../setting/signal/diagnose';
import { strongestLines } from '../../setting/signal/lines';
import { type Signal, velocitySpectrum } from '../../setting/signal/spectrum';
import { seededRandom, syntheticSignal } from '../../setting/signal/synthetic';
import { type Figure, percentile, report } from './support/report';

const FAULTS = [
  ...(['none', 'unbalance', 'misalignment', 'looseness', 'electrical', 'gear'] as const),
  ...(['outer', 'inner', 'element', 'cage'] as const),
];
const EACH = 30;
const bearing = { elements: 9, diameter: 7.94, pitch: 39.04, angle: 0 };

interface Case {
  fault: SignalFault | 'none';
  turns: number;
  signal: Signal;
  machine: Machine;
  /** Broadband velocity of the same record, noise and all, by a sum over its unwindowed spectrum. */
  rms: number;
}

function caseOf(n: number): Case {
  const random = seededRandom(n + 1);
  const fault = FAULTS[n % FAULTS.length] as Case['fault'];
  const speed = 900 + 2050 * random();
  const wish = { speed, rate: 25_600, count: 131_072, bearing, teeth: 17 + Math.floor(20 * random()), supply: 50 };
  const signal = syntheticSignal({ ...wish, fault, level: 1 + 5 * random(), noise: random(), random });
  const stated = Math.round(speed * (1 + 0.006 * (random() - 0.5)));
  const machine: Machine = { speed: stated, supply: 50, teeth: wish.teeth, bearing, group: 2, support: 'rigid' };
  return { fault, turns: speed / 60, signal, machine, rms: plainRms(signal, 10, 1000) };
}

/** Another way to the same figure: the whole record at once, without window, by the sum of Parseval. */
function plainRms({ samples, rate }: Signal, from: number, to: number): number {
  const fft = new FFT(samples.length);
  const out = fft.createComplexArray();
  fft.realTransform(out, samples as unknown as number[]);
  let sum = 0;
  for (let i = 1; i < samples.length / 2; i += 1) {
    const f = (i * rate) / samples.length;
    if (f < from || f > to) continue;
    sum += ((out[2 * i] as number) ** 2 + (out[2 * i + 1] as number) ** 2) * (1000 / (2 * Math.PI * f)) ** 2;
  }
  return Math.sqrt(2 * sum) / samples.length;
}

/** A sound machine has a small line at its speed; it must show nothing else. */
const isRight = (fault: Case['fault'], { findings }: SignalResult): boolean =>
  fault === 'none' ? findings.every((one) => one.fault === 'unbalance') : findings[0]?.fault === fault;

function expectedHz(name: string, { turns, machine }: Case): number {
  const order = Number.parseFloat(name);
  const { outer, inner, element, cage } = defectFrequencies(bearing, turns);
  if (name.endsWith('X')) return order * turns;
  if (name === '2×FL') return 100;
  const base = { BPFO: outer, BPFI: inner, '2BSF': element, FTF: cage, GMF: (machine.teeth ?? 0) * turns };
  return order * (base[name.split('×')[1] as keyof typeof base] ?? Number.NaN);
}

/** The baseline: the strongest peak of a plain spectrum, called by the frequency that lies nearest. */
function plainGuess({ signal, turns, machine }: Case): string {
  const [peak] = strongestLines(velocitySpectrum(signal), { from: 10, to: 5000, count: 1 });
  const { outer, inner, element, cage } = defectFrequencies(bearing, turns);
  const known: [string, number][] = [
    ...([
      ['unbalance', turns],
      ['misalignment', 2 * turns],
      ['looseness', 3 * turns],
      ['electrical', 100],
    ] as [string, number][]),
    ...([
      ['gear', (machine.teeth ?? 0) * turns],
      ['outer', outer],
      ['inner', inner],
    ] as [string, number][]),
    ...([
      ['element', element],
      ['cage', cage],
    ] as [string, number][]),
  ];
  const off = ([, f]: [string, number]) => Math.abs((peak?.f ?? 0) - f);
  return known.sort((a, b) => off(a) - off(b))[0]?.[0] ?? '';
}

const times: number[] = [];
const bare: number[] = [];
const right: Partial<Record<Case['fault'], number>> = {};
let [found, guessed, lines, near, within] = [0, 0, 0, 0, 0];
let worst = 0;
for (let n = 0; n < FAULTS.length * EACH; n += 1) {
  const one = caseOf(n);
  const started = performance.now();
  const result = analyseSignal(one.signal, one.machine) as SignalResult;
  times.push(performance.now() - started);
  const again = performance.now();
  plainRms(one.signal, 10, 1000);
  bare.push(performance.now() - again);
  if (isRight(one.fault, result)) {
    found += 1;
    right[one.fault] = (right[one.fault] ?? 0) + 1;
  }
  if (plainGuess(one) === (one.fault === 'none' ? 'unbalance' : one.fault)) guessed += 1;
  const of = result.findings.find(({ fault }) => fault === (one.fault === 'none' ? 'unbalance' : one.fault));
  for (const line of of?.lines ?? []) {
    const order = Number.parseFloat(line.name);
    lines += 1;
    // The n-th multiple of a line that is right within one bin may be off by n of them.
    if (Math.abs(line.f - expectedHz(line.name, one)) <= Math.max(1, order) * result.velocity.step) near += 1;
  }
  const off = Math.abs(result.rms / one.rms - 1);
  if (off <= 0.01) within += 1;
  worst = Math.max(worst, off);
}
console.log(`Right of ${EACH} each: ${FAULTS.map((fault) => `${fault} ${right[fault] ?? 0}`).join(', ')}`);
const total = FAULTS.length * EACH;
const figures: Figure[] = [
  { figure: 'fault named first', value: found / total, min: 0.95, peer: guessed / total, peerName: 'strongest peak' },
  { figure: 'lines within one bin', value: near / lines, min: 1 },
  { figure: 'broadband value within 1 %', value: within / total, min: 0.98 },
  { figure: 'largest error of the broadband value', value: 100 * worst, unit: '%' },
  {
    figure: '131,072 points, p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    max: 300,
    peer: percentile(bare, 0.95),
    peerName: 'one transform and sum',
  },
];
report('Vibration records', figures);
