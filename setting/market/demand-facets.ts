import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import { valueTitle } from './present-facets';
import { message } from './words';

const KEYS = ['kind', 'industry', 'region', 'status'] as const;
type Key = (typeof KEYS)[number];

export interface DemandCount {
  key: Key;
  value: string;
  count: number;
}

const WORDS: Record<'kind' | 'status', Record<string, Record<Locale, string>>> = {
  kind: {
    app: message('market:demand.kind.app'),
    product: message('market:demand.kind.product'),
    solution: message('market:demand.kind.solution'),
  },
  status: {
    open: message('market:demand.status.open'),
    matched: message('market:demand.status.matched'),
    closed: message('market:demand.status.closed'),
    expired: message('market:demand.status.expired'),
  },
};

const titleOf = (key: Key, value: string, locale: Locale): string =>
  (key === 'kind' || key === 'status'
    ? WORDS[key][value]?.[locale]
    : key === 'industry' && valueTitle(key, value, locale)) || value;

/** Values that something has, and chosen ones, the most frequent first. */
export function presentDemandFacets(
  counts: readonly DemandCount[],
  chosen: Partial<Record<Key, string>>,
  locale: Locale,
): components['schemas']['OfferingFacet'][] {
  return KEYS.flatMap((key) => {
    const own = counts.filter((one) => one.key === key);
    const pick = chosen[key];
    const all =
      pick !== undefined && !own.some(({ value }) => value === pick) ? [...own, { value: pick, count: 0 }] : own;
    const values = all
      .map(({ value, count }) => ({ value, title: titleOf(key, value, locale), count, checked: value === pick }))
      .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title, locale))
      .slice(0, 100);
    const title = message(`market:demand.facet.${key}`)[locale];
    return values.length > 0 ? [{ key, title, kind: 'values' as const, values }] : [];
  });
}
