import type { Locale } from '../../../generated/locales';
import { localeOfTag } from '../../../setting/locale-of-tag';

/** The supported language that an Accept-Language header prefers, by weight. */
export function negotiateLocale(header: string | undefined, fallback: Locale): Locale {
  if (!header) return fallback;
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight), order };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { tag } of wishes) {
    const locale = localeOfTag(tag);
    if (locale) return locale;
  }
  return fallback;
}
