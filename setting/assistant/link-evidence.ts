import { isObject } from '../json-value';

/** The id of the document that holds a page of the handbook; undefined if there is none. */
export type IdOfPage = (doc: string, locale: string) => string | undefined;

/** A copy of a procedure or calculator whose evidence says which document to open, in each language of its quote. */
export function linkEvidence<T>(value: T, idOf: IdOfPage): T {
  return linked(value, idOf) as T;
}

function linked(value: unknown, idOf: IdOfPage): unknown {
  if (Array.isArray(value)) return value.map((item) => linked(item, idOf));
  if (!isObject(value)) return value;
  const { doc, quote } = value;
  if (typeof doc === 'string' && isObject(quote)) {
    const ids = Object.keys(quote).map((locale) => [locale, idOf(doc, locale)] as const);
    return { ...value, docId: Object.fromEntries(ids.filter(([, id]) => id !== undefined)) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, linked(part, idOf)]));
}
