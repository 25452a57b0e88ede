import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { checkOffering } from '../../../setting/market/check-offering';
import type { Category, OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import { fromWire, toWire, type WireDocument } from '../../../setting/market/offering-wire';
import { message } from '../../base/messages/message';
import type { TextTable } from '../../knowledge';
import type { OwnOffering } from '../store/own-table';
import { type Fault, openReader, type RowOffering } from './read-offering';
import type { CheckedRow } from './rejected-file';

/** What becomes of a row. */
export interface Checked extends CheckedRow<Change> {
  sku: string;
}

export interface Change {
  id: string;
  isNew: boolean;
  step: number;
  kind: OfferingKind;
  sku: string;
  category: string | null;
  label: string;
  audience: string[];
  body: Partial<OfferingDocument>;
}

/** What the console saves of an offering. */
export interface Saved {
  step: number;
  sku: string;
  categoryId: string | null;
  label: string;
  document: WireDocument;
  audience: string[];
}

interface Known {
  own: readonly OwnOffering[];
  categories: readonly Category[];
  /** The first fault of what would be saved against the contract. */
  checkContract: (given: Saved) => Fault | undefined;
  /** Codes of organizations that there are, without the supplier's own. */
  codes: (asked: readonly string[]) => Promise<ReadonlySet<string>>;
}

const PAUSE_AFTER = 100;

/** Reads all rows and says of each what it would change, or why it cannot. */
export async function checkRows(table: TextTable, known: Known) {
  const reader = openReader(table.header, known.categories);
  const rows: { line: number; cells: string[]; row: RowOffering }[] = [];
  for (const [at, { line, cells }] of table.rows.entries()) {
    if (at % PAUSE_AFTER === 0) await breathe();
    rows.push({ line, cells, row: reader.read(cells) });
  }
  const codes = await known.codes([...new Set(rows.flatMap(({ row }) => row.audience ?? []))]);
  const bySku = new Map(known.own.map((one) => [one.sku, one]));
  const taken = new Map(
    known.own.flatMap((one) => (one.liveSku && one.liveSku !== one.sku ? [[one.liveSku, one.sku]] : [])),
  );
  const firstLine = new Map<string, number>();
  const checked: Checked[] = [];
  for (const [at, { line, cells, row }] of rows.entries()) {
    if (at % PAUSE_AFTER === 0) await breathe();
    const { sku } = row;
    const twice = firstLine.get(sku);
    firstLine.set(sku, twice ?? line);
    const faults = [...row.faults];
    const refuse = (column: string, text: Fault['text']) => faults.push({ column, text });
    if (sku === '') refuse('sku', message('supply:check.needed'));
    else if (twice !== undefined) refuse('sku', message('supply:table.twice', { sku, line: twice }));
    else if (taken.has(sku)) refuse('sku', message('supply:sku', { sku }));
    const change = faults.length > 0 ? undefined : changeOf(row, bySku.get(sku), { ...known, codes }, refuse);
    checked.push({ line, cells, sku, faults, ...(change && faults.length === 0 && { change }) });
  }
  return { checked, unknown: reader.unknown };
}

function changeOf(
  row: RowOffering,
  own: OwnOffering | undefined,
  { categories, checkContract, codes }: Omit<Known, 'codes'> & { codes: ReadonlySet<string> },
  refuse: (column: string, text: Fault['text']) => void,
): Change | undefined {
  const kind = row.kind ?? own?.kind;
  if (!kind) return void refuse('kind', message('supply:check.needed'));
  if (own && kind !== own.kind) return void refuse('kind', message('supply:table.otherKind', { kind: own.kind }));
  const wire = merged(row, own ? toWire(own.body) : {});
  const category = row.category === undefined ? (own?.category ?? null) : row.category;
  const label = row.version ?? own?.version ?? '1.0';
  const audience = row.audience ?? own?.audience ?? [];
  const fault = checkContract({ step: 0, sku: row.sku, categoryId: category, label, document: wire, audience });
  if (fault) return void refuse(fault.column, fault.text);
  const body = fromWire(wire);
  if (own && isSame({ body, category, label, audience }, own)) return undefined;
  if (own?.draft === 'review') return void refuse('', message('supply:inReview'));
  const found = categories.find((one) => one.id === category && one.kind === kind);
  for (const { pointer, text } of checkOffering({
    sku: row.sku,
    label,
    category: found,
    document: body,
    labels: own?.labels ?? [],
  }))
    refuse(columnOfPointer(pointer), text);
  for (const code of audience) if (!codes.has(code)) refuse('audience', message('supply:check.audience', { code }));
  const { id = randomUUID(), step = 0 } = own ?? {};
  return { id, isNew: !own, step, kind, sku: row.sku, category, label, audience: [...audience], body };
}

/** What a file says of an offering over what is there; columns that the file lacks stay. */
function merged({ document, cleared }: RowOffering, there: WireDocument): WireDocument {
  const { specs, ...rest } = document;
  const texts = ['name', 'summary', 'description', 'changes'] as const;
  const kept = Object.entries(there.specs ?? {}).filter(([key]) => !cleared.includes(key));
  const all = { ...Object.fromEntries(kept), ...specs };
  return {
    ...there,
    ...rest,
    ...Object.fromEntries(texts.flatMap((key) => (document[key] ? [[key, { ...there[key], ...document[key] }]] : []))),
    ...(Object.keys(all).length > 0 || there.specs ? { specs: all } : {}),
  };
}

type Compared = Pick<OwnOffering, 'category' | 'audience'> & { label: string; body: Partial<OfferingDocument> };

const isSame = (given: Compared, own: OwnOffering) =>
  given.category === own.category &&
  given.label === own.version &&
  [...given.audience].sort().join('\n') === [...own.audience].sort().join('\n') &&
  plain(given.body) === plain(fromWire(toWire(own.body)));

/** Without what says nothing, in an order of its own, with one kind of line end. */
const plain = (body: Partial<OfferingDocument>) =>
  JSON.stringify(sorted({ ...body, trialDays: body.trialDays || undefined })).replaceAll('\\r\\n', '\\n');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, sorted(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The column that a fault of a document is in. */
export function columnOfPointer(pointer: string): string {
  const [, first = '', second = ''] = pointer.replace(/^\/document/, '').split('/');
  if (first === 'specs') return `data: ${second}`;
  return { categoryId: 'category', label: 'version' }[first] ?? first;
}
