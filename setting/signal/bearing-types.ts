import type { Bearing } from './bearing';

/**
 * Where a geometry is from. `rig`: published with the records of a test rig, measured on that maker's bearing.
 * `usual`: the complement usual for the size, on the mean of bore and outside diameter; a maker may have one element more or
 * less, which shifts the lines by about a tenth.
 */
export type BearingSource = { kind: 'rig'; of: string } | { kind: 'usual' };

export interface BearingType extends Bearing {
  name: string;
  /** Bore and outside diameter by ISO 15, in mm. */
  bore: number;
  outside: number;
  source: BearingSource;
}

const usual = { kind: 'usual' } as const;
const rig = (of: string) => ({ kind: 'rig', of }) as const;
const cwru = rig('Case Western Reserve University, Bearing Data Center');

/** Common types by name. What is inside a bearing is no part of ISO 15, so each says where its geometry is from. */
export const BEARING_TYPES: readonly BearingType[] = [
  { name: '6203', bore: 17, outside: 40, elements: 8, diameter: 6.746, pitch: 28.5, angle: 0, source: cwru },
  { name: '6204', bore: 20, outside: 47, elements: 8, diameter: 7.938, pitch: 33.5, angle: 0, source: usual },
  { name: '6205', bore: 25, outside: 52, elements: 9, diameter: 7.94, pitch: 39.04, angle: 0, source: cwru },
  { name: '6206', bore: 30, outside: 62, elements: 9, diameter: 9.525, pitch: 46, angle: 0, source: usual },
  { name: '6207', bore: 35, outside: 72, elements: 9, diameter: 11.112, pitch: 53.5, angle: 0, source: usual },
  { name: '6208', bore: 40, outside: 80, elements: 9, diameter: 11.906, pitch: 60, angle: 0, source: usual },
  { name: '6308', bore: 40, outside: 90, elements: 8, diameter: 15.081, pitch: 65, angle: 0, source: usual },
  { name: '6309', bore: 45, outside: 100, elements: 8, diameter: 17.462, pitch: 72.5, angle: 0, source: usual },
  { name: '6310', bore: 50, outside: 110, elements: 8, diameter: 19.05, pitch: 80, angle: 0, source: usual },
  {
    ...{ name: '6804', bore: 20, outside: 32, elements: 13, diameter: 3.5, pitch: 25.6, angle: 0 },
    source: rig('FEMTO-ST, PRONOSTIA, 2012'),
  },
  {
    ...{ name: 'UER204', bore: 20, outside: 47, elements: 8, diameter: 7.92, pitch: 34.55, angle: 0 },
    source: rig('Xi’an Jiaotong University, XJTU-SY, 2018'),
  },
];
