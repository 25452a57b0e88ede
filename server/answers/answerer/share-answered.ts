import { plainText } from './plain-text';
import type { Quotation } from './quotation';
import { readQuestion } from './read-question';
import { termsOfText } from './tokens';

const PARTICLE = /[的了是在有和与及或为被把对从到于以而之其这那些个]/;

/**
 * Share of the question's terms in the quotations, their titles and headings, 0 to 1. In Chinese half of it counts
 * single characters, because synonyms often share one (攻克, 攻占).
 */
export function shareAnswered(question: string, quotations: Quotation[]): number {
  const { terms, singles } = readQuestion(question);
  const texts = quotations.map(({ hit, start, end }) =>
    [hit.title, ...hit.headings, hit.text.slice(start, end)].join('\n'),
  );
  const said = termsOfText(plainText(texts.join('\n')));
  const naming = terms.filter((term) => !PARTICLE.test(term));
  if (singles.length === 0) return shareOf(naming, said);
  return (shareOf(naming, said) + shareOf(singles, said)) / 2;
}

const shareOf = (terms: string[], said: ReadonlySet<string>): number =>
  terms.length > 0 ? terms.filter((term) => said.has(term)).length / terms.length : 1;
