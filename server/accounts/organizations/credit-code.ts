/**
 * Characters of a unified social credit code (GB 32100-2015) in the order of their values, without I, O, S, V and Z.
 */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

export const looksLikeCreditCode = (code: string): boolean => /^[159NYA][1-9]\d{6}[0-9A-Z]{10}$/.test(code);

/** Whether the code has an invalid character or a wrong check digit. */
export function creditCodeFault(code: string): boolean {
  const values = [...code].map((one) => alphabet.indexOf(one));
  if (values.length !== 18 || values.includes(-1)) return true;
  const sum = values.slice(0, 17).reduce((total, value, at) => total + value * (3 ** at % 31), 0);
  return (31 - (sum % 31)) % 31 !== values[17];
}

/** Replacements for characters that no code contains but people and machines misread. */
const misread: Record<string, string> = { O: '0', I: '1', Z: '2', S: '5', V: 'U' };

/** The code in a text, with look-alike characters corrected if the check digit then fits. */
export function findCreditCode(text: string): string | undefined {
  const clean = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const candidates = Array.from({ length: Math.max(0, clean.length - 17) }, (_, at) => clean.slice(at, at + 18)).map(
    (one) => one.replace(/[OIZSV]/g, (letter) => misread[letter] ?? letter),
  );
  const shaped = candidates.filter(looksLikeCreditCode);
  return shaped.find((one) => !creditCodeFault(one)) ?? shaped[0];
}
