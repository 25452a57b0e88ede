import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { DemandBudget, DemandCloseReason, DemandFacts, StoredDemandState } from './demand-document';
import { DEMAND_ACTIONS, type DemandActor, demandState, mayOnDemand } from './demand-states';
import { measureText } from './measure-text';
import { inMajorUnits } from './offering-document';
import { valueTitle } from './present-facets';

type Demand = components['schemas']['Demand'];

/** A demand as it is stored, with the words that this reader sees. */
export interface StoredDemand extends DemandFacts {
  id: string;
  organization: string;
  code: string;
  post: Parameters<typeof demandState>[0]['post'];
  lang: 'zh' | 'en';
  title: string;
  markdown: string;
  state: StoredDemandState;
  closeReason: DemandCloseReason | null;
  closeWords: string;
  step: number;
  extended: number;
  openedAt: Date | null;
  expiresAt: Date | null;
}

export const quantityText = ({ value, unit }: { value: number; unit: string }): string =>
  unit ? `${value} ${unit}` : `${value}`;

export function toDemand(row: StoredDemand, by: DemandActor, locale: Locale): Demand {
  const state = demandState(row, new Date());
  const { isOurs } = by;
  const { budget, industry, region, due, closeReason, closeWords } = row;
  const named = isOurs || !row.hidesName;
  return {
    ...{ id: row.id, title: row.title, description: row.markdown, kind: row.kind, lang: row.lang, status: state },
    ...(industry && { industry: valueTitle('industry', industry, locale) ?? industry, industryKey: industry }),
    ...(named && { tenantName: row.organization, tenantCode: row.code }),
    ...(budget && (isOurs || budget.shown) && { budget: budgetText(budget, locale) }),
    ...(region && { region }),
    ...{ deadline: due, readers: row.readers, expiresAt: row.expiresAt?.toISOString() ?? null },
    quantities: row.quantities.map(({ name, value, unit }) => ({ name, text: measureText(value, unit, locale) })),
    publishedAt: row.openedAt?.toISOString() ?? null,
    ...(state === 'closed' && closeReason && { closeReason, ...(closeWords && { closeWords }) }),
    ...(isOurs && {
      mine: {
        ...{ form: toForm(row), step: row.step, extended: row.extended },
        may: DEMAND_ACTIONS.filter((action) => mayOnDemand(action, { state, extended: row.extended }, by)),
      },
    }),
  };
}

function toForm(row: StoredDemand): components['schemas']['DemandForm'] {
  const { title, markdown, kind, industry, region, quantities, due, budget, readers, hidesName } = row;
  return {
    ...{ title, description: markdown, kind, industry: industry as never, region, due, readers, hidesName },
    quantities: quantities.map(({ name, ...quantity }) => ({ name, text: quantityText(quantity) })),
    budget: budget && {
      ...{ min: inMajorUnits(budget.min, budget.currency), max: inMajorUnits(budget.max, budget.currency) },
      ...{ currency: budget.currency, shown: budget.shown },
    },
  };
}

export function budgetText({ min, max, currency }: DemandBudget, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const [low, high] = [inMajorUnits(min, currency), inMajorUnits(max, currency)];
  return low === high ? format.format(low) : format.formatRange(low, high);
}
