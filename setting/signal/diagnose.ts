import { type Bearing, type BearingFault, defectFrequencies } from './bearing';
import { type Line, lineNear } from './lines';
import type { Spectrum } from './spectrum';

export type SignalFault = 'unbalance' | 'misalignment' | 'looseness' | 'electrical' | 'gear' | BearingFault;

/** What a line is called: a multiple of the speed, a defect frequency, the mesh of a gear, twice the supply. */
export type LineName = `${number}X` | `${number}×${'BPFO' | 'BPFI' | '2BSF' | 'FTF'}` | `${number}×GMF` | '2×FL';

export interface NamedLine extends Line {
  name: LineName;
}

/** A fault that fits the lines, with the lines that speak for it; the strongest first. */
export interface SignalFinding {
  fault: SignalFault;
  lines: NamedLine[];
  /** For sorting only. */
  weight: number;
}

export interface MachineFacts {
  /** In r/min. */
  speed: number;
  /** Of the supply, in Hz; absent: no motor. */
  supply?: number;
  bearing?: Bearing;
  /** Teeth of the wheel on this shaft. */
  teeth?: number;
}

/** A line counts from this many times the noise around it. */
const CLEAR = 4;
/** Rolling elements slip, and speeds are read to about one per cent. */
const SLIP = 0.02;
const names: Record<BearingFault, 'BPFO' | 'BPFI' | '2BSF' | 'FTF'> = {
  outer: 'BPFO',
  inner: 'BPFI',
  element: '2BSF',
  cage: 'FTF',
};

/** Faults that the lines of one point and direction can tell; what needs phase or another direction is left to people. */
export function findFaults(velocity: Spectrum, envelope: Spectrum | undefined, facts: MachineFacts): SignalFinding[] {
  const turns = turnsIn(velocity, facts.speed / 60);
  const found = [
    ...shaftFaults(velocity, turns),
    electrical(velocity, turns, facts.supply),
    gear(velocity, turns, facts.teeth),
    ...(envelope && facts.bearing ? bearingFaults(envelope, turns, facts.bearing) : []),
  ];
  return found.filter((one) => one !== undefined).sort((a, b) => b.weight - a.weight);
}

/** The true speed: the strongest line within two per cent of the stated one, if it stands out. */
function turnsIn(spectrum: Spectrum, stated: number): number {
  const line = lineNear(spectrum, stated, Math.max(stated * SLIP, 2 * spectrum.step));
  return line && line.over > CLEAR ? line.f : stated;
}

function multiples(spectrum: Spectrum, turns: number, orders: readonly number[]): NamedLine[] {
  return orders.flatMap((order) => {
    const line = lineNear(spectrum, order * turns, Math.max(1.5 * spectrum.step, order * turns * 0.002));
    return line && line.over > CLEAR ? [{ ...line, name: `${order}X` as const }] : [];
  });
}

function shaftFaults(spectrum: Spectrum, turns: number): SignalFinding[] {
  const lines = multiples(spectrum, turns, [0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8]);
  const value = (name: LineName) => lines.find((line) => line.name === name)?.value ?? 0;
  const [one, two] = [value('1X'), value('2X')];
  const higher = lines.filter(({ name }) => !['0.5X', '1X', '1.5X', '2X'].includes(name));
  const halves = lines.filter(({ name }) => name === '0.5X' || name === '1.5X');
  const strongest = Math.max(...lines.map((line) => line.value), 0);
  if (strongest === 0) return [];
  const notable = higher.filter((line) => line.value > 0.15 * strongest);
  if (notable.length >= 3 || halves.some((line) => line.value > 0.2 * strongest)) return [finding('looseness', lines)];
  if (two > 0.5 * one)
    return [
      finding(
        'misalignment',
        lines.filter(({ name }) => ['1X', '2X', '3X'].includes(name)),
      ),
    ];
  return one > 0
    ? [
        finding(
          'unbalance',
          lines.filter(({ name }) => name === '1X'),
        ),
      ]
    : [];
}

const finding = (fault: SignalFault, lines: NamedLine[]): SignalFinding => ({
  fault,
  lines,
  weight: Math.hypot(...lines.map(({ value }) => value)),
});

/** Twice the supply, where it can be told from a multiple of the speed. */
function electrical(spectrum: Spectrum, turns: number, supply: number | undefined): SignalFinding | undefined {
  if (supply === undefined) return undefined;
  const line = lineNear(spectrum, 2 * supply, spectrum.step);
  const nearest = Math.round((2 * supply) / turns) * turns;
  const apart = Math.abs(nearest - 2 * supply) > 2 * spectrum.step;
  return line && line.over > CLEAR && apart && Math.abs(line.f - 2 * supply) < spectrum.step
    ? finding('electrical', [{ ...line, name: '2×FL' }])
    : undefined;
}

/** The mesh counts only with lines at the speed beside it: every healthy gear has a mesh line. */
function gear(spectrum: Spectrum, turns: number, teeth: number | undefined): SignalFinding | undefined {
  if (teeth === undefined) return undefined;
  const [below, mesh, above] = [-1, 0, 1].map((side) =>
    lineNear(spectrum, (teeth + side) * turns, Math.max(1.5 * spectrum.step, 0.002 * teeth * turns)),
  );
  if (!mesh || mesh.over < CLEAR) return undefined;
  const sides = [below, above].filter(
    (line) => line !== undefined && line.over > CLEAR && line.value > 0.2 * mesh.value,
  );
  if (sides.length < 2) return undefined;
  // Velocity makes high lines look small; a mesh with sidebands says more than its height.
  return { ...finding('gear', [{ ...mesh, name: '1×GMF' }]), weight: MODULATED };
}

/** Weight of what only a fault brings, above the lines that every machine shows. */
const MODULATED = 1000;

/** Rings at a defect frequency and its multiples. Where two faults share a line, the nearer one has it. */
function bearingFaults(envelope: Spectrum, turns: number, bearing: Bearing): SignalFinding[] {
  const expected = defectFrequencies(bearing, turns);
  const found = (Object.keys(expected) as BearingFault[]).flatMap((fault) => {
    const lines = ringsAt(envelope, turns, { fault, base: expected[fault] });
    const [first] = lines;
    return first && lines.length > 1 ? [{ fault, lines, off: Math.abs(first.f / expected[fault] - 1) }] : [];
  });
  return found
    .filter((one) => !found.some((other) => other.off < one.off && sameLine(one.lines, other.lines, envelope.step)))
    .map(({ fault, lines }) => ({
      fault,
      lines,
      weight: MODULATED + lines.reduce((sum, { over }) => sum + Math.log(over), 0),
    }));
}

/** The shift by slip is common to all multiples, so they are looked for at multiples of the first. */
function ringsAt(
  envelope: Spectrum,
  turns: number,
  { fault, base }: { fault: BearingFault; base: number },
): NamedLine[] {
  const first = lineNear(envelope, base, Math.max(base * SLIP, 1.5 * envelope.step));
  if (!first || first.over < CLEAR || isMultiple(first.f, turns, envelope.step)) return [];
  return [1, 2, 3, 4].flatMap((order) => {
    const line = lineNear(envelope, order * first.f, 2 * envelope.step * order);
    return line && line.over > CLEAR ? [{ ...line, name: `${order}×${names[fault]}` as const }] : [];
  });
}

const sameLine = ([a]: NamedLine[], [b]: NamedLine[], step: number) =>
  a !== undefined && b !== undefined && Math.abs(a.f - b.f) < 2 * step;
const isMultiple = (f: number, turns: number, step: number) => Math.abs(Math.round(f / turns) * turns - f) < 2 * step;
