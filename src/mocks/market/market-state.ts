import { type Filterable, filterableOf } from '../../../setting/market/facets';
import type { Category } from '../../../setting/market/offering-document';
import type { OfferingRow } from '../../../setting/market/present-offering';
import { type SampleOffering, type SampleSupplier, versionsOf } from '../../../setting/market/sample-market';

export interface MockOffering {
  row: OfferingRow;
  filterable: Filterable;
  /** Words by which it is found. */
  words: string;
  sample: SampleOffering;
}

export interface MockMarket {
  categories: Category[];
  suppliers: SampleSupplier[];
  /** By id; what was offered to single organizations is not in the demo. */
  offerings: Map<string, MockOffering>;
}

const files = import.meta.glob<SampleSupplier>('../../../fixtures/seed/market/offerings/*.json', { import: 'default' });

let state: Promise<MockMarket> | undefined;

/** The sample catalogue. */
export function marketState(): Promise<MockMarket> {
  state ??= load();
  return state;
}

export function resetMarket(): void {
  state = undefined;
}

async function load(): Promise<MockMarket> {
  const [{ default: categories }, suppliers] = await Promise.all([
    import('../../../fixtures/seed/market/categories.json') as Promise<{ default: unknown }>,
    Promise.all(Object.values(files).map((read) => read())),
  ]);
  const shelves = categories as Category[];
  const offerings = suppliers.flatMap((supplier) =>
    supplier.offerings.filter((one) => !one.private).map((sample) => toOffering(supplier, sample, shelves)),
  );
  return { categories: shelves, suppliers, offerings: new Map(offerings.map((one) => [one.row.id, one])) };
}

function toOffering({ organization }: SampleSupplier, sample: SampleOffering, categories: Category[]): MockOffering {
  const { id, kind, category, label, date, document, state: shown = 'listed', reason = '' } = sample;
  const attributes = categories.find((one) => one.id === category)?.attributes ?? [];
  const { name, summary, description } = document;
  return {
    row: {
      ...{ id, kind, supplierId: organization.id, supplierName: organization.name, categoryId: category },
      ...{ supplierCode: organization.tenantCode, state: shown, stateReason: reason, version: label, body: document },
      ...{ rating: null, ratings: 0, publishedAt: noon(date) },
    },
    filterable: filterableOf({ kind, supplier: organization.id, category, attributes, document }),
    words: [organization.name, ...[name, summary, description].flatMap((text) => Object.values(text))]
      .join(' ')
      .toLowerCase(),
    sample,
  };
}

export const noon = (date: string) => new Date(`${date}T04:00:00Z`);

export const versionsOfMock = ({ sample }: MockOffering) => versionsOf(sample).reverse();
