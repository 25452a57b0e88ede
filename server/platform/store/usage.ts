import { type Insertable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

export type NewUsage = Omit<Insertable<Tables['usage_event']>, 'id' | 'at'>;

export async function addUsage(db: Db, event: NewUsage): Promise<void> {
  await db.insertInto('usage_event').values(event).execute();
}

export type UsageBy = 'key' | 'model' | 'day';

interface Wanted {
  person: string;
  /** Only for those who run it. */
  organization: string | undefined;
  by: UsageBy;
  days: number;
}

/** Sums of the person's own calls and, for those who run it, of the organization's keys. */
export async function sumUsage(db: Db, { person, organization, by, days }: Wanted) {
  const group =
    by === 'day'
      ? sql<string>`to_char(u.at, 'YYYY-MM-DD')`
      : by === 'model'
        ? sql<string>`u.model`
        : sql<string>`coalesce(k.name, '')`;
  const rows = await db
    .selectFrom('usage_event as u')
    .leftJoin('api_key as k', 'k.id', 'u.key_id')
    .select([
      group.as('name'),
      sql<string>`count(*)`.as('calls'),
      sql<string>`sum(u.input_tokens)`.as('input'),
      sql<string>`sum(u.output_tokens)`.as('output'),
      sql<string>`count(*) filter (where u.status not in ('done', 'left'))`.as('failed'),
      sql<string>`count(*) filter (where not u.reported)`.as('estimated'),
    ])
    .where('u.at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .where((is) =>
      is.or([
        is('u.person_id', '=', person),
        ...(organization === undefined
          ? []
          : [is.and([is('k.kind', '=', 'organization'), is('k.organization_id', '=', organization)])]),
      ]),
    )
    .groupBy(group)
    .orderBy(by === 'day' ? group : sql`sum(u.input_tokens) + sum(u.output_tokens)`, 'desc')
    .limit(400)
    .execute();
  return rows.map(({ name, ...sums }) => ({
    name,
    calls: Number(sums.calls),
    input: Number(sums.input),
    output: Number(sums.output),
    failed: Number(sums.failed),
    estimated: Number(sums.estimated),
  }));
}

/** Rows older than ninety days. */
export async function deleteOldUsage(db: Db): Promise<void> {
  await db.deleteFrom('usage_event').where('at', '<', sql<Date>`now() - interval '90 days'`).execute();
}
