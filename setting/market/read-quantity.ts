/** Units of one dimension, by how many of the first they are. */
const DIMENSIONS: Record<string, number>[] = [
  { W: 1, kW: 1e3, MW: 1e6 },
  { µm: 1e-3, mm: 1, cm: 10, m: 1e3 },
  { Hz: 1, kHz: 1e3, MHz: 1e6 },
  { Pa: 1, kPa: 1e3, bar: 1e5, MPa: 1e6 },
  { 'L/min': 1, 'L/s': 60, 'm³/h': 1000 / 60 },
  { 'r/min': 1, rpm: 1, 'r/s': 60 },
  { h: 1, d: 24, weeks: 168 },
  { g: 1, kg: 1e3, t: 1e6 },
  { V: 1, kV: 1e3 },
  { A: 1, mA: 1e-3 },
];

/** Units in words. */
const WORDS: Record<string, string> = {
  ...{ 小时: 'h', hour: 'h', hours: 'h', 天: 'd', day: 'd', days: 'd', 周: 'weeks', week: 'weeks' },
  ...{ 毫米: 'mm', 厘米: 'cm', 微米: 'µm', 千瓦: 'kW', 兆帕: 'MPa', 公斤: 'kg', 吨: 't', 转: 'r/min' },
};

const QUANTITY = /^([+-]?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?)\s*(\S*)$/i;
/** Every unit that can be converted, the longest first. */
export const KNOWN_UNITS: readonly string[] = [...DIMENSIONS.flatMap(Object.keys), ...Object.keys(WORDS), '%'].sort(
  (a, b) => b.length - a.length,
);

const same = (a: string, b: string) => plain(a) === plain(b);
const plain = (unit: string) =>
  (WORDS[unit.toLowerCase()] ?? unit).replace(/μ/g, 'µ').replace(/m3/g, 'm³').replace(/l\//g, 'L/');

/** A number with its unit as people write them; null if it begins with no number. */
export function splitQuantity(text: string): { value: number; unit: string } | null {
  const [, digits, unit = ''] = QUANTITY.exec(text.trim().normalize('NFKC')) ?? [];
  const value = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
  return Number.isFinite(value) ? { value, unit: plain(unit) } : null;
}

/**
 * A number as people write it, in the unit that is wanted: "1,5", "1.5 kW", "１５００Ｗ". Null if it is no number, or of
 * another unit.
 */
export function readQuantity(text: string, unit = ''): number | null {
  // NFKC would make the micro sign a Greek letter and m³ into m3; `plain` makes them one again.
  const [, digits, own = ''] = QUANTITY.exec(text.trim().normalize('NFKC')) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits.replace(',', '.'));
  if (!Number.isFinite(number)) return null;
  if (own === '' || same(own, unit)) return number;
  const dimension = DIMENSIONS.find((units) => Object.keys(units).some((one) => same(one, unit)));
  const factor = (name: string) => Object.entries(dimension ?? {}).find(([one]) => same(one, name))?.[1];
  const [from, to] = [factor(own), factor(unit)];
  if (from === undefined || to === undefined) return null;
  // Without the last digits, which are of the conversion.
  return Number(((number * from) / to).toPrecision(12));
}
