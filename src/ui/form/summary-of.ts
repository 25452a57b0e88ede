import { type LocalizedText, localize } from '@/lib/localize';

const TELLING = ['title', 'name', 'text', 'label', 'id', 'url', 'function'];

/** A one-line summary that identifies a list item: the first value found in `TELLING`. */
export function summaryOf(value: unknown, locale: string): string {
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? '' : String(value);
  for (const key of TELLING) {
    const text = textOf((value as Record<string, unknown>)[key], locale);
    if (text) return text;
  }
  return '';
}

function textOf(value: unknown, locale: string): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' || (typeof value === 'object' && value !== null)) {
    const text = localize(value as LocalizedText, locale);
    return typeof text === 'string' ? text : undefined;
  }
  return undefined;
}
