import type { components } from '../../generated/api';
import { LOCALES } from '../../generated/locales';
import { inMajorUnits, inSmallestUnits, type Names, type OfferingDocument, type Plan } from './offering-document';

export type WireDocument = components['schemas']['OfferingDocument'];
type WirePlan = NonNullable<WireDocument['plans']>[number];

/** Texts in the languages of the product; empty ones are none. */
export function readNames(names: Record<string, string> | undefined): Names | undefined {
  const texts = LOCALES.flatMap((locale) => {
    const text = names?.[locale]?.trim();
    return text ? [[locale, text] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** A document as it is kept: without empty texts, amounts in the smallest unit. */
export function fromWire(wire: WireDocument): Partial<OfferingDocument> {
  const { name, summary, description, changes, documents, plans, url, icon, interfaces, languages, ...rest } = wire;
  const kept = {
    ...rest,
    ...{ name: readNames(name), summary: readNames(summary), description: readNames(description) },
    ...{ changes: readNames(changes), url: url?.trim() || undefined, icon: icon?.trim() || undefined },
    ...{ interfaces: trimmed(interfaces), languages: trimmed(languages) },
    documents: documents?.map((one) => ({ name: readNames(one.name) ?? {}, url: one.url?.trim() ?? '' })),
    plans: plans?.map(planFromWire),
  };
  // Without keys that hold nothing.
  return JSON.parse(JSON.stringify(kept));
}

const trimmed = (texts: readonly string[] | undefined) =>
  texts?.map((text) => text.trim()).filter((text) => text !== '');

function planFromWire({ id, name, kind, amount, currency, period, personal }: WirePlan): Plan {
  return {
    ...{ id: id?.trim() ?? '', name: readNames(name) ?? {}, kind: kind ?? 'quote' },
    ...(amount !== undefined && { amount: inSmallestUnits(amount, knownOr(currency)) }),
    ...(currency?.trim() && { currency: currency.trim().toUpperCase() }),
    ...(period && { period }),
    ...(personal && { personal }),
  };
}

/** A document as suppliers see it: amounts in the currency's main unit. */
export function toWire(document: Partial<OfferingDocument>): WireDocument {
  const { plans, ...rest } = document;
  return {
    ...(JSON.parse(JSON.stringify(rest)) as WireDocument),
    ...(plans && {
      plans: plans.map(({ amount, ...plan }) => ({
        ...plan,
        ...(amount !== undefined && { amount: inMajorUnits(amount, knownOr(plan.currency)) }),
      })),
    }),
  };
}

/** Most currencies have two digits; what is written may be none. */
const knownOr = (currency = '') => (/^[A-Za-z]{3}$/.test(currency) ? currency : 'CNY');

/** What stands in for what a draft lacks, so that it can be shown. */
export const wholeDocument = (body: Partial<OfferingDocument>): OfferingDocument => ({
  ...body,
  ...{ name: body.name ?? {}, summary: body.summary ?? {}, description: body.description ?? {} },
});
