import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { unitText } from '../../../setting/market/measure-text';
import { localize } from '../../../setting/messages/localize';
import { message } from '../../base/messages/message';
import type { listCategories } from '../store/categories';
import type { findConsole } from '../store/suppliers';
import type { listEnding } from '../store/supply-figures';

interface Known {
  found: Awaited<ReturnType<typeof findConsole>>;
  categories: Awaited<ReturnType<typeof listCategories>>;
  ending: Awaited<ReturnType<typeof listEnding>>;
  runsIt: boolean;
}

/** What a supplier is in a portal, with the fields of each category and the rights that end soon. */
export function toConsole(
  { found, categories, ending, runsIt }: Known,
  locale: Locale,
): components['schemas']['SupplierConsole'] {
  const text = (names: object) => localize(names as Record<string, string>, locale) ?? '';
  return {
    ...{ organization: found?.name ?? '', state: found?.state ?? 'none', trusted: found?.trusted ?? false },
    ...{ runsIt, reason: found?.reason ?? '', profile: { ...found?.profile } },
    ...{ certificates: found?.certificates ?? [], regions: found?.regions ?? [], industries: found?.industries ?? [] },
    categories: categories.map(({ id, kind, names, attributes }) => ({
      ...{ id, kind, name: text(names) || id },
      attributes: attributes.map(({ key, kind: type, names: own, unit, options = [] }) => ({
        ...{ key, kind: type, name: text(own) || key },
        ...(unit && { unit: unitText(unit, locale) }),
        ...(options.length > 0 && {
          options: options.map((one) => ({ value: one.value, name: text(one.names) || one.value })),
        }),
      })),
    })),
    ending: ending.map(({ names, endsAt, suspended, ...right }) => ({
      ...right,
      ...{ name: text(names), endsAt: endsAt?.toISOString() ?? null },
      ...(suspended !== null && { suspended }),
      buyer: right.buyer ?? message('market:order.person')[locale],
    })),
  };
}
