import { setImmediate as breathe } from 'node:timers/promises';
import type { LocalizedText } from '../../setting/messages/catalogue';
import type { Db } from '../base/database/db';
import type { Sealer } from '../base/database/sealer';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { TextTable } from '../knowledge';
import { columnIn } from './column-in';
import { knownMarks } from './store/codes';
import type { Place } from './store/entries';

export interface CheckedRow {
  line: number;
  /** Undefined if the row can be taken. */
  fault?: LocalizedText;
}

export interface CheckedCode extends CheckedRow {
  code: string;
  mark: string;
}

const NAMES = ['code', 'voucher', '兑换码', '券码', '卡密', '激活码'];
const MOST_LENGTH = 200;
const PAUSE_AFTER = 1000;

const markedFor = ({ domain, activity }: Place) => `activity code ${domain} ${activity}`;
/** Opens for this code of this activity alone. */
export const sealedCodeAs = (place: Place, mark: string): string => `${markedFor(place)} ${mark}`;

/** Codes of a file by row, each with why it cannot be taken. Never says a code: a report may be passed on. */
export async function checkCodes(db: Db, sealer: Sealer, place: Place, table: TextTable): Promise<CheckedCode[]> {
  const at = columnIn(table.header, NAMES);
  if (at < 0) throw badRequest(message('activities:codes.noColumn'), { field: 'file' });
  const rows: CheckedCode[] = [];
  const first = new Map<string, number>();
  for (const [n, { line, cells }] of table.rows.entries()) {
    if (n % PAUSE_AFTER === 0) await breathe();
    const code = (cells[at] ?? '').trim();
    const mark = sealer.mark(code, markedFor(place));
    const twice = first.get(mark);
    first.set(mark, twice ?? line);
    const fault =
      faultOf(code) ?? (twice === undefined ? undefined : message('activities:codes.twice', { line: twice }));
    rows.push({ line, code, mark, ...(fault && { fault }) });
  }
  const known = await knownMarks(db, place, [...first.keys()]);
  return rows.map((row) =>
    row.fault || !known.has(row.mark) ? row : { ...row, fault: message('activities:codes.known') },
  );
}

function faultOf(code: string): LocalizedText | undefined {
  if (code === '') return message('activities:codes.empty');
  if (code.length > MOST_LENGTH) return message('activities:codes.long', { count: MOST_LENGTH });
  // Spreadsheets write long numbers so, and what they rounded away is gone.
  if (/^\d[.,]\d+E\+?\d+$/i.test(code)) return message('activities:codes.rounded');
  return /\p{Cc}/u.test(code) ? message('activities:codes.control') : undefined;
}
