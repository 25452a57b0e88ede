import type { Do } from './query';

/** A measure of numbers; undefined where there are too few of them. */
export function measureOf(what: Do, numbers: readonly number[]): number | undefined {
  const n = numbers.length;
  if (what === 'count') return n;
  if (n === 0) return undefined;
  const sum = numbers.reduce((total, value) => total + value, 0);
  switch (what) {
    case 'sum':
      return sum;
    case 'mean':
      return sum / n;
    case 'median':
      return quantile(numbers, 0.5);
    case 'p95':
      return quantile(numbers, 0.95);
    case 'min':
      return numbers.reduce((low, value) => Math.min(low, value));
    case 'max':
      return numbers.reduce((high, value) => Math.max(high, value));
    case 'std':
      return n < 2 ? undefined : Math.sqrt(numbers.reduce((all, value) => all + (value - sum / n) ** 2, 0) / (n - 1));
  }
}

/** Between the two nearest ranks in proportion, as spreadsheets do. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] as number;
  const high = sorted[Math.ceil(place)] as number;
  return low + (high - low) * (place - Math.floor(place));
}
