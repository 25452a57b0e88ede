import { fold } from '../../../base/text/fold';
import type { SearchHit } from '../../../knowledge';
import type { Claim, Plan } from '../plan';
import { questionKind } from '../question-kind';
import type { Source } from '../question-language';
import type { Quotation } from '../quotation';
import { readableQuote } from '../readable-quote';
import { rowAnswer } from '../rows/row-answer';
import { isSuperseded } from './edition';
import { otherValue } from './other-value';

/** One document's value. */
export interface Side {
  quotation: Quotation;
  says: (string | number)[];
}

/** Number of sources that are searched for another value; lower ones are about something else. */
const READ = 6;

export interface Conflict {
  claim: Claim;
  /** True if one of the documents is superseded; it comes second. */
  superseded: boolean;
}

/**
 * Shows two documents side by side if they give different values for what was asked; null if they agree or one has
 * none. `mark` labels a document that the other one supersedes.
 */
export function conflictAnswer(
  question: string,
  plan: Plan,
  sources: readonly Source[],
  mark: string,
): Conflict | null {
  const found = rowSides(question, plan, sources) ?? sentenceSides(question, plan, sources);
  return (
    found &&
    sideBySide(
      found,
      sources.map(({ hit }) => hit),
      mark,
    )
  );
}

/** A table of two values; the superseded one comes second. */
export function sideBySide(found: [Side, Side], hits: readonly SearchHit[], mark: string): Conflict {
  const isOld = (one: Side, by: Side) => isSuperseded(one.quotation.hit, by.quotation.hit, hits);
  const [first, second] = found;
  const old = isOld(first, second) ? first : isOld(second, first) ? second : undefined;
  const sides = old === first ? [second, first] : found;
  const heads = sides.flatMap((side) => {
    const { hit } = side.quotation;
    return ['| ', cell(hit.title), { dateOf: hit.docId }, side === old ? ` · ${mark} ` : ' '];
  });
  const cells = sides.flatMap(({ says }, at) => ['| ', ...says.map((piece) => (piece === 0 ? at : piece)), ' ']);
  const text = [...heads, `|\n|---|---|\n`, ...cells, '|'];
  return { claim: { text, from: sides.map(({ quotation }) => quotation) }, superseded: old !== undefined };
}

function sentenceSides(question: string, plan: Plan, sources: readonly Source[]): [Side, Side] | null {
  if (plan.kind !== 'answer' || questionKind(fold(question)) !== 'number') return null;
  for (const quotation of plan.quotations)
    for (const source of sources.slice(0, READ)) {
      const other = otherValue(quotation, source);
      if (other) return [sideOf(quotation), sideOf(other)];
    }
  return null;
}

/** Rows for the same condition whose values use the same words with other figures. */
function rowSides(question: string, plan: Plan, sources: readonly Source[]): [Side, Side] | null {
  const value = plan.kind === 'typed' ? plan.parts.find(({ type }) => type === 'value') : undefined;
  const [quotation] = value?.quotations ?? [];
  if (!value?.claim || !quotation || value.claim.from.length > 1) return null;
  const own = value.claim;
  const others = sources.slice(0, READ).filter(({ hit }) => isOtherDocument(hit, quotation.hit));
  for (const source of others) {
    const row = rowAnswer(question, [source]);
    const [beside] = row?.quotations ?? [];
    if (row?.kind !== 'rows' || !row.claim || !beside) continue;
    const [a, b] = [spoken(own), spoken(row.claim)];
    if (a !== b && withoutFigures(a) === withoutFigures(b))
      return [
        { quotation, says: [cell(a), ' ', 0] },
        { quotation: beside, says: [cell(b), ' ', 0] },
      ];
  }
  return null;
}

const isOtherDocument = (a: SearchHit, b: SearchHit): boolean => a.docId !== b.docId && a.lang === b.lang;
const spoken = ({ text }: Claim): string =>
  text
    .filter((piece) => typeof piece === 'string')
    .join('')
    .trim();
const withoutFigures = (text: string): string => text.replace(/\d+(?:[.,]\d+)*/g, '#');
export const sideOf = (quotation: Quotation): Side => {
  const { hit, start, end } = quotation;
  return { quotation, says: [cell(readableQuote(hit.text.slice(start, end), 'sentence')), ' ', 0] };
};
const cell = (text: string): string => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
