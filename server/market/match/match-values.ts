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

const termSet = (texts: readonly string[]) => new Set(texts.flatMap((text) => termsOf(fold(text))));

/** Of each attribute once: to find the words of a text takes most of the time of a comparison. */
const known = new WeakMap<Attribute, ReadonlySet<string>>();

function nameTerms(attribute: Attribute): ReadonlySet<string> {
  const there = known.get(attribute);
  if (there) return there;
  const terms = new Set(
    [...termSet(Object.values(attribute.names))].filter((term) => term.length > 1 && !GENERAL.has(term)),
  );
  known.set(attribute, terms);
  return terms;
}

const shares = (terms: ReadonlySet<string>, others: ReadonlySet<string>) => [...terms].some((term) => others.has(term));

interface Named extends DemandQuantity {
  terms: ReadonlySet<string>;
}

/** Reads a demand once; the answer compares its figures and words with what offerings of a category state. */
export function openValues(demand: { text: string; values: readonly DemandQuantity[] }) {
  const text = fold(demand.text);
  const terms = new Set(termsOf(text));
  const values = demand.values.map((one) => ({ ...one, terms: termSet([one.name]) }));
  return (attributes: readonly Attribute[], specs: Record<string, SpecValue>): ValueMatch[] =>
    attributes.flatMap((attribute): ValueMatch[] => {
      const stated = specs[attribute.key];
      if (attribute.kind === 'number') {
        const wanted = wantedNumber(attribute, attributes, values);
        if (wanted === undefined) return [];
        return [{ attribute, wanted, stated, fits: typeof stated === 'number' && meets(attribute, wanted, stated) }];
      }
      if (attribute.kind === 'bool') {
        if (!shares(nameTerms(attribute), terms)) return [];
        return [{ attribute, wanted: true, stated, fits: stated === true }];
      }
      // Values of a list are compared as they stand: an offering that has another one may still do.
      if (attribute.kind === 'enum' && typeof stated === 'string' && text.includes(fold(stated)))
        return [{ attribute, wanted: stated, stated, fits: true }];
      return [];
    });
}

function wantedNumber(attribute: Attribute, all: readonly Attribute[], values: readonly Named[]) {
  const { unit = '' } = attribute;
  const read = values.flatMap((one) => {
    const number = readQuantity(`${one.value} ${one.unit}`, unit);
    // A bare number is of an attribute without a unit, and the other way round.
    return number === null || (one.unit === '') !== (unit === '') ? [] : [{ number, terms: one.terms }];
  });
  const named = read.find(({ terms }) => shares(nameTerms(attribute), terms));
  if (named) return named.number;
  const others = all.filter((one) => one.kind === 'number' && readQuantity(`1 ${unit}`, one.unit ?? '') !== null);
  // Where only one attribute is measured so, a figure needs no name.
  return unit !== '' && others.length === 1 ? read[0]?.number : undefined;
}

const meets = ({ unit = '' }: Attribute, wanted: number, stated: number) =>
  LESS.includes(unit) ? stated <= wanted : stated >= wanted;
