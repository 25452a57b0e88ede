import { fold } from '../../base/text/fold';
import type { SearchHit } from '../../knowledge';
import { answerUnits } from './answer-units';
import { plainText } from './plain-text';
import type { Unit } from './split-sentences';
import { namedTokensOf, type Token, termsIn, termsOfText } from './tokens';

/** A sentence, list, table or piece of code that may be quoted, with the data for scoring it. */
export interface Candidate {
  hit: SearchHit;
  /** Index of the passage among the hits, and of the unit within the passage. */
  rank: number;
  order: number;
  unit: Unit;
  /** Text without Markdown, as written and folded. */
  plain: string;
  folded: string;
  tokens: Token[];
  terms: Set<string>;
  /** Terms of title and headings; they apply to every sentence of the passage. */
  topic: Set<string>;
}

export function candidatesOf(hits: SearchHit[]): Candidate[] {
  return hits.flatMap((hit, rank) => {
    const topic = termsOfText(plainText([hit.title.replaceAll('_', ' '), ...hit.headings].join('\n')));
    const units = answerUnits(hit.text).filter((unit) => isQuotable(unit, hit.text));
    return units.map((unit, order) => candidate(hit, rank, order, unit, topic));
  });
}

const isQuotable = (unit: Unit, text: string): boolean => /[\p{L}\p{N}]/u.test(text.slice(unit.start, unit.end));

function candidate(hit: SearchHit, rank: number, order: number, unit: Unit, topic: Set<string>): Candidate {
  const plain = plainText(hit.text.slice(unit.start, unit.end));
  const tokens = namedTokensOf(plain);
  return { hit, rank, order, unit, plain, folded: fold(plain), tokens, terms: termsIn(tokens), topic };
}
