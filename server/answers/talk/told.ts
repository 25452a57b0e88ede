import type { Selection } from '../answerer/types';
import type { RunData } from '../runs/types';
import { questionType } from './stated/question-type';
import { statedParts } from './stated/stated-parts';
import type { Chip, Understood } from './types';

const MOST = 8;

/** The event that says how a question was read. Chips that the visitor chose are sent back as they are. */
export function toldOf(understood: Understood, selection: Selection): RunData<'understood'> {
  const { text, own, chosen, chips } = understood;
  const known = chips.filter((chip) => isOpen(chip, selection));
  const stated = chosen ? [] : statedParts(own, selection);
  const type = questionType(text) ?? (isValue(selection) ? 'value' : undefined);
  const more = stated.filter((one) => !known.some((chip) => chip.from === 'question' && isSame(chip, one)));
  return { text, chips: [...more, ...known].slice(0, MOST), ...(type && { type }) };
}

/** A document is named only beside a source from it, because sources decide who may read the answer. */
const isOpen = ({ slot, from, text }: Chip, { hits }: Selection): boolean =>
  slot !== 'document' || from === 'question' || hits.some(({ title }) => title === text);

const isValue = ({ plan }: Selection): boolean =>
  plan?.kind === 'typed' && plan.parts.some(({ type }) => type === 'value');

const isSame = (a: Chip, b: Chip): boolean => a.text.toLowerCase().includes(b.text.toLowerCase());
