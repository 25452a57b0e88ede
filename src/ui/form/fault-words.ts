import type { Translate } from '@/i18n/words';
import type { CheckError } from '@/lib/json-check';

/** A fault as a sentence: the value, the limit, the way out. */
export function faultWords(t: Translate, { keyword, params }: CheckError, value: unknown): string {
  const shown = typeof value === 'string' ? shorten(value) : JSON.stringify(value);
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : undefined;
  const allowed = Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '';
  return t(`form:fault.${keyword}`, { ...params, value: shown, size, allowed });
}

const LONGEST = 40;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
