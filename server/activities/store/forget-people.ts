import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/**
 * Unties entries from people when the days that the rules name are over. Draws and what was handed in stay, without
 * anybody's name; drafts that nobody can reach any more go, also those of people who have left.
 */
export async function forgetPeople(db: Db): Promise<void> {
  await sql`
    update activity_entry e set person_id = null, visitor = null, source = '', organizations = null
    from definition d, definition_revision r
    where d.kind = 'activity' and d.access_domain = e.access_domain and d.id = e.activity
      and r.id = coalesce(d.published, e.revision)
      and (e.person_id is not null or e.visitor is not null)
      -- Whoever waits for a prize is still needed.
      and not exists (select from activity_win w where w.entry_id = e.id and w.state in ('won', 'claimed', 'returned', 'sent'))
      and (r.body->'windows'->>'close')::timestamptz
        + make_interval(days => coalesce((r.body->>'retentionDays')::int, 90)) < now()`.execute(db);
  await sql`
    update activity_ballot b set network = null from activity_entry e
    where e.id = b.entry_id and b.network is not null and e.person_id is null and e.visitor is null`.execute(db);
  await sql`
    update activity_view v set reader = null, source = ''
    from definition d, definition_revision r
    where v.reader is not null
      and d.kind = 'activity' and d.access_domain = v.access_domain and d.id = v.activity and r.id = d.published
      and (r.body->'windows'->>'close')::timestamptz
        + make_interval(days => coalesce((r.body->>'retentionDays')::int, 90)) < now()`.execute(db);
  await sql`
    update activity_win w set sealed_claim = null
    from definition d, definition_revision r
    where w.sealed_claim is not null and w.state = 'delivered'
      and d.kind = 'activity' and d.access_domain = w.access_domain and d.id = w.activity and r.id = d.published
      and w.changed_at + make_interval(days => coalesce((r.body->>'retentionDays')::int, 90)) < now()`.execute(db);
  await sql`
    update activity_code c set sealed = null
    from activity_win w, definition d, definition_revision r
    where w.id = c.win_id and c.sealed is not null and w.state = 'delivered'
      and d.kind = 'activity' and d.access_domain = w.access_domain and d.id = w.activity and r.id = d.published
      and w.changed_at + make_interval(days => coalesce((r.body->>'retentionDays')::int, 90)) < now()`.execute(db);
  await sql`
    delete from survey_response s using activity_entry e
    where e.id = s.entry_id and s.handed_in_at is null and e.person_id is null and e.visitor is null`.execute(db);
}
