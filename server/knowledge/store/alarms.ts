import { type Kysely, sql } from 'kysely';
import type { AlarmMachine } from '../../../setting/alarm/look-up';
import type { Tables } from '../../base/database/tables';

const MOST = 500;

/** The machines of the alarm lists, those with most alarms first. A list in two languages counts once. */
export async function listAlarmMachines(db: Kysely<Tables>, bases: readonly number[]): Promise<AlarmMachine[]> {
  const { rows } = await sql<AlarmMachine>`
    select machine, max(alarms)::int as alarms
    from (
      select left(btrim(split_part(replace(title, ' 报警 ', ' alarm '), ' alarm ', 1)), 200) as machine,
        lang, count(*) as alarms
      from document
      where kind = 'alarm' and deleted_at is null and kb_id = any(${[...bases]}::int[])
        and title ~ ' (alarm|报警) '
      group by 1, 2
    ) as counted
    group by machine
    order by 2 desc, 1
    limit ${MOST}`.execute(db);
  return rows;
}
