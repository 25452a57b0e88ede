import type { SearchHit } from '../../knowledge';
import type { IdentifierRecord } from './identifier-answer';
import type { MachineChoice } from './machine-choice';
import type { Quotation } from './quotation';
import type { BlockType, Fit } from './types';

type Why = Fit['why'][number];

/** What the sources have to say: records of a code, a choice between machines that have it, an answer, what only comes near one, or nothing. */
export type Plan =
  | { kind: 'records'; records: IdentifierRecord[] }
  | MachineChoice
  | { kind: 'answer' | 'near'; why?: Why; lead?: string; quotations: Quotation[] }
  | { kind: 'typed'; why: Why; parts: Part[] }
  | { kind: 'nothing' };

/** A block of an answer of a type: what is put together from cells or sentences, and what is quoted beneath it. */
export interface Part {
  type: BlockType;
  /** Words of ours, above. */
  lead?: string;
  claim?: Claim;
  quotations: Quotation[];
}

/** Words of the sources in another order. A number among the text stands for the marker of that place, a date for that of its document. */
export interface Claim {
  text: (string | number | { dateOf: string })[];
  from: Quotation[];
}

export const quotationsOf = (plan: Plan): Quotation[] => {
  if (plan.kind === 'nothing' || plan.kind === 'choice') return [];
  if (plan.kind === 'records') return plan.records.flatMap(({ quotations }) => quotations);
  if (plan.kind !== 'typed') return plan.quotations;
  // A claim is read from rows that stand below it once more.
  const all = plan.parts.flatMap(({ claim, quotations }) => [...(claim?.from ?? []), ...quotations]);
  return all.filter((one, at) => all.findIndex((other) => other.hit === one.hit && other.start === one.start) === at);
};

/** The same plan with the numbers that its passages have in another order of them. */
export function renumbered(plan: Plan, hits: readonly SearchHit[]): Plan {
  const again = (quotations: Quotation[]) =>
    quotations.map((quotation) => ({ ...quotation, source: hits.indexOf(quotation.hit) + 1 }));
  if (plan.kind === 'nothing' || plan.kind === 'choice') return plan;
  if (plan.kind === 'records')
    return { ...plan, records: plan.records.map((record) => ({ ...record, quotations: again(record.quotations) })) };
  if (plan.kind !== 'typed') return { ...plan, quotations: again(plan.quotations) };
  const parts = plan.parts.map(({ claim, ...part }) => ({
    ...part,
    ...(claim && { claim: { ...claim, from: again(claim.from) } }),
    quotations: again(part.quotations),
  }));
  return { ...plan, parts };
}

/** The documents whose dates a plan shows. */
export const datedBy = (plan?: Plan): string[] =>
  plan?.kind !== 'typed'
    ? []
    : plan.parts.flatMap(({ claim }) =>
        (claim?.text ?? []).flatMap((piece) => (typeof piece === 'object' ? [piece.dateOf] : [])),
      );
