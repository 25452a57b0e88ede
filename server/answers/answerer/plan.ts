import type { SearchHit } from '../../knowledge';
import type { IdentifierRecord } from './identifier-answer';
import type { MachineChoice } from './machine-choice';
import type { Quotation } from './quotation';
import type { BlockType, Fit } from './types';

type Why = Fit['why'][number];

/** What the sources offer: records of a code, a choice between machines, an answer, related quotations, or nothing. */
export type Plan =
  | { kind: 'records'; records: IdentifierRecord[] }
  | MachineChoice
  | { kind: 'answer' | 'near'; why?: Why; lead?: string; quotations: Quotation[] }
  | { kind: 'typed'; why: Why; parts: Part[] }
  | { kind: 'nothing' };

/** A typed block of an answer: a claim composed of cells or sentences, and the quotations below it. */
export interface Part {
  type: BlockType;
  /** Our own text above. */
  lead?: string;
  claim?: Claim;
  quotations: Quotation[];
}

/**
 * The sources' words rearranged. In `text`, a number is the marker of that entry of `from`; `dateOf` is the document's
 * date.
 */
export interface Claim {
  text: (string | number | { dateOf: string })[];
  from: Quotation[];
}

export const quotationsOf = (plan: Plan): Quotation[] => {
  if (plan.kind === 'nothing' || plan.kind === 'choice') return [];
  if (plan.kind === 'records') return plan.records.flatMap(({ quotations }) => quotations);
  if (plan.kind !== 'typed') return plan.quotations;
  // A claim's rows may be quoted again below it.
  const all = plan.parts.flatMap(({ claim, quotations }) => [...(claim?.from ?? []), ...quotations]);
  return all.filter((one, at) => all.findIndex((other) => other.hit === one.hit && other.start === one.start) === at);
};

/** Renumbers the plan's sources. */
export function renumbered(plan: Plan, numberOf: (hit: SearchHit) => number): Plan {
  const again = (quotations: Quotation[]) =>
    quotations.map((quotation) => ({ ...quotation, source: numberOf(quotation.hit) }));
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

/** Ids of the documents whose dates the plan shows. */
export const datedBy = (plan?: Plan): string[] =>
  plan?.kind !== 'typed'
    ? []
    : plan.parts.flatMap(({ claim }) =>
        (claim?.text ?? []).flatMap((piece) => (typeof piece === 'object' ? [piece.dateOf] : [])),
      );
