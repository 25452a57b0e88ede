export type ReadNumber =
  | { value: number }
  | { problem: 'empty' | 'notANumber' }
  | { problem: 'unclear'; either: [number, number] };

/**
 * Reads a number as people write it: decimal point or comma, grouped digits, full-width digits, 1.2e5 or 1.2×10^5.
 * `1,500` is unclear: it is one thousand five hundred in English and Chinese and one and a half in German.
 */
export function readNumber(text: string): ReadNumber {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/g, '')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    // Not in 0x105, which is hexadecimal.
    .replace(/(?<!^[-+]?0)[×*x]10\^?(?=[-+]?\d)/i, 'e');
  if (plain === '') return { problem: 'empty' };
  const parts = /^([-+]?)([\d.,]*\d[\d.,]*)(e[-+]?\d+)?$/i.exec(plain);
  if (!parts) return { problem: 'notANumber' };
  const [, sign = '', digits = '', power = ''] = parts;
  const read = (mantissa: string): number => Number(`${sign}${mantissa}${power}`);
  if (/^[1-9]\d{0,2},\d{3}$/.test(digits))
    return { problem: 'unclear', either: [read(digits.replace(',', '.')), read(digits.replace(',', ''))] };
  const mantissa = withPoint(digits);
  const value = mantissa === undefined ? Number.NaN : read(mantissa);
  return Number.isFinite(value) ? { value } : { problem: 'notANumber' };
}

/** Digits with a decimal point alone; undefined where marks stand in an order that means nothing. */
function withPoint(digits: string): string | undefined {
  if (/^\d*\.?\d*$/.test(digits)) return digits;
  if (/^\d*,\d*$/.test(digits)) return digits.replace(',', '.');
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+(,\d*)?$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return undefined;
}
