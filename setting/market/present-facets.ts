import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import { localize } from '../messages/localize';
import { FACETS, type FacetCounts, type FacetKey, type Filter } from './facets';
import { unitText } from './measure-text';
import type { Attribute, Category } from './offering-document';
import { message } from './words';

type Facet = components['schemas']['OfferingFacet'];

/** More of them are found by words. */
const MOST_VALUES = 100;

interface Shelf {
  categories: readonly Category[];
  attributes: readonly Attribute[];
  /** By id. */
  suppliers: ReadonlyMap<string, string>;
  locale: Locale;
}

/** The facets of a list: values that have something, and checked ones, the most frequent first. */
export function presentFacets(counts: FacetCounts, filters: readonly Filter[], shelf: Shelf): Facet[] {
  const { attributes, locale } = shelf;
  const fixed = FACETS.map((key) => ({ key, title: message(`market:facet.${key}`)[locale] }));
  const own = attributes.map(({ key, names }) => ({ key, title: localize(names, locale) ?? key }));
  return [...fixed, ...own].flatMap(({ key, title }): Facet[] => {
    const attribute = attributes.find((one) => one.key === key);
    const filter = filters.find((one) => one.key === key);
    if (attribute?.kind === 'number') {
      const range = counts.ranges.get(key);
      if (!range) return [];
      const unit = attribute.unit ? { unit: unitText(attribute.unit, locale) } : {};
      const chosen = {
        ...(filter?.min !== undefined && { from: filter.min }),
        ...(filter?.max !== undefined && { to: filter.max }),
      };
      return [{ key, title, kind: 'range', values: [], ...range, ...unit, ...chosen }];
    }
    const values = valuesOf(key, counts, filter?.values ?? [], shelf);
    return values.length > 0 ? [{ key, title, kind: 'values', values }] : [];
  });
}

function valuesOf(key: string, { counts }: FacetCounts, checked: readonly string[], shelf: Shelf) {
  const start = `${key}=`;
  // One for all: to make one for each comparison takes longer than the counts.
  const { compare } = new Intl.Collator(shelf.locale);
  const found = [...counts.keys()].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  return [...new Set([...found, ...checked])]
    .map((value) => ({
      ...{ value, title: titleOf(key, value, shelf), count: counts.get(start + value) ?? 0 },
      checked: checked.includes(value),
    }))
    .sort((a, b) => b.count - a.count || compare(a.title, b.title))
    .slice(0, MOST_VALUES);
}

function titleOf(key: string, value: string, { categories, attributes, suppliers, locale }: Shelf): string {
  const attribute = attributes.find((one) => one.key === key);
  if (attribute)
    return attribute.kind === 'bool' ? yesOrNo(value === 'true', locale) : optionTitle(attribute, value, locale);
  return (
    valueTitle(key as FacetKey, value, locale) ??
    (key === 'category' ? localize(categories.find(({ id }) => id === value)?.names, locale) : suppliers.get(value)) ??
    value
  );
}

/** A value of a list in words. */
export const optionTitle = ({ options = [] }: Pick<Attribute, 'options'>, value: string, locale: Locale): string =>
  localize(options.find((one) => one.value === value)?.names ?? {}, locale) ?? value;

export const yesOrNo = (yes: boolean, locale: Locale) => message(yes ? 'market:yes' : 'market:no')[locale];

const WORDS = {
  price: {
    free: message('market:price.free'),
    fixed: message('market:price.fixed'),
    quote: message('market:price.quote'),
  },
  rating: { 4: message('market:rating.four'), 3: message('market:rating.three') },
  trial: { yes: message('market:trial') },
  deployment: {
    cloud: message('market:deployment.cloud'),
    onsite: message('market:deployment.onsite'),
    edge: message('market:deployment.edge'),
  },
  industry: {
    metals: message('market:industry.metals'),
    machinery: message('market:industry.machinery'),
    process: message('market:industry.process'),
    energy: message('market:industry.energy'),
    electronics: message('market:industry.electronics'),
    food: message('market:industry.food'),
    public: message('market:industry.public'),
  },
};

/** A value of a fixed facet in words; undefined if it has none of its own. */
export function valueTitle(key: FacetKey, value: string, locale: Locale): string | undefined {
  if (key === 'language') return languageTitle(value, locale);
  const words = WORDS[key as keyof typeof WORDS] as Record<string, Record<Locale, string>> | undefined;
  return words?.[value]?.[locale];
}

/** The language without its country; suppliers write whatever they like, so a tag may be none. */
function languageTitle(tag: string, locale: Locale): string | undefined {
  const [language = ''] = tag.split('-');
  return /^[a-z]{2,3}$/i.test(language)
    ? new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(language)
    : undefined;
}
