import type { Do } from './query';

/** Words of a measure, longest first where one begins with another. */
export const MEASURE_WORDS: Record<string, Do> = {
  'standard deviation': 'std',
  标准差: 'std',
  std: 'std',
  '95th percentile': 'p95',
  '95分位数': 'p95',
  p95: 'p95',
  median: 'median',
  中位数: 'median',
  average: 'mean',
  mean: 'mean',
  平均值: 'mean',
  平均: 'mean',
  'sum of': 'sum',
  total: 'sum',
  sum: 'sum',
  总和: 'sum',
  合计: 'sum',
  总: 'sum',
  minimum: 'min',
  smallest: 'min',
  lowest: 'min',
  shortest: 'min',
  最小值: 'min',
  最小: 'min',
  最低: 'min',
  maximum: 'max',
  largest: 'max',
  highest: 'max',
  longest: 'max',
  最大值: 'max',
  最大: 'max',
  最高: 'max',
};

/** What rows may be called. */
export const ROWS =
  '(?:rows?|records?|entries|events?|alerts?|alarms?|work orders?|orders?|条记录|行|记录|工单|报警|告警|事件|数据|条)';

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july'].concat([
  'august',
  'september',
  'october',
  'november',
  'december',
]);

/** Dates in a sentence as YYYY, YYYY-MM or YYYY-MM-DD. */
export function datesIn(sentence: string): string {
  const two = (n: string) => n.padStart(2, '0');
  return sentence
    .replace(/(\d{4})年(\d{1,2})月(\d{1,2})[日号]/g, (_, y, m, d) => `${y}-${two(m)}-${two(d)}`)
    .replace(/(\d{4})年(\d{1,2})月/g, (_, y, m) => `${y}-${two(m)}`)
    .replace(/(\d{4})年/g, '$1 ')
    .replace(
      new RegExp(`\\b(${MONTHS.join('|')}) (\\d{4})\\b`, 'g'),
      (_, m, y) => `${y}-${two(String(MONTHS.indexOf(m) + 1))}`,
    );
}
