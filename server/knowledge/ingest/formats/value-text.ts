import { normalizeText } from '../normalize-text';

export type Lang = 'zh' | 'en';

const YES_NO = { zh: ['否', '是'], en: ['no', 'yes'] } as const;

/** A whole number that JSON could not keep exactly: a wrong serial number is worse than none. */
const isInexact = (value: unknown) => Number.isInteger(value) && !Number.isSafeInteger(value);
const isScalar = (value: unknown) => value === null || typeof value !== 'object';

/** One value, or several in a row. */
export const isPlain = (value: unknown): boolean => (Array.isArray(value) ? value.every(isScalar) : isScalar(value));

/** The words of a plain value, empty where it has none; `null` where nobody can read it as it was written. */
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
