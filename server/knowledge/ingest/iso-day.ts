/** Parses the date of a field to YYYY-MM-DD; undefined if there is none or it is invalid. */
export function isoDay(value: unknown): string | undefined {
  const told = value instanceof Date && Number.isFinite(value.getTime()) ? value.toISOString() : value;
  if (typeof told !== 'string') return undefined;
  const [, ymd = '', us = ''] =
    /^\s*(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2})(?!\d)|^\s*(\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/.exec(told) ?? [];
  const numbers = (ymd || us).split(/\D/).map(Number);
  // 11/24/2025 is the American order; other orders with slashes and the year last look the same.
  const [year = 0, month = 0, day = 0] = us ? [numbers[2], numbers[0], numbers[1]] : numbers;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
