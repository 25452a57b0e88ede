import { normalizeText } from '../normalize-text';

export type Lang = 'zh' | 'en';

const YES_NO = { zh: ['否', '是'], en: ['no', 'yes'] } as const;

/** True for an integer that JSON parsing rounds: a wrong serial number is worse than none. */
const isInexact = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value);
const isScalar = (value: unknown) => value === null || typeof value !== 'object';

/** True for a scalar or an array of scalars. */
export const isPlain = (value: unknown): boolean => (Array.isArray(value) ? value.every(isScalar) : isScalar(value));

/** Text of a plain value, empty if it has none; null if it cannot be reproduced as written. */
export function valueText(value: unknown, lang: Lang, between = lang === 'zh' ? '、' : ', '): string | null {
  if (Array.isArray(value)) {
    const texts = value.map((entry) => (isScalar(entry) ? valueText(entry, lang) : null));
    return texts.includes(null) ? null : texts.filter(Boolean).join(between);
  }
  if (typeof value === 'string') return normalizeText(value).trim();
  if (typeof value === 'boolean') return YES_NO[lang][Number(value)] ?? '';
  if (typeof value === 'number') return isInexact(value) ? null : String(value);
  return value === null || value === undefined ? '' : null;
}
