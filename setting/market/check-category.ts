import type { Fault } from './check-offering';
import { isFacetKey } from './facets';
import type { Attribute } from './offering-document';
import { message } from './words';

/** What keeps attributes of a category from being saved; limits of single texts are those of the contract. */
export function checkAttributes(attributes: readonly Attribute[]): Fault[] {
  return attributes.flatMap(({ key, names, kind, options = [] }, at): Fault[] => {
    const fault = (part: string, text: Fault['text']) => ({ pointer: `/attributes/${at}/${part}`, text });
    const values = options.map(({ value }) => value);
    const twice = values.find((value, index) => values.indexOf(value) < index);
    return [
      ...(attributes.findIndex((one) => one.key === key) < at
        ? [fault('key', message('supply:category.twice', { key }))]
        : []),
      ...(isFacetKey(key) ? [fault('key', message('supply:category.taken', { key }))] : []),
      ...(Object.keys(names).length === 0 ? [fault('names', message('supply:category.name', { key }))] : []),
      ...(twice === undefined ? [] : [fault('options', message('supply:category.optionTwice', { key, value: twice }))]),
      ...(kind !== 'enum' && values.length > 0 ? [fault('options', message('supply:category.options', { key }))] : []),
    ];
  });
}

/** What a change does to an attribute that offerings may have a value of. */
export interface AttributeChange {
  key: string;
  /** removed: is shown no more. options: some values are allowed no more. kind, unit: values would say something else. */
  what: 'removed' | 'options' | 'kind' | 'unit';
}

/** What is different, as far as values that are there are concerned; a new name or facet concerns none. */
export function attributeChanges(before: readonly Attribute[], after: readonly Attribute[]): AttributeChange[] {
  return before.flatMap((was): AttributeChange[] => {
    const { key } = was;
    const is = after.find((one) => one.key === key);
    if (!is) return [{ key, what: 'removed' }];
    if (is.kind !== was.kind) return [{ key, what: 'kind' }];
    if ((is.unit ?? '') !== (was.unit ?? '')) return [{ key, what: 'unit' }];
    return narrows(was, is) ? [{ key, what: 'options' }] : [];
  });
}

/** Whether a value that was allowed is allowed no more; an empty list allows all. */
function narrows({ options: before = [] }: Attribute, { options: after = [] }: Attribute): boolean {
  if (after.length === 0) return false;
  return before.length === 0 || before.some(({ value }) => !after.some((one) => one.value === value));
}
