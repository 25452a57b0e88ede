import type { Attribute, OfferingDocument, OfferingKind } from './offering-document';
import { priceKindOf } from './offering-document';

/** Facets of every kind, in this order; those of a category follow. */
export const FACETS = [
  'category',
  'price',
  'trial',
  'deployment',
  'industry',
  'interface',
  'language',
  'supplier',
  'rating',
] as const;

export type FacetKey = (typeof FACETS)[number];

export const isFacetKey = (key: string): key is FacetKey => (FACETS as readonly string[]).includes(key);

/** What an offering is filtered by. */
export interface Filterable {
  kind: OfferingKind;
  /** key=value, one for each value of each facet. */
  facets: string[];
  numbers: Record<string, number>;
}

export interface Filter {
  key: string;
  values?: string[];
  min?: number;
  max?: number;
}

interface Filing {
  kind: OfferingKind;
  supplier: string;
  category: string | null;
  attributes: readonly Attribute[];
  document: OfferingDocument;
}

/** Values of facets; what was written before an attribute became another kind is none. */
const FACET_TYPES: Partial<Record<Attribute['kind'], string>> = { enum: 'string', bool: 'boolean' };

export function filterableOf({ kind, supplier, category, attributes, document }: Filing): Filterable {
  const { trialDays = 0, deployment = [], industries = [], interfaces = [], languages = [], specs = {} } = document;
  const facets = [
    `supplier=${supplier}`,
    ...(category ? [`category=${category}`] : []),
    `price=${priceKindOf(document)}`,
    ...(trialDays > 0 ? ['trial=yes'] : []),
    ...deployment.map((value) => `deployment=${value}`),
    ...industries.map((value) => `industry=${value}`),
    ...interfaces.map((value) => `interface=${value}`),
    ...languages.map((value) => `language=${value}`),
  ];
  const numbers: Record<string, number> = {};
  for (const { key, kind: type, facet } of attributes) {
    const value = specs[key];
    if (!facet || value === undefined) continue;
    if (type === 'number' && typeof value === 'number') numbers[key] = value;
    else if (typeof value === FACET_TYPES[type]) facets.push(`${key}=${value}`);
  }
  return { kind, facets: [...new Set(facets)], numbers };
}

export interface FacetCounts {
  total: number;
  /** By key=value. */
  counts: Map<string, number>;
  ranges: Map<string, { min: number; max: number }>;
}

/**
 * Counts each value as if its own facet were not filtered, so that a checked value keeps its siblings. The server does
 * the same in SQL; this is what its counts are compared with, and what the demo counts by.
 */
export function countFacets(rows: readonly Filterable[], filters: readonly Filter[]): FacetCounts {
  const counts = new Map<string, number>();
  const ranges = new Map<string, { min: number; max: number }>();
  let total = 0;
  for (const row of rows) {
    const missed = filters.filter((filter) => !fits(row, filter)).map(({ key }) => key);
    if (missed.length === 0) total += 1;
    const counted = (key: string) => missed.length === 0 || (missed.length === 1 && missed[0] === key);
    for (const value of row.facets)
      if (counted(value.slice(0, value.indexOf('=')))) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const [key, number] of Object.entries(row.numbers)) {
      if (!counted(key)) continue;
      const { min, max } = ranges.get(key) ?? { min: number, max: number };
      ranges.set(key, { min: Math.min(min, number), max: Math.max(max, number) });
    }
  }
  return { total, counts, ranges };
}

export function fits({ facets, numbers }: Filterable, { key, values, min, max }: Filter): boolean {
  if (values && values.length > 0) return values.some((value) => facets.includes(`${key}=${value}`));
  if (min === undefined && max === undefined) return true;
  const number = numbers[key];
  return number !== undefined && (min === undefined || number >= min) && (max === undefined || number <= max);
}
