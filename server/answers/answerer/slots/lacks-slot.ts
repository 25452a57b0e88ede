import { fold } from '../../../base/text/fold';
import { allNames } from '../../../knowledge';
import { coverageOf } from '../coverage';
import { namedWords } from '../named-words';
import type { Quotation } from '../quotation';
import { askedNouns } from './asked-noun';
import { QUANTITIES } from './asked-quantity';
import { SLOTS } from './slots';

/** A noun counts as covered from this share on, because longer ones may be written differently. */
const SAID = 0.5;

/** True if the question asks for an attribute (price, torque, which drawer) that no quotation states. */
export function lacksSlot(question: string, quotations: readonly Quotation[]): boolean {
  const folded = fold(question);
  const lacks = (slots: typeof SLOTS, text: () => string): boolean => {
    const asked = slots.filter(([ask]) => ask.test(folded));
    if (asked.length === 0) return false;
    const said = text();
    return asked.some(([, tells]) => !tells.test(said));
  };
  return (
    lacks(QUANTITIES, () => fold(quotations.map(wordsOf).join('\n'))) ||
    lacks(SLOTS, () => allNames(fold(quotations.map(textOf).join('\n')))) ||
    askedNouns(question).some((noun) => !isSlot(noun) && !isSaid(noun, quotations))
  );
}

/** These nouns are checked by the patterns of `SLOTS` instead. */
const isSlot = (noun: string): boolean => SLOTS.some(([ask]) => ask.test(noun));

/** True if a quotation, its title or its headings contain the noun. */
function isSaid(noun: string, quotations: readonly Quotation[]): boolean {
  const words = namedWords(noun);
  return (
    words.length === 0 ||
    quotations.some((quotation) => coverageOf(words, { ...quotation.hit, text: wordsOf(quotation) }) >= SAID)
  );
}

/** The quotation with its heading and table header. */
const textOf = (quotation: Quotation): string =>
  [quotation.hit.headings.at(-1) ?? quotation.hit.title, wordsOf(quotation)].join('\n');

const wordsOf = ({ hit, start, end, head }: Quotation): string =>
  [head ? hit.text.slice(...head) : '', hit.text.slice(start, end)].join('\n');
