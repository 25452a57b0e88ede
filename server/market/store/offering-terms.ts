import type { Names, OfferingDocument } from '../../../setting/market/offering-document';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';

const textsOf = (...texts: (Names | undefined)[]) => texts.flatMap((text) => Object.values(text ?? {}));
const unique = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => termsOf(fold(text))))];

/** What a list finds an offering by: each term of its texts once, in both languages. */
export function offeringTerms(document: OfferingDocument, others: readonly string[]) {
  const { name, summary, description, interfaces = [], specs = {} } = document;
  const values = Object.values(specs).filter((value) => typeof value === 'string');
  return {
    terms: unique([...textsOf(name, summary, description), ...interfaces, ...values, ...others]),
    nameTerms: unique(textsOf(name)),
  };
}

/** Terms that an offering must have; what says nothing, such as "?", asks for its sign and finds nothing. */
export function askedTerms(keyword: string): string[] {
  const terms = unique([keyword]);
  return terms.length > 0 ? terms : [keyword];
}
