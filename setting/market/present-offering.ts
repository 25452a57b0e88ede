import type { components } from '../../generated/api';
import { LOCALES, type Locale } from '../../generated/locales';
import { localize } from '../messages/localize';
import { textLanguageOf } from '../text-language';
import { measureText } from './measure-text';
import {
  type Attribute,
  type Category,
  cheapestOf,
  inMajorUnits,
  type Names,
  type OfferingDocument,
  type OfferingKind,
  type Plan,
  priceKindOf,
  type SpecValue,
} from './offering-document';
import { isOwnPlan, type OwnPlan, plansFor } from './own-plans';
import { optionTitle, valueTitle, yesOrNo } from './present-facets';
import { message } from './words';

type App = components['schemas']['App'];
type Product = components['schemas']['Product'];

/** An offering with the version that is shown. */
export interface OfferingRow {
  id: string;
  kind: OfferingKind;
  supplierId: string;
  supplierName: string;
  supplierCode: string;
  categoryId: string | null;
  state: 'listed' | 'paused' | 'delisted' | 'retired';
  stateReason: string;
  version: string;
  body: OfferingDocument;
  /** What its supplier offers the reader's organization alone. */
  ownPlans?: OwnPlan[] | null;
  rating: number | null;
  ratings: number;
  publishedAt: Date;
}

/** Where an offering is shown. */
export const addressOf = ({ id, kind }: Pick<OfferingRow, 'id' | 'kind'>): string =>
  kind === 'app' ? `/industrialApp/${encodeURIComponent(id)}` : `/production/detail?id=${encodeURIComponent(id)}`;

const textOf = (names: Names | undefined, locale: Locale) => localize(names, locale) ?? '';

/** The language in which a text is there, if not in the reader's. */
function langOf(names: Names, locale: Locale): 'zh' | 'en' {
  const text = textOf(names, locale);
  const found = LOCALES.find((each) => names[each] === text) ?? locale;
  return textLanguageOf(names[locale] === text ? locale : found) ?? 'zh';
}

export function toProduct(row: OfferingRow, locale: Locale): Product {
  const { id, kind, supplierId, supplierName, supplierCode, categoryId, body, version, rating, ratings } = row;
  const plans = plansFor(body.plans, row.ownPlans ?? []);
  const cheapest = cheapestOf({ plans });
  const picture = body.pictures?.[0] ?? body.icon;
  const name = textOf(body.name, locale);
  return {
    ...{
      id,
      kind,
      name,
      description: textOf(body.summary, locale),
      url: addressOf(row),
      lang: langOf(body.name, locale),
    },
    ...(picture && { picture }),
    ...(categoryId && { category: categoryId }),
    ...{ tenantId: supplierId, tenantName: supplierName, tenantCode: supplierCode },
    ...{ version, trialDays: body.trialDays ?? 0 },
    price: {
      kind: priceKindOf({ plans }),
      ...(cheapest && { ...toPrice(cheapest), ...(isOwnPlan(cheapest) && { own: true }) }),
    },
    ...(rating !== null && { rating }),
    ratingCount: ratings,
  };
}

const toPrice = ({ amount = 0, currency = 'CNY', period = 'year' }: Plan) => ({
  ...{ amount: inMajorUnits(amount, currency), currency, period },
});

export function toApp(row: OfferingRow, locale: Locale, category?: Category): App {
  const { id, kind, supplierId, supplierName, supplierCode, categoryId, body, rating, ratings } = row;
  const { trialDays = 0, url, icon, pictures = [], documents = [] } = body;
  const plans = plansFor(body.plans, row.ownPlans ?? []);
  const name = textOf(body.name, locale);
  const description = textOf(body.description, locale);
  return {
    ...{ id, kind, name, lang: langOf(body.name, locale) },
    ...(icon && { icon }),
    ...{ summary: textOf(body.summary, locale), description, version: row.version, pictures },
    ...(categoryId && { categoryId }),
    ...(category && { categoryName: textOf(category.names, locale) }),
    ...{ supplierId, supplierName, supplierCode },
    price: plans
      .filter(({ kind: type }) => type !== 'quote')
      .map((plan) => ({ planId: plan.id, name: textOf(plan.name, locale), ...toPrice(plan) })),
    plans: plans.map((plan) => ({
      ...{ planId: plan.id, name: textOf(plan.name, locale), kind: plan.kind },
      ...(plan.kind === 'fixed' && toPrice(plan)),
      ...(isOwnPlan(plan) ? { ownUntil: plan.endsOn } : plan.personal && { personal: true }),
    })),
    trialDays,
    ...(url && { url }),
    documents: documents.map((one) => ({ name: textOf(one.name, locale), url: one.url })),
    specs: specsOf(body, category?.attributes ?? [], locale),
    ...(rating !== null && { rating }),
    ratingCount: ratings,
    publishedAt: row.publishedAt.toISOString(),
    ...(row.state !== 'listed' && { unavailable: unavailable(row)[locale] }),
  };
}

function unavailable({ state, stateReason: reason }: OfferingRow) {
  if (state === 'paused') return message('market:unavailable.paused', { reason });
  if (state === 'delisted') return message('market:unavailable.delisted', { reason });
  return message('market:unavailable.retired');
}

/** What it is described by, in the order of the category: also what is not stated, for the comparison. */
function specsOf(body: OfferingDocument, attributes: readonly Attribute[], locale: Locale): NonNullable<App['specs']> {
  const { specs = {}, deployment = [], industries = [], interfaces = [], languages = [] } = body;
  const listed = (key: 'deployment' | 'industry' | 'language', values: readonly string[]) => ({
    ...{ key, name: message(`market:facet.${key}`)[locale] },
    value: values.map((value) => valueTitle(key, value, locale) ?? value).join(' · '),
  });
  return [
    ...attributes.map((attribute) => ({
      ...{ key: attribute.key, name: textOf(attribute.names, locale) || attribute.key },
      value: statedValue(specs[attribute.key], attribute, locale),
    })),
    { key: 'interface', name: message('market:facet.interface')[locale], value: interfaces.join(' · ') },
    ...[listed('deployment', deployment), listed('industry', industries), listed('language', languages)],
  ];
}

/** A value of an attribute in words; empty if it is not stated. */
export function statedValue(value: SpecValue | undefined, attribute: Attribute, locale: Locale): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return yesOrNo(value, locale);
  if (typeof value === 'string') return optionTitle(attribute, value, locale);
  return measureText(value, attribute.unit, locale);
}
