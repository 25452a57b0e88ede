import { useState } from 'react';
import type { Machine } from '../../../setting/signal/analyse';
import type { Bearing } from '../../../setting/signal/bearing';
import { BEARING_TYPES, type BearingType } from '../../../setting/signal/bearing-types';
import type { MachineGroup, Support } from '../../../setting/signal/severity';
import { numberWithin, type Range } from '../file/NumberEntry';
import { SAMPLES } from './samples';
import type { SignalWish, Waveform } from './signal-desk';

export const RANGES = {
  rate: { min: 100, max: 1_000_000 },
  speed: { min: 30, max: 60_000 },
  teeth: { min: 5, max: 500 },
  baseline: { min: 0.01, max: 100 },
  elements: { min: 3, max: 200 },
  diameter: { min: 0.5, max: 300 },
  pitch: { min: 3, max: 5000 },
  angle: { min: 0, max: 60 },
} as const satisfies Record<string, Range>;

export type SignalField = keyof typeof RANGES;
export const UNITS = ['m/s²', 'g', 'mm/s'] as const;
export type SignalUnit = (typeof UNITS)[number];
/** The name of a type, or: none known, or the geometry as entered. */
export type BearingChoice = 'none' | 'own' | (string & {});

export const bearingType = (name: string): BearingType | undefined => BEARING_TYPES.find((one) => one.name === name);

export interface SignalEntries {
  texts: Record<SignalField, string>;
  column: number;
  unit: SignalUnit;
  /** The file states the unit, in the name of the column. */
  stated: boolean;
  group: MachineGroup;
  support: Support;
  bearing: BearingChoice;
  supply: '50' | '60' | 'none';
}

export function unitIn(name: string): SignalUnit | undefined {
  if (/mm\/s(?![²2^])/i.test(name)) return 'mm/s';
  if (/m\/s[²2^]|m\/s\/s/i.test(name)) return 'm/s²';
  return /(^|[\s[(（_])g([\])）\s]|$)/.test(name) ? 'g' : undefined;
}

function entriesOf({ columns, rate, sample }: Waveform): SignalEntries {
  const unit = unitIn(columns[0] ?? '');
  return {
    texts: {
      rate: rate === undefined ? '' : String(rate),
      speed: sample ? String(SAMPLES[sample].speed) : '',
      teeth: '',
      baseline: '',
      ...{ elements: '9', diameter: '7.94', pitch: '39.04', angle: '0' },
    },
    column: 0,
    unit: unit ?? 'm/s²',
    stated: unit !== undefined,
    group: 2,
    support: 'rigid',
    bearing: sample ? '6205' : 'none',
    supply: '50',
  };
}

/** What is entered beside the record, and what it comes to once it is whole. */
export function useSignalForm(waveform: Waveform) {
  const [entries, setEntries] = useState(() => entriesOf(waveform));
  return {
    entries,
    set: (change: Partial<SignalEntries>) => setEntries({ ...entries, ...change }),
    wish: wishOf(entries),
  };
}

/** Undefined while a value is missing or outside its range. */
export function wishOf({ texts, column, unit, group, support, ...rest }: SignalEntries): SignalWish | undefined {
  const value = (field: SignalField) => numberWithin(texts[field], RANGES[field]);
  const [rate, speed] = [value('rate'), value('speed')];
  const optional = (['teeth', 'baseline'] as const).every(
    (field) => texts[field].trim() === '' || value(field) !== undefined,
  );
  const bearing =
    rest.bearing === 'own' ? ownBearing(value) : rest.bearing === 'none' ? undefined : geometryOf(rest.bearing);
  if (rate === undefined || speed === undefined || !optional || bearing === null) return undefined;
  const [teeth, baseline] = [value('teeth'), value('baseline')];
  const machine: Machine = {
    ...{ speed, group, support },
    ...(rest.supply !== 'none' && { supply: Number(rest.supply) }),
    ...(bearing && { bearing }),
    ...(teeth !== undefined && { teeth }),
    ...(baseline !== undefined && { baseline }),
  };
  const quantity = unit === 'mm/s' ? 'velocity' : 'acceleration';
  return { column, quantity, factor: unit === 'g' ? 9.806_65 : 1, rate, machine };
}

function geometryOf(name: string): Bearing | undefined {
  const found = bearingType(name);
  if (!found) return undefined;
  const { elements, diameter, pitch, angle } = found;
  return { elements, diameter, pitch, angle };
}

function ownBearing(value: (field: SignalField) => number | undefined) {
  const [elements, diameter, pitch, angle] = [value('elements'), value('diameter'), value('pitch'), value('angle')];
  if (elements === undefined || diameter === undefined || pitch === undefined || angle === undefined) return null;
  return diameter < pitch ? { elements, diameter, pitch, angle } : null;
}
