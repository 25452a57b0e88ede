/** Machines as ISO 20816-3 (2022) groups them: 1 above 300 kW, 2 above 15 kW to 300 kW. */
export type MachineGroup = 1 | 2;
export type Support = 'rigid' | 'flexible';
export type Zone = 'A' | 'B' | 'C' | 'D';

/** Upper limits of the zones A, B and C in mm/s RMS, as the handbook's page on vibration severity states them. */
const LIMITS: Record<MachineGroup, Record<Support, readonly [number, number, number]>> = {
  1: { rigid: [2.3, 4.5, 7.1], flexible: [3.5, 7.1, 11] },
  2: { rigid: [1.4, 2.8, 4.5], flexible: [2.3, 4.5, 7.1] },
};

const ZONES: readonly Zone[] = ['A', 'B', 'C', 'D'];

export interface Severity {
  zone: Zone;
  limits: readonly [number, number, number];
  /** In mm/s: the baseline and a quarter of the limit B/C, at most 1.25 of that limit. Without a baseline undefined. */
  alarm?: number;
  /** In mm/s: at most 1.25 of the limit C/D. */
  trip: number;
}

export function severityOf(rms: number, group: MachineGroup, support: Support, baseline?: number): Severity {
  const limits = LIMITS[group][support];
  const [, unrestricted, longest] = limits;
  const passed = limits.filter((limit) => rms > limit).length;
  return {
    zone: ZONES[passed] as Zone,
    limits,
    ...(baseline !== undefined && { alarm: Math.min(baseline + 0.25 * unrestricted, 1.25 * unrestricted) }),
    trip: 1.25 * longest,
  };
}

/** The range of the broadband value in Hz: slow machines vibrate below 10 Hz, too. */
export const severityBand = (speed: number): [number, number] => (speed <= 600 ? [2, 1000] : [10, 1000]);
