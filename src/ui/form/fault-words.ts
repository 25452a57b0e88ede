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
  const type = typeof params.type === 'string' && { type: kindWords(t, params.type) };
  return t(key, { ...params, ...type, value: shown, size, allowed } as unknown as ValuesOf<typeof key>);
}

const KINDS = {
  string: 'form:kind.string',
  number: 'form:kind.number',
  integer: 'form:kind.integer',
  boolean: 'form:kind.boolean',
  array: 'form:kind.array',
  object: 'form:kind.object',
} as const;

/** Types of JSON as people call what is typed into a form; an empty field stands for null. */
function kindWords(t: Translate, types: string): string {
  const kinds = types.split(',').flatMap((type) => (type in KINDS ? [t(KINDS[type as keyof typeof KINDS])] : []));
  return kinds.length === 0 ? types : kinds.reduce((one, other) => t('form:kind.or', { one, other }));
}
