import { type Kysely, sql, type Transaction } from 'kysely';
import type { JsonObject } from '../../../setting/json-value';
import type { Tables } from '../../base/database/tables';
import { written } from './publications';

type Db = Kysely<Tables> | Transaction<Tables>;

/** What somebody wants to publish: exactly this content, on this domain. */
export interface Wish {
  domain: string;
  /** What it is the content of: kind/id of a definition; absent: the setting. */
  target?: string | undefined;
  revision: string;
  /** Two have to agree on it even where one may publish alone. */
  takesTwo?: boolean;
}

export const SETTING = 'setting';

/** Nobody publishes on this domain alone, and no second operator has approved exactly this content. */
export class ApprovalNeeded extends Error {
  constructor(readonly revision: string) {
    super('needs the approval of a second operator');
    this.name = 'ApprovalNeeded';
  }
}

export async function needsApproval(db: Db, domain: string): Promise<boolean> {
  const rule = await db
    .selectFrom('approval_rule')
    .select('set_at')
    .where('access_domain', '=', domain)
    .executeTakeFirst();
  return rule !== undefined;
}

/** Returns false if it is so already. */
export async function setApprovalRule(db: Db, { domain, needed, by }: { domain: string; needed: boolean; by: string }) {
  if (!needed) {
    const { numDeletedRows } = await db
      .deleteFrom('approval_rule')
      .where('access_domain', '=', domain)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('approval_rule')
    .values({ access_domain: domain, set_by: by })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Asked = Wish & { by: string; message: string };

/** Asking again begins anew: what was approved before is not approved any more. */
export async function askApproval(db: Db, { domain, target = SETTING, revision, by, message }: Asked) {
  const values = { target, asked_by: by, asked_at: sql<Date>`now()`, message, approved_by: null, approved_at: null };
  await db
    .insertInto('approval')
    .values({ access_domain: domain, revision, ...values })
    .onConflict((oc) => oc.columns(['access_domain', 'revision']).doUpdateSet(values))
    .execute();
}

const asked = (db: Db, { domain, revision }: Wish) =>
  db.selectFrom('approval').where('access_domain', '=', domain).where('revision', '=', revision);

export const readRequest = (db: Db, wish: Wish) => asked(db, wish).selectAll().forUpdate().executeTakeFirst();

export const approve = (db: Db, { domain, revision, by }: Wish & { by: string }) =>
  db
    .updateTable('approval')
    .set({ approved_by: by, approved_at: sql`now()` })
    .where('access_domain', '=', domain)
    .where('revision', '=', revision)
    .execute();

export const dropRequest = (db: Db, { domain, revision }: Wish) =>
  db.deleteFrom('approval').where('access_domain', '=', domain).where('revision', '=', revision).execute();

/** Whether two stand behind this content: who asked for it, and somebody else who approved it. Or it takes no two. */
export async function mayPublish(db: Db, wish: Wish): Promise<boolean> {
  if (!wish.takesTwo && !(await needsApproval(db, wish.domain))) return true;
  const approved = await asked(db, wish)
    .select('approved_by')
    .where('target', '=', wish.target ?? SETTING)
    .where('approved_by', 'is not', null)
    .executeTakeFirst();
  return approved !== undefined;
}

/** An approval counts once, so that going back to what was approved before is looked at again. */
export async function spendApproval(db: Db, wish: Wish): Promise<void> {
  if (!(await mayPublish(db, wish))) throw new ApprovalNeeded(wish.revision);
  await dropRequest(db, wish);
}

/** How many requests wait, by what they are of. */
export async function countWaiting(db: Db, domain: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('approval')
    .select(['target', sql<number>`count(*)::int`.as('count')])
    .where('access_domain', '=', domain)
    .where('approved_by', 'is', null)
    .groupBy('target')
    .execute();
  return new Map(rows.map(({ target, count }) => [target, count]));
}

const ofTarget = (db: Db, { domain, target }: Pick<Wish, 'domain' | 'target'>) =>
  db
    .selectFrom('approval as a')
    .where('a.access_domain', '=', domain)
    .where('a.target', '=', target ?? SETTING);

/** What waits or is approved, newest first. */
export const listRequests = (db: Db, of: Pick<Wish, 'domain' | 'target'>) =>
  ofTarget(db, of)
    .leftJoin('setting_revision as r', 'r.id', 'a.revision')
    .leftJoin('definition_revision as d', 'd.id', 'a.revision')
    .select(['a.revision', 'a.asked_by', 'a.asked_at', 'a.message', 'a.approved_by', 'a.approved_at'])
    .select(sql<JsonObject | null>`coalesce(${written}, d.body)`.as('body'))
    .orderBy('a.asked_at', 'desc')
    .limit(20)
    .execute();
