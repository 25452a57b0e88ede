import type { components } from '../../../generated/api';
import type { DemandFacts } from '../../../setting/market/demand-document';
import { inSmallestUnits } from '../../../setting/market/offering-document';
import { splitQuantity } from '../../../setting/market/read-quantity';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';

export type DemandForm = components['schemas']['DemandForm'];

const oneLine = (text: string) => cleanText(text).normalize('NFC').replace(/\s+/g, ' ');

/** The figures of a form that can be read; what is being typed may not be yet. */
export const readQuantities = (lines: DemandForm['quantities']): DemandFacts['quantities'] =>
  lines.flatMap(({ name, text }) => {
    const split = splitQuantity(text);
    return split ? [{ name: oneLine(name), ...split }] : [];
  });

/** What a form says, read; or which field cannot be read, and how it is written. */
export function readForm({
  kind,
  industry,
  region,
  quantities,
  due,
  budget,
  readers,
  hidesName,
}: DemandForm): DemandFacts {
  return {
    ...{ kind, industry, readers, hidesName, region: oneLine(region) },
    ...{ due: due ?? null, budget: budget ? readBudget(budget) : null },
    quantities: quantities.map(({ name, text }) => {
      const split = splitQuantity(text);
      if (!split) throw badRequest(message('market:demand.quantity', { text, name }), { field: 'quantities' });
      return { name: oneLine(name), ...split };
    }),
  };
}

function readBudget({ min, max, currency, shown }: NonNullable<DemandForm['budget']>) {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw badRequest(message('market:order.currency', { currency }), { field: 'budget' });
  if (min > max) throw badRequest(message('market:demand.budget', { min, max }), { field: 'budget' });
  return { min: inSmallestUnits(min, currency), max: inSmallestUnits(max, currency), currency, shown };
}

/** Refuses a last day that is over. */
export function checkDue(due: string | null, now = new Date()): void {
  // A day that is over nowhere on earth may be somebody's today.
  const today = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  if (due !== null && due < today) throw badRequest(message('market:order.past', { day: due }), { field: 'due' });
}
