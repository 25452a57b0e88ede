import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { forgetKeysOf } from '../../base/database/idempotency';
import { newSecret } from '../../base/database/secret';
import { deleteBudgetsNaming } from '../../base/limits/budgets';
import { setOrganizationDisabled } from './disabling';

/** Hours during which signing in cancels leaving, so that a deletion by a thief can be noticed. */
export const leaveHours = 72;

export async function beginLeaving(db: Db, personId: string): Promise<Date | null> {
  const { leaves_at } = await db
    .updateTable('person')
    .set({ leaves_at: sql<Date>`now() + make_interval(hours => ${sql.lit(leaveHours)})` })
    .where('id', '=', personId)
    .returning('leaves_at')
    .executeTakeFirstOrThrow();
  return leaves_at;
}

/** Returns true if the person was about to leave. */
export async function cancelLeaving(db: Db, personId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ leaves_at: null })
    .where('id', '=', personId)
    .where('leaves_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks one account whose time has come; concurrent transactions take others. */
export async function takeLeaver(db: Db) {
  return db
    .selectFrom('person')
    .select(['id', 'owner_key', 'phone', 'email', 'username'])
    .where('leaves_at', '<=', sql<Date>`now()`)
    .orderBy('leaves_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The person's organizations, each with whether it has other members and another owner. */
export async function listOwned(db: Db, personId: string) {
  const others = sql<boolean>`exists (select from membership x where x.organization_id = m.organization_id
    and x.person_id <> m.person_id)`;
  const owners = sql<boolean>`exists (select from membership x where x.organization_id = m.organization_id
    and x.person_id <> m.person_id and x.role = 'owner')`;
  return db
    .selectFrom('membership as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .select(['o.id as id', 'o.name as name', 'm.role as role'])
    .select([others.as('hasOthers'), owners.as('hasOwner')])
    .where('m.person_id', '=', personId)
    .where('o.personal_of', 'is', null)
    .orderBy('o.name')
    .execute();
}

interface Leaver {
  id: string;
  owner_key: string;
  phone: string | null;
  email: string | null;
  username: string | null;
}

/** Deletes everything that names the person or was written by them. Records of events stay, anonymized. */
export async function erase(db: Db, leaver: Leaver): Promise<void> {
  const { id, owner_key } = leaver;
  await handOver(db, id);
  const former = await db.selectFrom('account_change').select(['phone', 'email']).where('person_id', '=', id).execute();
  const told = await db.selectFrom('undo_token').select('contact').where('person_id', '=', id).execute();
  const contacts = [leaver, ...former].flatMap(({ phone, email }) => [phone, email]);
  const names = [...contacts, leaver.username, ...told.map(({ contact }) => contact)].filter((one) => one !== null);
  const identities = await db.selectFrom('person_identity').select('subject').where('person_id', '=', id).execute();

  // Messages, runs and logs are deleted with the chats, detections with the pictures.
  await db.deleteFrom('evaluation').where('visitor', '=', owner_key).execute();
  await db.deleteFrom('chat').where('visitor', '=', owner_key).execute();
  await db.deleteFrom('run').where('visitor', '=', owner_key).execute();
  await db.deleteFrom('picture').where('visitor', '=', owner_key).execute();
  await forgetKeysOf(db, owner_key);
  for (const name of [...new Set(names), id]) {
    await db.deleteFrom('verification_code').where('target', '=', name).execute();
    await db.deleteFrom('outbox_message').where('target', '=', name).execute();
    await db.deleteFrom('invitation').where('account', '=', name).execute();
    await deleteBudgetsNaming(db, name);
    await db.deleteFrom('sign_in_attempt').where(sql<boolean>`position(${name} in key) > 0`).execute();
  }
  for (const { subject } of identities) await db.deleteFrom('weixin_bind').where('subject', '=', subject).execute();
  // One random name for all of the person's events, which leads to nobody.
  const nobody = `former:${newSecret().slice(0, 12)}`;
  await db
    .updateTable('person_event')
    .set({ person_id: null, address: '', device: '', detail: nobody })
    .where('person_id', '=', id)
    .execute();
  // A logo is one of the files that are deleted below.
  await sql`update organization set logo = '' where logo <> '' and logo in (
    select '/files/' || id from person_file where person_id = ${id})`.execute(db);
  // Sessions, tokens, memberships, applications, files, identities and the personal space are deleted with the person.
  await db.deleteFrom('person').where('id', '=', id).execute();
}

/**
 * A person may have become an organization's only owner since they asked to leave; the longest-standing member succeeds
 * them.
 */
async function handOver(db: Db, personId: string): Promise<void> {
  for (const one of await listOwned(db, personId)) {
    if (one.role !== 'owner' || one.hasOwner) continue;
    if (!one.hasOthers) {
      await setOrganizationDisabled(db, one.id, true, 'Its last member deleted their account.');
      continue;
    }
    await sql`update membership set role = 'owner' where organization_id = ${one.id} and person_id = (
      select person_id from membership where organization_id = ${one.id} and person_id <> ${personId}
      order by array_position(array['admin', 'member'], role), joined_at limit 1)`.execute(db);
  }
}
