/** A reading: day as a number (days since any start) and value. */
export interface Reading {
  day: number;
  value: number;
}

export interface Trend {
  /** Change a day. */
  slope: number;
  /** The fitted value on the last day. */
  now: number;
  /** Days from the last reading until the limit is reached, at the slope and at the ends of its 95 % interval; Infinity: not within sight. */
  days: { likely: number; earliest: number; latest: number };
}

/** With fewer readings a line says nothing. */
export const LEAST_READINGS = 5;

/** Quantiles of Student's t for 95 %, by degrees of freedom from 3; 2 from there on. */
const STUDENT = [3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** The line of least squares through the readings and when it meets the limit; undefined if it does not rise for sure. */
export function trendOf(readings: readonly Reading[], limit: number): Trend | undefined {
  const n = readings.length;
  if (n < LEAST_READINGS) return undefined;
  const mean = (pick: (one: Reading) => number) => readings.reduce((sum, one) => sum + pick(one), 0) / n;
  const [day, value] = [mean((one) => one.day), mean((one) => one.value)];
  const spread = readings.reduce((sum, one) => sum + (one.day - day) ** 2, 0);
  if (spread === 0) return undefined;
  const slope = readings.reduce((sum, one) => sum + (one.day - day) * (one.value - value), 0) / spread;
  const rest = readings.reduce((sum, one) => sum + (one.value - value - slope * (one.day - day)) ** 2, 0);
  const doubt = (STUDENT[n - 5] ?? 2) * Math.sqrt(rest / (n - 2) / spread);
  if (slope - doubt <= 0) return undefined;
  const now = value + slope * (Math.max(...readings.map((one) => one.day)) - day);
  const until = (rate: number) => (now >= limit ? 0 : (limit - now) / rate);
  return { slope, now, days: { likely: until(slope), earliest: until(slope + doubt), latest: until(slope - doubt) } };
}
