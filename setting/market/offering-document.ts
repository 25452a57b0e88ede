import type { LocalizedText } from '../messages/localize';

export type OfferingKind = 'app' | 'product' | 'solution';
export type Names = Exclude<LocalizedText, string>;

export interface Plan {
  id: string;
  name: Names;
  /** free: without an order that anybody decides. fixed: for this amount. quote: the supplier names a price. */
  kind: 'free' | 'fixed' | 'quote';
  /** In the smallest unit of the currency. */
  amount?: number;
  currency?: string;
  period?: 'once' | 'month' | 'year';
  /** Whether people order it for themselves, too, without an organization. */
  personal?: boolean;
}

export type SpecValue = number | string | boolean;

/** One version of an app, a product or a solution. */
export interface OfferingDocument {
  name: Names;
  summary: Names;
  description: Names;
  icon?: string;
  pictures?: string[];
  documents?: { name: Names; url: string }[];
  /** Values of the category's attributes; numbers in the attribute's unit. */
  specs?: Record<string, SpecValue>;
  plans?: Plan[];
  trialDays?: number;
  url?: string;
  changes?: Names;
  deployment?: ('cloud' | 'onsite' | 'edge')[];
  /** Of `INDUSTRIES`. */
  industries?: string[];
  interfaces?: string[];
  /** Languages of its screens and papers. */
  languages?: string[];
}

export const INDUSTRIES = ['metals', 'machinery', 'process', 'energy', 'electronics', 'food', 'public'] as const;

/** A value that a list allows; without names it is shown as it is kept. */
export interface AttributeOption {
  value: string;
  names: Names;
}

export interface Attribute {
  key: string;
  names: Names;
  kind: 'number' | 'enum' | 'bool' | 'text';
  unit?: string;
  facet?: boolean;
  /** Of an enum: the only values that it has; absent or empty, suppliers write whatever they like. */
  options?: AttributeOption[];
}

export interface Category {
  id: string;
  kind: OfferingKind;
  names: Names;
  attributes: Attribute[];
}

export type PriceKind = Plan['kind'];

/** What a list says of the price: free if one may begin without paying. */
export function priceKindOf({ plans = [] }: Pick<OfferingDocument, 'plans'>): PriceKind {
  const has = (kind: PriceKind) => plans.some((plan) => plan.kind === kind);
  return has('free') ? 'free' : has('fixed') ? 'fixed' : 'quote';
}

/** The smallest yearly, monthly or single price. */
export function cheapestOf({ plans = [] }: Pick<OfferingDocument, 'plans'>): Plan | undefined {
  const priced = plans.filter(({ kind, amount }) => kind === 'fixed' && amount !== undefined);
  return priced.reduce<Plan | undefined>(
    (least, plan) => (least?.amount === undefined || (plan.amount ?? 0) < least.amount ? plan : least),
    undefined,
  );
}

/** How many digits follow the point. Formats are slow to make, and a table of prices needs thousands. */
const digitsOf = (currency: string): number => {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  // There are fewer than 300 currencies; what is none is not kept.
  if (isCurrency(currency)) digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
};

const digits = new Map<string, number>();
let currencies: ReadonlySet<string> | undefined;

/** Whether ISO 4217 has it. */
export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

/** An amount of a currency in its smallest unit: 12.5 euros are 1250 cents. */
export const inSmallestUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** digitsOf(currency));

/** An amount as people write it: 2800000 fen are 28000 yuan, 500 yen are 500 yen. */
export const inMajorUnits = (amount: number, currency: string): number => amount / 10 ** digitsOf(currency);
