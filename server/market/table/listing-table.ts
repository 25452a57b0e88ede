import { LOCALES, type Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { csvCell } from '../../base/text/csv-cell';
import type { TextTable } from '../../knowledge';
import type { ListingChoice, TableListing } from '../store/listing-table';
import type { Fault } from './read-offering';
import type { CheckedRow } from './rejected-file';

/** Written for people, and not read: what an offering is, and whether it is shown. */
const SAID = ['supplier', 'number', 'kind', 'name', 'version', 'shown'] as const;
const READ = ['offering', 'decision', 'place', 'reason'] as const;
const COLUMNS = [...READ.slice(0, 1), ...SAID, ...READ.slice(1)];
type Column = (typeof COLUMNS)[number];

const DECISIONS = ['offered', 'listed', 'hidden'] as const;
type Decision = (typeof DECISIONS)[number];

const titleOf = (column: Column): LocalizedText => message(`supply:listing.column.${column}`);
const decisionTitle = (decision: Decision): LocalizedText => message(`supply:listing.decision.${decision}`);
const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const isNamed = (text: string, key: string, title: LocalizedText) =>
  [key, ...LOCALES.map((locale) => title[locale])].some((one) => folded(one) === folded(text));

const columnOf = (header: string) => COLUMNS.find((column) => isNamed(header, column, titleOf(column)));
/** Headers of a file with rejected rows. */
const isNote = (header: string) =>
  isNamed(header, '', message('supply:table.line')) || isNamed(header, '', message('supply:table.reason'));

/** The catalogue of a portal as CSV, line by line, with a byte order mark, without which spreadsheets garble Chinese. */
export function* writeListings(listings: readonly TableListing[], locale: Locale): Generator<string> {
  const line = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(',')}\r\n`;
  yield `\uFEFF${line(COLUMNS.map((column) => titleOf(column)[locale]))}`;
  for (const one of listings)
    yield line([
      ...[one.id, one.code, one.sku, message(`supply:table.kind.${one.kind}`)[locale]],
      ...[LOCALES.flatMap((of) => one.names[of] ?? []).join(' / '), one.version],
      message(one.shown ? 'market:yes' : 'market:no')[locale],
      ...[decisionTitle(one.state)[locale], one.position ?? '', one.reason],
    ]);
}

interface CheckedListing extends CheckedRow<ListingChoice> {
  id: string;
}

/** Says of each row what it would decide, or why it cannot; columns that the file lacks stay. */
export function checkListings({ header, rows }: TextTable, known: readonly TableListing[]) {
  const columns = header.map(columnOf);
  const unknown = header.filter((title, at) => title !== '' && !columns[at] && !isNote(title));
  const byId = new Map(known.map((one) => [one.id, one]));
  const firstLine = new Map<string, number>();
  const checked = rows.map(({ line, cells }): CheckedListing => {
    const cellOf = (column: Column) => {
      const at = columns.indexOf(column);
      return at < 0 ? undefined : (cells[at] ?? '').trim();
    };
    const id = cellOf('offering') ?? '';
    const faults: Fault[] = [];
    const refuse = (column: Column, text: LocalizedText) => faults.push({ column, text });
    const there = byId.get(id);
    const twice = firstLine.get(id);
    firstLine.set(id, twice ?? line);
    if (id === '') refuse('offering', message('supply:check.needed'));
    else if (twice !== undefined) refuse('offering', message('supply:table.twice', { sku: short(id), line: twice }));
    else if (!there) refuse('offering', message('supply:listing.unknown', { id: short(id) }));
    const change = there && twice === undefined ? decisionOf(there, cellOf, refuse) : undefined;
    return { line, cells, id, faults, ...(change && faults.length === 0 && { change }) };
  });
  return { checked, unknown: unknown.slice(0, 100).map((title) => title.slice(0, 256)) };
}

type Refuse = (column: Column, text: LocalizedText) => unknown;

function decisionOf(there: TableListing, cellOf: (column: Column) => string | undefined, refuse: Refuse) {
  const [decision, place] = [cellOf('decision'), cellOf('place')];
  const state = decision === undefined ? there.state : decision === '' ? 'offered' : readDecision(decision);
  const position = place === undefined ? there.position : readPlace(place);
  if (!state) {
    const [none, chosen, hidden] = DECISIONS.map(decisionTitle) as [LocalizedText, LocalizedText, LocalizedText];
    refuse('decision', message('supply:listing.noDecision', { value: short(decision ?? ''), none, chosen, hidden }));
  }
  if (position === undefined) refuse('place', message('supply:listing.noPlace', { value: short(place ?? '') }));
  const isHidden = state === 'hidden';
  if (isHidden && place !== undefined && position !== null) refuse('place', message('supply:listing.hiddenPlace'));
  const reason = isHidden ? (cellOf('reason') ?? there.reason) : '';
  if (isHidden && reason === '') refuse('reason', message('supply:reason'));
  if (reason.length > 1000) refuse('reason', message('supply:listing.longReason', { most: 1000 }));
  if (!state || position === undefined) return undefined;
  const change = { id: there.id, state, position: isHidden ? null : position, reason, was: there };
  return change.state === there.state && change.position === there.position && reason === there.reason
    ? undefined
    : change;
}

const readDecision = (text: string) => DECISIONS.find((one) => isNamed(text, one, decisionTitle(one)));

/** Null: it is not put first. Undefined: it is no place. */
function readPlace(text: string): number | null | undefined {
  if (text === '') return null;
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 10_000 ? Number(text) : undefined;
}

/** A column as the reader's language calls it. */
export const listingColumnTitle = (column: string, locale: Locale): string =>
  titleOf(COLUMNS.find((one) => one === column) ?? 'offering')[locale];

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 59)}…` : value);
