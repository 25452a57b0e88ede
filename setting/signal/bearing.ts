/** Geometry of a rolling bearing: number of rolling elements, their diameter and the pitch diameter in mm, contact angle in degrees. */
export interface Bearing {
  elements: number;
  diameter: number;
  pitch: number;
  angle: number;
}

export type BearingFault = 'outer' | 'inner' | 'element' | 'cage';

/** Defect frequencies in Hz of a bearing whose outer ring stands still: BPFO, BPFI, 2 × BSF (an element strikes both rings) and FTF. */
export function defectFrequencies(
  { elements, diameter, pitch, angle }: Bearing,
  turns: number,
): Record<BearingFault, number> {
  const ratio = (diameter / pitch) * Math.cos((angle * Math.PI) / 180);
  return {
    outer: (elements / 2) * turns * (1 - ratio),
    inner: (elements / 2) * turns * (1 + ratio),
    element: (pitch / diameter) * turns * (1 - ratio * ratio),
    cage: (turns / 2) * (1 - ratio),
  };
}
