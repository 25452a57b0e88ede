import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Way } from '../may-switch';

/** Where nodes hear that somebody else answers a call. */
export const SERVICE_SWITCHED = 'service_switched';

export interface SwitchRow {
  prefix: string;
  /** Empty: the rest of the prefix. */
  call: string;
  /** null: as the prefix. */
  state: Way | null;
  reason: string;
  changed_by: string;
  changed_at: Date;
  revision: number;
}

export const readSwitches = (db: Db): Promise<SwitchRow[]> => db.selectFrom('service_switch').selectAll().execute();

interface Wish extends Pick<SwitchRow, 'prefix' | 'call' | 'state' | 'reason'> {
  by: string;
  /** What the page that asks has seen; 0: nothing stored. */
  revision: number;
}

/** False if somebody else has switched it since. Every node hears of it when the transaction commits. */
export async function writeSwitch(db: Db, { prefix, call, state, reason, by, revision }: Wish): Promise<boolean> {
  const { rows } = await sql`
    insert into service_switch as s (prefix, call, state, reason, changed_by)
    select ${prefix}, ${call}, ${state}, ${reason}, ${by}
    where ${revision} = coalesce((select revision from service_switch where prefix = ${prefix} and call = ${call}), 0)
    on conflict (prefix, call) do update set state = excluded.state, reason = excluded.reason,
      changed_by = excluded.changed_by, changed_at = now(), revision = s.revision + 1
    where s.revision = ${revision}
    returning revision`.execute(db);
  if (rows.length === 0) return false;
  await sql`select pg_notify(${SERVICE_SWITCHED}, '')`.execute(db);
  return true;
}
