import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { type OfferingRow, statedValue, toProduct } from '../../../setting/market/present-offering';
import { localize } from '../../../setting/messages/localize';
import type { Match } from './match-demand';

type Shown = components['schemas']['DemandMatch'];

export const toMatch = (row: OfferingRow, { words, missing, values, region }: Match, locale: Locale): Shown => ({
  offering: toProduct(row, locale),
  words: words.slice(0, 20).map((word) => word.slice(0, 60)),
  missing: missing.slice(0, 20).map((word) => word.slice(0, 60)),
  ...(region !== undefined && { region }),
  values: values.slice(0, 40).map(({ attribute, wanted, stated, fits }) => ({
    ...{
      name: localize(attribute.names, locale) ?? attribute.key,
      wanted: statedValue(wanted, attribute, locale),
      fits,
    },
    stated: statedValue(stated, attribute, locale),
  })),
});
