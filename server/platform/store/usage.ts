import { setImmediate as immediately } from 'node:timers/promises';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

export type NewUsage = Omit<Insertable<Tables['usage_event']>, 'id' | 'at'>;

export async function addUsage(db: Db, event: NewUsage | NewUsage[]): Promise<void> {
  await db.insertInto('usage_event').values(event).execute();
}

/**
 * Writes rows of calls that end at the same time together: while one statement is under way, the next rows wait for
 * each other. Resolves when the row is kept.
 */
export function createUsageWriter(db: Db) {
  let waiting: NewUsage[] = [];
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  const flush = async () => {
    // Answers that are on their way leave first.
    await Promise.all([running.catch(() => {}), immediately()]);
    const rows = waiting;
    waiting = [];
    next = undefined;
    running = addUsage(db, rows);
    await running;
  };
  return (event: NewUsage): Promise<void> => {
    waiting.push(event);
    next ??= flush();
    return next;
  };
}

export type UsageBy = 'key' | 'model' | 'day';

interface UsageSum {
  name: string;
  calls: number;
  input: number;
  output: number;
  failed: number;
  estimated: number;
  /** Millionths, by currency. */
  costs: { currency: string; micros: number }[];
  /** Calls without a price. */
  unpriced: number;
}

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
        : sql<string>`coalesce(k.name, g.client_name, '')`;
  const rows = await db
    .selectFrom('usage_event as u')
    .leftJoin('api_key as k', 'k.id', 'u.key_id')
    .leftJoin('oauth_grant as g', 'g.id', 'u.grant_id')
    .select([
      group.as('name'),
      sql<string>`count(*)`.as('calls'),
      sql<string>`sum(u.input_tokens)`.as('input'),
      sql<string>`sum(u.output_tokens)`.as('output'),
      sql<string>`count(*) filter (where u.status not in ('done', 'left'))`.as('failed'),
      sql<string>`count(*) filter (where not u.reported)`.as('estimated'),
      'u.currency',
      sql<string | null>`sum(u.cost_micros)`.as('micros'),
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
    .groupBy([group, 'u.currency'])
    .orderBy(
      by === 'day' ? group : sql`sum(sum(u.input_tokens) + sum(u.output_tokens)) over (partition by ${group})`,
      'desc',
    )
    .limit(400)
    .execute();
  const sums = new Map<string, UsageSum>();
  for (const { name, currency, micros, ...row } of rows) {
    const sum = sums.get(name) ?? {
      name,
      calls: 0,
      input: 0,
      output: 0,
      failed: 0,
      estimated: 0,
      costs: [],
      unpriced: 0,
    };
    sums.set(name, sum);
    for (const count of ['calls', 'input', 'output', 'failed', 'estimated'] as const) sum[count] += Number(row[count]);
    // A call without a price has cost something: it is counted apart, not as nothing.
    if (currency === null) sum.unpriced += Number(row.calls);
    else sum.costs.push({ currency, micros: Number(micros) });
  }
  return [...sums.values()];
}

/** Rows older than ninety days. */
export async function deleteOldUsage(db: Db): Promise<void> {
  await db.deleteFrom('usage_event').where('at', '<', sql<Date>`now() - interval '90 days'`).execute();
}
