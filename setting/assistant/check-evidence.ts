import type { components } from '../../generated/api';
import { LOCALES, type Locale } from '../../generated/locales';
import { isObject } from '../json-value';
import { pointer } from '../pointer';
import { type Fault, fault } from './fault';

type Evidence = components['schemas']['Evidence'];
/** The text of a page of the handbook; undefined if there is none. */
export type ReadPage = (doc: string, locale: Locale) => string | undefined;

/** Whether every quoted sentence stands in the handbook, under a heading that exists. */
export function checkEvidence(document: object, readPage: ReadPage): Fault[] {
  return evidenceIn(document).flatMap(({ evidence, at }) =>
    LOCALES.flatMap((locale): Fault[] => {
      const page = readPage(evidence.doc, locale);
      if (page === undefined) return [fault(pointer(at, 'doc'), 'noPage', { doc: evidence.doc, locale })];
      const faults: Fault[] = [];
      const section = evidence.section[locale] ?? '';
      if (!headings(page).has(section))
        faults.push(fault(pointer(at, 'section', locale), 'noSection', { section, doc: evidence.doc, locale }));
      const quote = evidence.quote[locale] ?? '';
      if (!squash(page).includes(squash(quote)))
        faults.push(fault(pointer(at, 'quote', locale), 'noQuote', { quote, doc: evidence.doc, locale }));
      return faults;
    }),
  );
}

/** Every quotation in a document, with its place. */
export function evidenceIn(value: unknown, at = ''): { evidence: Evidence; at: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, n) => evidenceIn(item, pointer(at, n)));
  if (!isObject(value)) return [];
  if ('doc' in value && 'quote' in value) return [{ evidence: value as unknown as Evidence, at }];
  return Object.entries(value).flatMap(([key, part]) => evidenceIn(part, pointer(at, key)));
}

const headings = (page: string) => new Set([...page.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => heading));
const squash = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
