import { sql, type Transaction } from 'kysely';
import type { ActivityAct } from '../../../setting/activity/acts-at';
import type { Marks } from '../../../setting/activity/state-at';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

const of = ({ domain, activity }: Place) => ({ access_domain: domain, id: activity });

/** The marks of an activity, locked until the end of the transaction. */
export const lockMarks = (trx: Transaction<Tables>, place: Place): Promise<Required<Marks>> =>
  trx
    .selectFrom('activity')
    .select(['paused_at as pausedAt', 'cancelled_at as cancelledAt'])
    .where((eb) => eb.and(of(place)))
    .forUpdate()
    .executeTakeFirstOrThrow();

const now = sql<Date>`now()`;
const MARKS = {
  pause: { paused_at: now },
  resume: { paused_at: null },
  cancel: { cancelled_at: now },
} as const;

export const mark = (trx: Transaction<Tables>, place: Place, act: ActivityAct, note: LocalizedText | null) =>
  trx
    .updateTable('activity')
    .set({ ...MARKS[act], note: note && JSON.stringify(note) })
    .where((eb) => eb.and(of(place)))
    .execute();
