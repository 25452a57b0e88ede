import { analyseSignal, type Machine, type SignalResult } from '../../../setting/signal/analyse';
import { readSamples, type SampleTable } from '../../../setting/signal/read-samples';
import type { Quantity, Spectrum } from '../../../setting/signal/spectrum';
import { seededRandom, syntheticSignal } from '../../../setting/signal/synthetic';
import type { Reading } from '../../../setting/signal/trend';
import { isTable, readTable, type TableChoices } from '../../../setting/table/read-table';
import type { DateColumn, NumberColumn } from '../../../setting/table/table';
import type { Asked } from '../file/AskReading';
import { openText } from '../file/open-text';
import type { OpenFile } from '../file/use-desk';
import type { Refusal } from '../file/use-refusal';
import { SAMPLE_BEARING, SAMPLES, type SampleId } from './samples';

export type SignalJob = OpenFile | { job: 'sample'; id: SampleId } | { job: 'analyse'; wish: SignalWish };

export interface SignalWish {
  column: number;
  quantity: Quantity;
  /** Factor to m/s² or mm/s. */
  factor: number;
  rate: number;
  machine: Machine;
}

export interface Waveform {
  kind: 'waveform';
  columns: string[];
  count: number;
  rate?: number;
  uneven: boolean;
  filled: number;
  cut: number;
  /** Of a sample record: what is known of it. */
  sample?: SampleId;
}

export interface TrendFile {
  kind: 'trend';
  columns: { name: string; unit?: string; readings: Reading[] }[];
}

export type Points = [x: number, y: number][];

export type Analysed = Omit<SignalResult, 'velocity' | 'envelope'> & {
  velocity: { step: number; points: Points };
  envelope?: { step: number; band: [number, number]; points: Points };
};

export type SignalAnswer =
  | Waveform
  | TrendFile
  | { refused: Refusal }
  | { asked: Asked }
  | { result: Analysed | 'flat' };

const DAY = 86_400_000;
/** A record of a trend has few rows, and more than an hour between the first and the last. */
const TREND = { rows: 5000, ms: 3_600_000 };

/** Keeps the record that was read, so that it crosses to the worker once. */
export function signalDesk(): (job: SignalJob) => Promise<SignalAnswer> {
  let read: SampleTable | undefined;
  return async (job) => {
    if (job.job === 'sample') {
      const { fault, speed, seed } = SAMPLES[job.id];
      const signal = syntheticSignal({ ...MAKING, fault, speed, level: 3.2, random: seededRandom(seed) });
      read = {
        columns: [{ name: 'm/s²', values: signal.samples }],
        rate: signal.rate,
        uneven: false,
        filled: 0,
        cut: 0,
      };
      return { ...waveformOf(read), sample: job.id };
    }
    if (job.job === 'analyse') return { result: analysed(read, job.wish) };
    const opened = await openText(job.bytes);
    if ('refusal' in opened) return { refused: opened };
    const { text } = opened;
    const trend = trendIn(text, job.choices);
    if (trend) return trend;
    const samples = readSamples(text);
    if (typeof samples === 'string') return { refused: { samples } };
    read = samples;
    return waveformOf(samples);
  };
}

const MAKING = { rate: 12_800, count: 65_536, bearing: SAMPLE_BEARING, teeth: 23, supply: 50, noise: 0.3 };

const waveformOf = ({ columns, rate, uneven, filled, cut }: SampleTable): Waveform => ({
  kind: 'waveform',
  columns: columns.map(({ name }) => name),
  count: columns[0]?.values.length ?? 0,
  ...(rate !== undefined && { rate }),
  uneven,
  filled,
  cut,
});

/** A table with a column of dates and one of numbers is a trend. */
function trendIn(text: string, choices: TableChoices): TrendFile | { asked: Asked } | undefined {
  if (text.length > 2_000_000) return undefined;
  const table = readTable(text, choices);
  if (!isTable(table)) return 'ask' in table && table.ask === 'order' ? { asked: table } : undefined;
  const dates = table.columns.find((column): column is DateColumn => column.kind === 'date');
  const numbers = table.columns.filter((column): column is NumberColumn => column.kind === 'number');
  if (!dates || numbers.length === 0 || table.rows.length > TREND.rows) return undefined;
  const known = dates.values.filter((value) => !Number.isNaN(value));
  if (Math.max(...known) - Math.min(...known) < TREND.ms) return undefined;
  return {
    kind: 'trend',
    columns: numbers.map(({ name, unit, values }) => ({
      name,
      ...(unit && { unit }),
      readings: Array.from(values, (value, i) => ({ day: (dates.values[i] as number) / DAY, value }))
        .filter(({ day, value }) => !Number.isNaN(day) && !Number.isNaN(value))
        .sort((a, b) => a.day - b.day),
    })),
  };
}

function analysed(read: SampleTable | undefined, { column, factor, rate, quantity, machine }: SignalWish) {
  const values = read?.columns[column]?.values;
  if (!values) return 'flat';
  const samples = factor === 1 ? values : values.map((value) => value * factor);
  const result = analyseSignal({ samples, rate, quantity }, machine);
  if (!result) return 'flat';
  const { velocity, envelope, ...rest } = result;
  const highest = Math.max(result.band[1], 1.2 * (machine.teeth ?? 0) * (machine.speed / 60));
  return {
    ...rest,
    velocity: { step: velocity.step, points: pointsOf(velocity, result.band[0] / 2, highest) },
    ...(envelope && {
      envelope: {
        step: envelope.spectrum.step,
        band: envelope.band,
        points: pointsOf(envelope.spectrum, 1, Math.min(20 * (machine.speed / 60), rate / 4)),
      },
    }),
  };
}

const MOST_POINTS = 1000;

/** The highest line of each stretch, so that no peak is lost. Noise of integrating, below `from`, is left out. */
function pointsOf({ step, values }: Spectrum, from: number, to: number): Points {
  const first = Math.ceil(from / step);
  const last = Math.min(values.length - 1, Math.floor(to / step));
  const width = Math.max(1, Math.ceil((last - first) / MOST_POINTS));
  const points: Points = [];
  for (let start = first; start <= last; start += width) {
    let best = start;
    for (let i = start; i < Math.min(start + width, last + 1); i += 1)
      if ((values[i] as number) > (values[best] as number)) best = i;
    points.push([best * step, values[best] as number]);
  }
  return points;
}
