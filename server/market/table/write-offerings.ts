import { LOCALES, type Locale } from '../../../generated/locales';
import { joinParts } from '../../../setting/market/cells';
import { inMajorUnits, type OfferingDocument, type OfferingKind } from '../../../setting/market/offering-document';
import { csvCell } from '../../base/text/csv-cell';
import { dataHeader, PLAIN, type PlainColumn, plainHeader, TEXTS, textHeader } from './columns';

/** An offering as the file holds it: its draft, else its live version. */
export interface TableOffering {
  sku: string;
  kind: OfferingKind;
  category: string | null;
  version: string;
  audience: readonly string[];
  body: Partial<OfferingDocument>;
}

/** After the names of a plan that people order for themselves, too. */
export const PERSONAL = 'personal';

/** All offerings as CSV, line by line, with a byte order mark, without which spreadsheets garble Chinese. */
export function* writeOfferings(offerings: readonly TableOffering[], locale: Locale): Generator<string> {
  const keys = [...new Set(offerings.flatMap(({ body }) => Object.keys(body.specs ?? {})))].sort();
  const header = [
    ...PLAIN.map((what) => plainHeader(what, locale)),
    ...TEXTS.flatMap((what) => LOCALES.map((of) => textHeader(what, of, locale))),
    ...keys.map((key) => dataHeader(key, locale)),
  ];
  yield `\uFEFF${header.map(csvCell).join(',')}\r\n`;
  for (const offering of offerings) {
    const { body } = offering;
    const cells = [
      ...PLAIN.map((what) => plainCell(offering, what)),
      ...TEXTS.flatMap((what) => LOCALES.map((of) => body[what]?.[of] ?? '')),
      ...keys.map((key) => body.specs?.[key] ?? ''),
    ];
    yield `${cells.map(csvCell).join(',')}\r\n`;
  }
}

function plainCell({ sku, kind, category, version, audience, body }: TableOffering, what: PlainColumn) {
  switch (what) {
    case 'sku':
      return sku;
    case 'kind':
      return kind;
    case 'category':
      return category ?? '';
    case 'version':
      return version;
    case 'audience':
      return joinParts(audience);
    case 'trialDays':
      return body.trialDays ?? '';
    case 'url':
    case 'icon':
      return body[what] ?? '';
    case 'documents':
      return (body.documents ?? [])
        .map(({ url, name }) => joinParts([url, ...LOCALES.map((of) => name[of] ?? '')]))
        .join('\n');
    case 'plans':
      return (body.plans ?? []).map(planLine).join('\n');
    default:
      return joinParts(body[what] ?? []);
  }
}

/** id | kind | amount | currency | period | name in each language, and `personal` for a plan that people order, too. */
function planLine({
  id,
  kind,
  amount,
  currency,
  period,
  name,
  personal,
}: NonNullable<OfferingDocument['plans']>[number]) {
  const price = amount === undefined ? '' : String(inMajorUnits(amount, currency ?? 'CNY'));
  const names = LOCALES.map((of) => name[of] ?? '');
  return joinParts([id, kind, price, currency ?? '', period ?? '', ...names, ...(personal ? [PERSONAL] : [])]);
}
