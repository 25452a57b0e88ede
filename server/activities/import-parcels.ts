import type { LocalizedText } from '../../setting/messages/catalogue';
import type { Db } from '../base/database/db';
import { badRequest } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { TextTable } from '../knowledge';
import { columnIn } from './column-in';
import type { CheckedRow } from './import-codes';
import type { Place } from './store/entries';
import { type FoundWin, findWins } from './store/wins';

export interface CheckedParcel extends CheckedRow {
  /** Undefined if there is nothing to do: the cell is empty, or this number is noted already. */
  send?: { win: FoundWin; tracking: string };
}

const WINS = ['win', '中奖编号'];
const PARCELS = ['parcel', 'parcel number', 'tracking', 'tracking number', '快递单号', '运单号', '物流单号'];

/** Parcel numbers of a file, which is the export of claims filled in, each row with what would happen. */
export async function checkParcels(db: Db, place: Place, table: TextTable): Promise<CheckedParcel[]> {
  const [winAt, parcelAt] = [columnIn(table.header, WINS), columnIn(table.header, PARCELS)];
  if (winAt < 0 || parcelAt < 0) throw badRequest(message('activities:parcels.noColumns'), { field: 'file' });
  const given = table.rows.map(({ line, cells }) => ({
    ...{ line, id: (cells[winAt] ?? '').trim(), tracking: (cells[parcelAt] ?? '').trim() },
  }));
  const wins = new Map(
    (await findWins(db, place, [...new Set(given.map(({ id }) => id))])).map((win) => [win.id, win]),
  );
  const first = new Map<string, number>();
  return given.map(({ line, id, tracking }) => {
    const twice = first.get(id);
    first.set(id, twice ?? line);
    const win = wins.get(id);
    if (!win) return { line, fault: message('activities:parcels.unknown', { id: short(id) }) };
    if (twice !== undefined) return { line, fault: message('activities:parcels.twice', { line: twice }) };
    if (tracking === '' || (win.state === 'sent' && win.tracking === tracking)) return { line };
    const fault = numberFault(tracking) ?? stateFault(win);
    return fault ? { line, fault } : { line, send: { win, tracking } };
  });
}

function numberFault(tracking: string): LocalizedText | undefined {
  // Spreadsheets write long numbers so, and what they rounded away is gone.
  if (/^\d[.,]\d+E\+?\d+$/i.test(tracking)) return message('activities:parcels.rounded', { number: tracking });
  return /^[A-Za-z0-9][A-Za-z0-9 -]{3,59}$/.test(tracking)
    ? undefined
    : message('activities:parcels.number', { number: short(tracking) });
}

function stateFault({ state, tracking }: FoundWin): LocalizedText | undefined {
  if (state === 'claimed') return undefined;
  return state === 'sent'
    ? message('activities:parcels.sent', { number: tracking || '–' })
    : message(`activities:parcels.state.${state}`);
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
