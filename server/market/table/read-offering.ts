import { LOCALES } from '../../../generated/locales';
import { splitLines, splitList, splitParts } from '../../../setting/market/cells';
import type { Attribute, Category, OfferingKind } from '../../../setting/market/offering-document';
import type { WireDocument } from '../../../setting/market/offering-wire';
import { readQuantity } from '../../../setting/market/read-quantity';
import type { LocalizedText } from '../../base/http/errors';
import { listed, message } from '../../base/messages/message';
import { type Column, columnOf } from './columns';
import { PERSONAL } from './write-offerings';

export interface Fault {
  /** Header of the column; empty for the row as a whole. */
  column: string;
  text: LocalizedText;
}

/** What a row says; a field that no column of the file holds is absent. */
export interface RowOffering {
  sku: string;
  kind?: OfferingKind;
  category?: string | null;
  version?: string;
  audience?: string[];
  document: WireDocument;
  /** Keys of the category's values whose cells are empty. */
  cleared: string[];
  faults: Fault[];
}

const KINDS = ['app', 'product', 'solution'] as const;

/** How the columns of a file are read, and which it has that mean nothing. */
export function openReader(header: readonly string[], categories: readonly Category[]) {
  const attributes = categories.flatMap((category) => category.attributes);
  const columns = header.map((title): Column => {
    const column = columnOf(title);
    if (column.what === 'unknown') return nameOfAttribute(attributes, title) ? { what: 'data', key: title } : column;
    return column;
  });
  const unknown = header
    .filter((title, at) => title !== '' && columns[at]?.what === 'unknown')
    .slice(0, 100)
    .map((title) => title.slice(0, 256));
  const known = openNames(categories);
  return { unknown, read: (cells: readonly string[]) => readOffering(header, columns, cells, known) };
}

const same = (a: string, b: string) =>
  a.normalize('NFKC').trim().toLowerCase() === b.normalize('NFKC').trim().toLowerCase();

const nameOfAttribute = (attributes: readonly Attribute[], title: string) =>
  attributes.find(({ key, names }) => same(key, title) || LOCALES.some((of) => same(names[of] ?? '', title)));

/** What names in cells mean, each looked up once for the whole file. */
function openNames(categories: readonly Category[]) {
  const kindOf = remember((cell) =>
    KINDS.find((one) => one === cell || LOCALES.some((of) => same(cell, message(`supply:table.kind.${one}`)[of]))),
  );
  const categoryOf = KINDS.map((kind) =>
    remember((cell) =>
      categories.find(
        ({ id, names, ...one }) =>
          id === cell || (one.kind === kind && LOCALES.some((of) => same(names[of] ?? '', cell))),
      ),
    ),
  );
  const attributeOf = new Map(
    categories.map((category) => [category.id, remember((title) => nameOfAttribute(category.attributes, title))]),
  );
  return {
    kindOf,
    categoryOf: (kind: OfferingKind | undefined, cell: string) => categoryOf[KINDS.indexOf(kind ?? 'app')]?.(cell),
    attributeOf: (category: Category | undefined, title: string) => category && attributeOf.get(category.id)?.(title),
  };
}

type Names = ReturnType<typeof openNames>;

function remember<T>(look: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    if (!found.has(text)) found.set(text, look(text));
    return found.get(text) as T;
  };
}

function readOffering(
  header: readonly string[],
  columns: readonly Column[],
  cells: readonly string[],
  names: Names,
): RowOffering {
  const row: RowOffering = { sku: '', document: {}, cleared: [], faults: [] };
  const cellOf = (what: Column['what']) => cells[columns.findIndex((column) => column.what === what)]?.trim() ?? '';
  const kind = names.kindOf(cellOf('kind'));
  const category = names.categoryOf(kind, cellOf('category'));
  columns.forEach((column, at) => {
    const cell = (cells[at] ?? '').replace(/\r\n?/g, '\n').trim();
    const refuse = (text: LocalizedText) => row.faults.push({ column: header[at] ?? '', text });
    if (column.what === 'kind') {
      if (kind) row.kind = kind;
      else if (cell !== '') refuse(message('supply:table.noKind', { value: short(cell), kinds: listed([...KINDS]) }));
    } else if (column.what === 'category') {
      row.category = category?.id ?? null;
      if (!category && cell !== '') refuse(message('supply:table.noCategory', { value: short(cell) }));
    } else if (column.what === 'data') readData(row, column.key, cell, names.attributeOf(category, column.key), refuse);
    else readCell(row, column, cell, refuse);
  });
  return row;
}

type Refuse = (text: LocalizedText) => void;

function readCell(row: RowOffering, column: Column, cell: string, refuse: Refuse): void {
  const { document } = row;
  switch (column.what) {
    case 'sku':
      row.sku = cell;
      break;
    case 'version':
      row.version = cell;
      break;
    case 'audience':
      row.audience = [...new Set(splitList(cell))];
      break;
    case 'url':
    case 'icon':
      document[column.what] = cell;
      break;
    case 'trialDays':
      if (cell === '') document.trialDays = 0;
      else if (/^\d{1,3}$/.test(cell)) document.trialDays = Number(cell);
      else refuse(message('supply:table.days', { value: short(cell) }));
      break;
    case 'plans':
      document.plans = splitLines(cell).flatMap((line) => planOf(line, refuse));
      break;
    case 'documents':
      document.documents = splitLines(cell).map((line) => {
        const [url = '', ...names] = splitParts(line);
        return { url, name: byLocale(names) };
      });
      break;
    case 'name':
    case 'summary':
    case 'description':
    case 'changes':
      document[column.what] = { ...document[column.what], [column.locale]: cell };
      break;
    case 'pictures':
    case 'interfaces':
    case 'languages':
      document[column.what] = splitList(cell);
      break;
    case 'deployment':
    case 'industries':
      // The contract names what there is, and refuses the rest.
      document[column.what] = splitList(cell) as never;
      break;
  }
}

const byLocale = (texts: readonly string[]) =>
  Object.fromEntries(LOCALES.map((locale, at) => [locale, texts[at] ?? ''] as const));

type Plan = NonNullable<WireDocument['plans']>[number];
const PERIODS = ['once', 'month', 'year'] as const;
const PLAN_KINDS = ['free', 'fixed', 'quote'] as const;

function planOf(line: string, refuse: Refuse): Plan[] {
  const [id = '', kind = '', amount = '', currency = '', period = '', ...names] = splitParts(line);
  const isPersonal = names[LOCALES.length]?.toLowerCase() === PERSONAL;
  const isKind = PLAN_KINDS.find((one) => one === kind);
  const isPeriod = PERIODS.find((one) => one === period);
  // A comma may divide thousands or decimals, so it is not guessed.
  const isAmount = amount === '' || /^\d{1,13}(\.\d{1,3})?$/.test(amount);
  if (!isKind || !isAmount || (period !== '' && !isPeriod)) {
    refuse(message('supply:table.plan', { value: short(line) }));
    return [];
  }
  return [
    {
      ...{ id, kind: isKind, name: byLocale(names) },
      ...(amount !== '' && { amount: Number(amount) }),
      ...(currency && { currency: currency.toUpperCase() }),
      ...(isPeriod && { period: isPeriod }),
      ...(isPersonal && { personal: true }),
    },
  ];
}

function readData(row: RowOffering, title: string, cell: string, attribute: Attribute | undefined, refuse: Refuse) {
  const { document } = row;
  const key = attribute?.key ?? title;
  if (cell === '') {
    row.cleared.push(key);
    return;
  }
  document.specs ??= {};
  if (attribute?.kind === 'number') {
    const value = readQuantity(cell, attribute.unit);
    if (value === null)
      refuse(message('supply:table.number', { value: short(cell), example: `37 ${attribute.unit ?? ''}`.trim() }));
    else document.specs[key] = value;
  } else if (attribute?.kind === 'bool') {
    const isYes = /^(true|yes|y|1|是|有)$/i.test(cell);
    if (isYes || /^(false|no|n|0|否|无)$/i.test(cell)) document.specs[key] = isYes;
    else refuse(message('supply:table.bool', { value: short(cell) }));
  } else document.specs[key] = optionOf(attribute, cell);
}

/** An allowed value by itself or by a name of it; what is none stays for the check to name. */
const optionOf = (attribute: Attribute | undefined, cell: string): string =>
  attribute?.options?.find(({ value, names }) => same(value, cell) || LOCALES.some((of) => same(names[of] ?? '', cell)))
    ?.value ?? cell;

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 59)}…` : value);
