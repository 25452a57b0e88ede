import type { components } from '../../generated/api';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import type { Db } from '../base/database/db';
import { readRevisions } from './store/draws';
import type { Place } from './store/entries';
import { type ListRow, listRanks, listTickets } from './store/lists';

const AT_ONCE = 10_000;

/** A list as its proof shows it: tickets page by page, the order of the draw in whole. */
export async function presentList(
  db: Db,
  place: Place,
  document: ActivityDocument,
  { revision, tickets: count, ticketsHash, closedAt, drawnAt, round }: ListRow,
  pageNum: number,
): Promise<NonNullable<components['schemas']['ActivityProof']['list']>> {
  const [fixed] = await readRevisions(db, [revision]);
  const { prizes = [], draw, windows } = (fixed?.body ?? document) as unknown as ActivityDocument;
  const [tickets, order] = await Promise.all([listTickets(db, place), drawnAt ? listRanks(db, place, AT_ONCE) : []]);
  return {
    ...{ revision, ticketsHash, count, closedAt: closedAt.toISOString(), drawnAt: drawnAt?.toISOString() ?? null },
    ...{ drawAt: windows.draw ?? windows.close, reserves: draw?.reserves ?? 0 },
    round,
    tickets: tickets.slice((pageNum - 1) * AT_ONCE, pageNum * AT_ONCE).map(({ ticket }) => ticket),
    prizes: prizes.map(({ id, stock }) => ({ id, stock })),
    order,
  };
}
