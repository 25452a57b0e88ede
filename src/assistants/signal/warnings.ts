import type { QualityFault } from '../../../setting/signal/quality';
import type { Waveform } from './signal-desk';

export interface Warning {
  key: QualityFault | 'filled' | 'cut' | 'uneven';
  value: number;
}

/** Everything that makes a result doubtful: of the reading and of the record. */
export const warningsOf = (faults: readonly QualityFault[], { filled, cut, uneven }: Waveform): Warning[] => [
  ...faults.map((key) => ({ key, value: 0 })),
  ...(filled > 0 ? [{ key: 'filled' as const, value: filled }] : []),
  ...(uneven ? [{ key: 'uneven' as const, value: 0 }] : []),
  ...(cut > 0 ? [{ key: 'cut' as const, value: cut }] : []),
];
