import { fold } from '../../../base/text/fold';
import { allNames } from '../../../knowledge';
import { coverageOf } from '../coverage';
import { namedWords } from '../named-words';
import type { Quotation } from '../quotation';
import { askedNouns } from './asked-noun';
import { QUANTITIES } from './asked-quantity';
import { SLOTS } from './slots';

/** A noun of several characters may be written otherwise: half of it is said. */
const SAID = 0.5;

/** Whether a question asks something of a thing (its price, its torque, which drawer) that nothing of what is quoted tells. */
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

/** A colour is told by its name: what tells a slot is looked for above. */
const isSlot = (noun: string): boolean => SLOTS.some(([ask]) => ask.test(noun));

/** In a quotation or what stands above it. */
function isSaid(noun: string, quotations: readonly Quotation[]): boolean {
  const words = namedWords(noun);
  return (
    words.length === 0 ||
    quotations.some((quotation) => coverageOf(words, { ...quotation.hit, text: wordsOf(quotation) }) >= SAID)
  );
}

/** With its heading, and that of its table. */
const textOf = (quotation: Quotation): string =>
  [quotation.hit.headings.at(-1) ?? quotation.hit.title, wordsOf(quotation)].join('\n');

const wordsOf = ({ hit, start, end, head }: Quotation): string =>
  [head ? hit.text.slice(...head) : '', hit.text.slice(start, end)].join('\n');
