import { sql } from 'kysely';
import type { OpenActivity } from '../../../server/activities/open-activities';
import type { Store } from '../../../server/base/database/db';
import { migrate } from '../../../server/base/database/migrate';
import { commitmentOf } from '../../../setting/activity/draw-proof';

export const SECRET = '01'.repeat(32);
const revision = 'b'.repeat(64);
const text = (word: string) => ({ 'zh-CN': word, 'en-US': word });

/** An instant draw whose stock is less than what is hit. */
export function activityOf(people: number): OpenActivity {
  const year = 31_536_000_000;
  const at = (from: number) => new Date(Date.now() + from).toISOString();
  const prize = { kind: 'goods' as const, value: 100 };
  const stock = Math.ceil(people / 10);
  return {
    ...{ id: 'bench', revision, state: 'open' },
    document: {
      ...{ v: 1, id: 'bench', kind: 'instant', title: text('Bench'), summary: text('Bench'), identity: 'visitor' },
      organizer: { name: text('Bench'), contact: text('Bench') },
      windows: { visible: at(-year), open: at(-year), close: at(year), claimUntil: at(year) },
      entry: { perPerson: 3 },
      prizes: [
        { ...prize, id: 'first', title: text('First'), stock, odds: 300_000 },
        { ...prize, id: 'second', title: text('Second'), stock, odds: 300_000 },
      ],
      draw: { kind: 'instant', whenSoldOut: 'next' },
    },
    known: {
      ...{ commitment: commitmentOf(SECRET), salt: '', sealedSecret: '' },
      ...{ note: null, pausedAt: null, cancelledAt: null },
    },
  };
}

/** Everybody has entered; what is there already stays. */
export async function prepareDraws({ pool, db }: Store, people: number): Promise<void> {
  await migrate(pool);
  await sql`insert into definition_revision (id, body) values (${revision}, '{}') on conflict do nothing`.execute(db);
  await sql`insert into activity (access_domain, id, sealed_secret, commitment, salt) values ('main', 'bench', '', '', '')
    on conflict do nothing`.execute(db);
  await sql`insert into activity_entry (id, access_domain, activity, revision, visitor, ticket, state, hold_until, draws_allowed)
    select 'e' || n, 'main', 'bench', ${revision}, 'v' || n, 't' || n, 'completed', now(), 3
    from generate_series(1, ${people}::int) n on conflict do nothing`.execute(db);
}
