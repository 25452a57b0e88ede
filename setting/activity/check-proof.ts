import { commitmentOf, prizeOf, rollOf } from './draw-proof';

/** The ledger of a draw, as its proof shows it. */
export interface Ledger {
  activity: string;
  commitment: string;
  secret: string;
  prizes: Readonly<Record<string, readonly { id: string; odds: number }[]>>;
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
}

export const isCommitted = ({ commitment, secret }: Pick<Ledger, 'commitment' | 'secret'>) =>
  commitmentOf(secret) === commitment;

/** Whether a draw is what the secret makes of it: its roll, and what that hits by the odds. */
export function isTrue({ activity, secret, prizes }: Ledger, row: LedgerRow): boolean {
  const { ticket, k, clientSeed, revision } = row;
  const odds = prizes[revision];
  if (!odds) return false;
  const roll = rollOf({ ticket, k, clientSeed }, { secret, activity, rulesHash: revision });
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
