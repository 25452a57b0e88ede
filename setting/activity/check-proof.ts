import { type BeaconValue, roundOfPress } from './beacon';
import { commitmentOf, prizeOf, rollOf } from './draw-proof';

/** The ledger of a draw, as its proof shows it. */
export interface Ledger {
  activity: string;
  commitment: string;
  secret: string;
  prizes: Readonly<Record<string, readonly { id: string; odds: number }[]>>;
  /** Public numbers by their rounds, each checked by its signature. */
  beacons: ReadonlyMap<number, BeaconValue>;
}

export interface LedgerRow {
  ticket: string;
  revision: string;
  k: number;
  clientSeed: string;
  roll: number;
  hit: string | null;
  prize: string | null;
  stockNo: number | null;
  /** The round that decided it, and when it was named; null without a beacon. */
  round: number | null;
  pressedAt: string | null;
}

export const isCommitted = ({ commitment, secret }: Pick<Ledger, 'commitment' | 'secret'>) =>
  commitmentOf(secret) === commitment;

/** Whether a draw is what the secret and its public number make of it: its roll, and what that hits by the odds. */
export function isTrue({ activity, secret, prizes, beacons }: Ledger, row: LedgerRow): boolean {
  const { ticket, k, clientSeed, revision, round, pressedAt } = row;
  const odds = prizes[revision];
  const beacon = round === null ? undefined : beacons.get(round)?.randomness;
  if (!odds) return false;
  // The first one after the press: nobody could wait for a better one.
  if (round !== null && (!beacon || !pressedAt || roundOfPress(new Date(pressedAt)) !== round)) return false;
  const roll = rollOf({ ticket, k, clientSeed }, { secret, activity, rulesHash: revision, beacon });
  if (roll !== row.roll || (prizeOf(odds, roll)?.id ?? null) !== row.hit) return false;
  return row.prize === null || row.hit !== null;
}

/** Numbers of a prize that were given twice or left out. */
export function brokenNumbers(rows: readonly Pick<LedgerRow, 'prize' | 'stockNo'>[]): number {
  const numbers = new Map<string, number[]>();
  for (const { prize, stockNo } of rows)
    if (prize !== null && stockNo !== null) {
      const list = numbers.get(prize) ?? [];
      list.push(stockNo);
      numbers.set(prize, list);
    }
  return [...numbers.values()].reduce(
    (sum, list) => sum + list.sort((a, b) => a - b).filter((number, at) => number !== at + 1).length,
    0,
  );
}
