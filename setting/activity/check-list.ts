import { drawList, ticketsHash } from './draw-proof';

/** A list draw, as its proof shows it, with all its tickets. */
export interface ListLedger {
  activity: string;
  secret: string;
  revision: string;
  ticketsHash: string;
  tickets: readonly string[];
  reserves: number;
  prizes: readonly { id: string; stock: number }[];
  order: readonly { ticket: string; prize: string | null }[];
  /** The public number of its round; undefined without a beacon. */
  beacon?: string;
}

/** Prizes in the order in which they are given, each as often as there are of it; then undefined for a reserve. */
export function prizesInOrder(prizes: ListLedger['prizes'], most: number): string[] {
  const list: string[] = [];
  for (const { id, stock } of prizes) for (let n = 0; n < stock && list.length < most; n += 1) list.push(id);
  return list;
}

/** Places of the order that the secret does not make so; and whether the tickets are those of the close. */
export function checkList(list: ListLedger): { sameTickets: boolean; wrong: number } {
  const { activity, secret, revision, tickets, reserves, prizes, order, beacon } = list;
  const given = prizesInOrder(prizes, tickets.length);
  const own = drawList(tickets, { secret, activity, rulesHash: revision, beacon }, given.length + reserves);
  const most = Math.max(own.length, order.length);
  let wrong = 0;
  for (let n = 0; n < most; n += 1)
    if (own[n] !== order[n]?.ticket || (given[n] ?? null) !== order[n]?.prize) wrong += 1;
  return { sameTickets: ticketsHash(tickets) === list.ticketsHash, wrong };
}
