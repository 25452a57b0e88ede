/** Hexadecimal as drives display it: 1Bh, but not 24h or 7Ah. */
export const HEX_H = /\b(?![1-9]\d*A[hH])(?=\d*[A-F])\d[0-9A-F]{0,7}[hH]\b/g;

/** 0x001B, 16#1B (as PLCs write it) and 1Bh are the same number. */
const hexOf = (code: string): string | undefined =>
  /^(?:0x|16#)0*([0-9a-f]+)$/i.exec(code)?.[1] ?? (code.match(HEX_H)?.[0] === code ? code.slice(0, -1) : undefined);

/** What codes are compared by: letters and digits only, upper case. */
export function codeKey(code: string): string {
  const hex = hexOf(code.trim());
  return hex ? `0X${hex.toUpperCase().replace(/^0+(?=.)/, '')}` : code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
