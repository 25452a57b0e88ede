import type { Arg, Data } from '@/api/paths';
import { LOCALES } from '../../../generated/locales';
import { joinParts, splitLines, splitParts } from '../../../setting/market/cells';

export type Category = Data<'listMarketCategories'>[number];
export type Kind = Category['kind'];
export type Type = Category['attributes'][number]['kind'];

export const KINDS = ['app', 'product', 'solution'] as const satisfies readonly Kind[];
export const TYPES = ['number', 'enum', 'bool', 'text'] as const satisfies readonly Type[];

export interface AttributeForm {
  /** Stays while the key is typed. */
  uid: number;
  isNew: boolean;
  key: string;
  names: Record<string, string>;
  kind: Type;
  unit: string;
  facet: boolean;
  /** One allowed value a line: the value, then its name in each language, divided by bars. */
  options: string;
  /** How many offerings have a value of it. */
  offerings: number;
}

export interface CategoryForm {
  id: string;
  kind: Kind;
  place: string;
  names: Record<string, string>;
  attributes: AttributeForm[];
  /** 0 until it is saved for the first time. */
  step: number;
}

export const emptyCategory = (place: number): CategoryForm => ({
  ...{ id: '', kind: 'product', place: String(place), names: {}, attributes: [], step: 0 },
});

let uids = 0;

export const emptyAttribute = (): AttributeForm => {
  uids += 1;
  return {
    ...{ uid: uids, isNew: true, key: '', names: {}, kind: 'number', unit: '', facet: true, options: '', offerings: 0 },
  };
};

export const formOf = ({ id, kind, place, names, attributes, step }: Category): CategoryForm => ({
  ...{ id, kind, place: String(place), names, step },
  attributes: attributes.map(({ options, ...attribute }) => ({
    ...emptyAttribute(),
    ...attribute,
    isNew: false,
    options: optionsText(options),
  })),
});

/** What the call takes, without the id. */
export const bodyOf = ({ kind, place, names, attributes, step }: CategoryForm) => ({
  ...{ kind, place: Number(place), names, step },
  attributes: attributes.map(({ key, names: own, kind: type, unit, facet, options }) => ({
    ...{ key: key.trim(), names: own, kind: type },
    ...(type === 'number' && { unit }),
    ...(type !== 'text' && { facet }),
    ...(type === 'enum' && { options: readOptions(options) }),
  })),
});

type Options = NonNullable<Exclude<Arg<'saveMarketCategory'>, void>['attributes'][number]['options']>;

export const optionsText = (options: Category['attributes'][number]['options']): string =>
  options
    .map(({ value, names }) => {
      const titles = LOCALES.map((locale) => names[locale] ?? '');
      return joinParts(titles.some((title) => title !== '') ? [value, ...titles] : [value]);
    })
    .join('\n');

export const readOptions = (text: string): Options =>
  splitLines(text).map((line) => {
    const [value = '', ...titles] = splitParts(line);
    const names = LOCALES.flatMap((locale, at) => (titles[at] ? [[locale, titles[at]] as const] : []));
    return { value, names: Object.fromEntries(names) };
  });

const ID = /^[a-z0-9][a-z0-9-]{0,62}$/;
const KEY = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

export const isId = (text: string): boolean => ID.test(text);
export const isKey = (text: string): boolean => KEY.test(text.trim());
export const isPlace = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 10_000;
const isNamed = (names: Record<string, string>) => Object.values(names).some((name) => name.trim() !== '');

/** Whether it can be sent; what the server refuses besides, it says. */
export const isWhole = ({ id, place, names, attributes }: CategoryForm): boolean =>
  isId(id) && isPlace(place) && isNamed(names) && attributes.every(({ key, names: own }) => isKey(key) && isNamed(own));

/** The list with one entry a place up or down. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}
