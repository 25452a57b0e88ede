import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import { message } from '../base/messages/message';

type Industry = components['schemas']['Industry'];

/** Divisions of GB/T 4754-2017 relevant to industrial knowledge, each with its groups. */
const branches = [
  ['06'],
  ['07'],
  ['08'],
  ['09'],
  ['13'],
  ['14'],
  ['17'],
  ['22'],
  ['25'],
  ['26', '261', '265'],
  ['27'],
  ['29'],
  ['30', '301', '304'],
  ['31', '311', '312', '313'],
  ['32', '321', '325'],
  ['33'],
  ['34', '341', '342', '344', '345'],
  ['35'],
  ['36'],
  ['37'],
  ['38'],
  ['39'],
  ['40'],
  ['43'],
  ['44', '441', '442', '443'],
  ['45'],
  ['46'],
  ['65'],
  ['73'],
  ['74'],
] as const;
type Id = (typeof branches)[number][number];

const inLanguage = (id: Id, locale: Locale): Industry => ({ id, name: message(`accounts:industry.${id}`)[locale] });

export function listIndustries(locale: Locale): Industry[] {
  return branches.map(([id, ...groups]) => {
    const children = groups.map((group: Id) => inLanguage(group, locale));
    return { ...inLanguage(id, locale), ...(children.length > 0 && { children }) };
  });
}

const ids: readonly string[] = branches.flat();
export const isIndustry = (id: string): id is Id => ids.includes(id);

export function industryName(id: string | null, locale: Locale): string {
  return id !== null && isIndustry(id) ? inLanguage(id, locale).name : '';
}
