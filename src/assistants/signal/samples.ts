/** Records made by calculation, for trying the analysis without a file. */
export const SAMPLES = {
  bearing: { fault: 'outer', speed: 1475, seed: 11 },
  fan: { fault: 'unbalance', speed: 980, seed: 12 },
  coupling: { fault: 'misalignment', speed: 2960, seed: 13 },
} as const;

export type SampleId = keyof typeof SAMPLES;
export const SAMPLE_IDS = ['bearing', 'fan', 'coupling'] as const satisfies readonly SampleId[];

/** A bearing 6205, as the sample records have it. */
export const SAMPLE_BEARING = { elements: 9, diameter: 7.94, pitch: 39.04, angle: 0 };
