const DIGITS = '零一二三四五六七八九';
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** Characters used to write numbers, for use in patterns. */
export const NUMERALS = '零〇一二三四五六七八九十百千两\\d';

/** 三十六 → 36, 一百零二 → 102; plain digits work too. NaN for anything else. */
export function chineseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  let total = 0;
  let digit = 0;
  for (const char of text.replaceAll('〇', '零').replaceAll('两', '二')) {
    const unit = UNITS[char];
    if (unit) {
      total += (digit || 1) * unit;
      digit = 0;
    } else {
      digit = DIGITS.indexOf(char);
      if (digit < 0) return Number.NaN;
    }
  }
  return total + digit;
}
