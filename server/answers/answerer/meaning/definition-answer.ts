import { fold } from '../../../base/text/fold';
import { sameNames } from '../../../knowledge';
import { answerUnits } from '../answer-units';
import { plainText } from '../plain-text';
import type { Source } from '../question-language';
import { type Quotation, quotationOf } from '../quotation';
import { askedTerm } from './asked-term';

const PASSAGES = 6;
/** The verb of a definition, after an optional abbreviation or foreign name in brackets. */
const IS =
  /^\s*(?:[（(][^）)]{1,40}[）)])?\s*(?:,[^,]{1,40},)?\s*(?:是指|指的?是?|是|即|称为|也称|\b(?:is|are|means?|refers to|stands for|denotes)\b)/;
const ARTICLE = /^(?:an?|the|所谓)\s*/;

/** Finds the sentence that begins with the term and defines it; null if there is none. */
export function definitionAnswer(question: string, sources: readonly Source[]): Quotation | null {
  const term = askedTerm(question);
  if (!term) return null;
  const name = sameNames(term);
  for (const { hit, source } of sources.slice(0, PASSAGES)) {
    const unit = answerUnits(hit.text).find(({ kind, start, end }) => {
      const words = sameNames(fold(plainText(hit.text.slice(start, end))))
        .trim()
        .replace(ARTICLE, '');
      return kind === 'sentence' && words.startsWith(name) && IS.test(words.slice(name.length));
    });
    if (unit) return quotationOf(hit, source, unit);
  }
  return null;
}
