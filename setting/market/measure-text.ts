import type { Locale } from '../../generated/locales';
import { message } from './words';

/** A unit as readers of a language know it: most are signs, which are the same everywhere. */
export const unitText = (unit: string, locale: Locale): string =>
  unit === 'weeks' ? message('market:unit.weeks')[locale] : unit;

/** A number with its unit, if it has one. */
export function measureText(value: number, unit: string | undefined, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value);
  return unit ? `${number} ${unitText(unit, locale)}` : number;
}
