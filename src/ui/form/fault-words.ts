import type { Translate, Under, ValuesOf } from '@/i18n/translate';
import { ellipsis } from '@/lib/ellipsis';
import type { CheckError } from '@/lib/json-check';

const LONGEST = 40;

/** A validation error as a sentence with the value and the limit. */
export function faultWords(t: Translate, { keyword, params }: CheckError, value: unknown): string {
  // An item without a value yet; its field says what belongs there.
  if (value === null) return t('form:fault.required');
  const shown = typeof value === 'string' ? ellipsis(value, LONGEST) : JSON.stringify(value);
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : undefined;
  const allowed = Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '';
  const key = `form:fault.${keyword as Under<'form:fault'>}` as const;
  return t(key, { ...params, value: shown, size, allowed } as unknown as ValuesOf<typeof key>);
}
