import { FACETS, type Filter, isFacetKey } from './facets';
import type { Attribute, Category } from './offering-document';

/** The attributes that lists of one category can be filtered by; without a category there are none. */
export function attributesFor(categories: readonly Category[], filters: readonly Filter[]): readonly Attribute[] {
  const chosen = filters.find(({ key }) => key === 'category')?.values ?? [];
  const [category] = chosen.length === 1 ? categories.filter(({ id }) => id === chosen[0]) : [];
  return (category?.attributes ?? []).filter(({ facet, kind, key }) => facet && kind !== 'text' && !isFacetKey(key));
}

/** What can be filtered by, one filter each; the others are named, so that nobody believes in them. */
export function readFilters(asked: readonly Filter[], attributes: readonly Attribute[]) {
  const known = new Map<string, Filter>();
  const ignored: string[] = [];
  for (const { key, values = [], min, max } of asked) {
    const attribute = attributes.find((one) => one.key === key);
    const isRange = attribute?.kind === 'number';
    const isFilter = isRange ? min !== undefined || max !== undefined : values.length > 0;
    if (!isFilter || known.has(key) || (!attribute && !isFacetKey(key))) ignored.push(key);
    else
      known.set(key, {
        key,
        ...(isRange ? { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } : { values }),
      });
  }
  return {
    filters: [...known.values()],
    ignored: [...new Set(ignored)],
    keys: {
      values: [...FACETS, ...attributes.filter(({ kind }) => kind !== 'number').map(({ key }) => key)],
      numbers: attributes.filter(({ kind }) => kind === 'number').map(({ key }) => key),
    },
  };
}
