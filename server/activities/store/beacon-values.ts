import type { BeaconValue } from '../../../setting/activity/beacon';
import type { Db } from '../../base/database/db';

const columns = ['round', 'randomness', 'signature'] as const;

export const readValue = (db: Db, chain: string, round: number): Promise<BeaconValue | undefined> =>
  db
    .selectFrom('beacon_value')
    .select(columns)
    .where('chain', '=', chain)
    .where('round', '=', round)
    .executeTakeFirst();

export const readValues = async (db: Db, chain: string, rounds: readonly number[]): Promise<BeaconValue[]> =>
  rounds.length === 0
    ? []
    : db
        .selectFrom('beacon_value')
        .select(columns)
        .where('chain', '=', chain)
        .where('round', 'in', rounds)
        .orderBy('round')
        .execute();

/** There is one number of a round, whoever gave it. */
export const keepValue = (db: Db, chain: string, value: BeaconValue) =>
  db
    .insertInto('beacon_value')
    .values({ chain, ...value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
