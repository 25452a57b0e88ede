import { fold } from '../../../base/text/fold';
import { allNames } from '../../../knowledge';
import type { Quotation } from '../quotation';
import { SLOTS } from './slots';

/** Whether a question asks something of a thing (its price, its colour) that nothing of what is quoted tells. */
export function lacksSlot(question: string, quotations: readonly Quotation[]): boolean {
  const asked = SLOTS.filter(([ask]) => ask.test(fold(question)));
  if (asked.length === 0) return false;
  const text = allNames(fold(quotations.map(textOf).join('\n')));
  return asked.some(([, tells]) => !tells.test(text));
}

/** With its heading, and that of its table. */
const textOf = ({ hit, start, end, head }: Quotation): string =>
  [hit.headings.at(-1) ?? hit.title, head ? hit.text.slice(...head) : '', hit.text.slice(start, end)].join('\n');
