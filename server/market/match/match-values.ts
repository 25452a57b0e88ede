import type { DemandQuantity } from '../../../setting/market/demand-document';
import type { Attribute, SpecValue } from '../../../setting/market/offering-document';
import { readQuantity } from '../../../setting/market/read-quantity';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';

export interface ValueMatch {
  attribute: Attribute;
  /** In the unit of the attribute; true: that it is so. */
  wanted: SpecValue;
  /** Undefined: the supplier does not say. */
  stated: SpecValue | undefined;
  fits: boolean;
}

/** Of times and errors less is better; of the rest, the offering must have at least as much. */
const LESS = ['h', 'd', 'weeks', 'µm'];
const GENERAL = new Set([
  '最大',
  '最高',
  '最多',
  '大于',
  '上限',
  '可用',
  '要求',
  'work',
  'top',
  'on',
  'for',
  'at',
  'most',
  'upper',
  'largest',
  'need',
  'within',
]);

const nameTerms = ({ names }: Attribute) =>
  new Set(
    Object.values(names)
      .flatMap((name) => termsOf(fold(name)))
      .filter((term) => term.length > 1 && !GENERAL.has(term)),
  );

const names = (terms: ReadonlySet<string>, text: string) => termsOf(fold(text)).some((term) => terms.has(term));

/** What a demand's figures and words ask of the attributes of a category, and what the offering states. */
export function matchValues(
  demand: { text: string; values: readonly DemandQuantity[] },
  attributes: readonly Attribute[],
  specs: Record<string, SpecValue>,
): ValueMatch[] {
  const text = fold(demand.text);
  return attributes.flatMap((attribute): ValueMatch[] => {
    const stated = specs[attribute.key];
    if (attribute.kind === 'number') {
      const wanted = wantedNumber(attribute, attributes, demand.values);
      if (wanted === undefined) return [];
      return [{ attribute, wanted, stated, fits: typeof stated === 'number' && meets(attribute, wanted, stated) }];
    }
    if (attribute.kind === 'bool') {
      if (!names(nameTerms(attribute), demand.text)) return [];
      return [{ attribute, wanted: true, stated, fits: stated === true }];
    }
    // Values of a list are compared as they stand: an offering that has another one may still do.
    if (attribute.kind === 'enum' && typeof stated === 'string' && text.includes(fold(stated)))
      return [{ attribute, wanted: stated, stated, fits: true }];
    return [];
  });
}

function wantedNumber(attribute: Attribute, all: readonly Attribute[], values: readonly DemandQuantity[]) {
  const { unit = '' } = attribute;
  const terms = nameTerms(attribute);
  const read = values.flatMap((one) => {
    const number = readQuantity(`${one.value} ${one.unit}`, unit);
    // A bare number is of an attribute without a unit, and the other way round.
    return number === null || (one.unit === '') !== (unit === '') ? [] : [{ number, name: one.name }];
  });
  const named = read.find(({ name }) => names(terms, name));
  if (named) return named.number;
  const others = all.filter((one) => one.kind === 'number' && readQuantity(`1 ${unit}`, one.unit ?? '') !== null);
  // Where only one attribute is measured so, a figure needs no name.
  return unit !== '' && others.length === 1 ? read[0]?.number : undefined;
}

const meets = ({ unit = '' }: Attribute, wanted: number, stated: number) =>
  LESS.includes(unit) ? stated <= wanted : stated >= wanted;
