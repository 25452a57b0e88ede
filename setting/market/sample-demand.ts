import { type DemandBudget, type DemandFacts, demandEnd, type StoredDemandState } from './demand-document';
import { inSmallestUnits, type OfferingKind } from './offering-document';
import { splitQuantity } from './read-quantity';

/** A demand as fixtures/seed/market/demands.json holds it. */
export interface SampleDemand {
  id: string;
  organization: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  kind: OfferingKind;
  industry: string;
  region: string;
  due: string | null;
  title: string;
  text: string;
  quantities: { name: string; text: string }[];
  /** From, to, currency, whether it is shown. */
  budget: [number, number, string, boolean] | null;
  readers: DemandFacts['readers'];
  hidesName?: boolean;
  matched?: boolean;
  /** Reason and words. */
  close?: ['here' | 'elsewhere', string];
}

export function factsOfSample(sample: SampleDemand): DemandFacts {
  const { kind, industry, region, due, quantities, budget, readers, hidesName = false } = sample;
  return {
    ...{ kind, industry, region, due, readers, hidesName },
    quantities: quantities.flatMap(({ name, text }) => {
      const split = splitQuantity(text);
      return split ? [{ name, ...split }] : [];
    }),
    budget: budget && budgetOf(budget),
  };
}

const budgetOf = ([min, max, currency, shown]: NonNullable<SampleDemand['budget']>): DemandBudget => ({
  ...{ min: inSmallestUnits(min, currency), max: inSmallestUnits(max, currency), currency, shown },
});

export const stateOfSample = ({ matched, close }: SampleDemand): StoredDemandState =>
  close ? 'closed' : matched ? 'matched' : 'open';

/** Samples without a last day stay open from whenever they are loaded. */
export const endOfSample = ({ due }: SampleDemand, now: Date): Date => demandEnd(due, now);
