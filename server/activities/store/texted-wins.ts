import { sql, type Transaction } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

/**
 * Wins of these prizes whose winners were not told by SMS and have a phone, noted as told. Of several nodes one takes
 * each. Nobody is told of what they won more than a day ago.
 */
export async function takeUntexted(
  trx: Transaction<Tables>,
  { domain, activity }: Place,
  prizes: readonly string[],
  most: number,
): Promise<{ id: string; phone: string; locale: Locale | null }[]> {
  const { rows } = await sql<{ id: string; phone: string; locale: Locale | null }>`
    with due as (
      select w.id, p.phone, p.locale from activity_win w
      join activity_entry e on e.id = w.entry_id join person p on p.id = e.person_id
      where w.access_domain = ${domain} and w.activity = ${activity} and w.prize = any(${sql.val(prizes)}::text[])
        and w.state = 'won' and w.texted_at is null and w.won_at > now() - interval '1 day'
        and p.phone is not null and p.disabled_at is null
      order by w.won_at limit ${most} for update of w skip locked
    )
    update activity_win w set texted_at = now() from due where w.id = due.id
    returning w.id, due.phone, due.locale`.execute(trx);
  return rows;
}

/** A win as whoever writes to its winner needs it. */
export const findTexted = (db: Db, domain: string, id: string) =>
  db
    .selectFrom('activity_win as w')
    .innerJoin('activity_entry as e', 'e.id', 'w.entry_id')
    .innerJoin('person as p', 'p.id', 'e.person_id')
    .select(['w.activity', 'w.prize', 'w.state', 'w.claim_until as claimUntil', 'p.phone'])
    .where('w.id', '=', id)
    .where('w.access_domain', '=', domain)
    .executeTakeFirst();
