const superscript = (power: number) =>
  [...String(power)].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('');

/** A number with that many significant digits, and a power of ten where it would be long. */
export function showNumber(value: number, digits: number): string {
  if (value === 0) return '0';
  const [mantissa = '', power = ''] = value.toExponential(digits - 1).split('e');
  const tens = Number(power);
  if (tens >= 7 || tens < -4) return `${mantissa.replace('-', '−')} × 10${superscript(tens)}`;
  // Rounds whole numbers too: of 5689 with three digits remains 5690.
  const places = Math.max(0, digits - 1 - tens);
  return Number(value.toPrecision(digits)).toFixed(places).replace('-', '−');
}

/** A number as it was given, without the noise of a conversion. */
export function showGiven(value: number): string {
  const tidy = Number(value.toPrecision(6));
  const size = Math.abs(tidy);
  if (size !== 0 && (size >= 1e7 || size < 1e-4)) return showNumber(tidy, significant(tidy));
  return String(tidy).replace('-', '−');
}

const significant = (value: number) => value.toExponential().replace(/e.*/, '').replaceAll(/\D/g, '').length;
