import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { endSessions } from './sessions';

/** Ends all sessions of a person and stops their running answers. */
export async function endPresence(db: Db, personId: string): Promise<void> {
  await endSessions(db, personId);
  await db
    .updateTable('run')
    .set({ stop_at: sql`coalesce(stop_at, now())` })
    .where('status', '=', 'running')
    .where('visitor', '=', (eb) => eb.selectFrom('person').select('owner_key').where('id', '=', personId))
    .execute();
}

/** Returns false if there is no such person. */
export async function setPersonDisabled(db: Db, id: string, disabled: boolean, reason: string): Promise<boolean> {
  const changed = await db
    .updateTable('person')
    .set({ disabled_at: disabled ? sql`coalesce(disabled_at, now())` : null, disabled_reason: disabled ? reason : '' })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (changed && disabled) await endPresence(db, id);
  return changed !== undefined;
}

/**
 * Disables or enables an organization. Nobody can act for a disabled one, not even with an earlier token; its members
 * stay signed in for themselves.
 */
export async function setOrganizationDisabled(db: Db, id: string, disabled: boolean, reason: string): Promise<boolean> {
  const changed = await db
    .updateTable('organization')
    .set({ disabled_at: disabled ? sql`coalesce(disabled_at, now())` : null, disabled_reason: disabled ? reason : '' })
    .where('id', '=', id)
    .where('personal_of', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed || !disabled) return changed !== undefined;
  await db.deleteFrom('tenant_token').where('tenant_id', '=', id).execute();
  await db.updateTable('person_session').set({ tenant_id: null }).where('tenant_id', '=', id).execute();
  await db.updateTable('person').set({ current_tenant: null }).where('current_tenant', '=', id).execute();
  const operators = await db
    .selectFrom('operator_role')
    .select('operator_id as id')
    .where('tenant_id', '=', id)
    .distinct()
    .execute();
  for (const one of operators) await endSessions(db, one.id);
  return true;
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** People by part of a name or a whole account; without a text, the disabled ones. Newest first. */
export async function findPeople(db: Db, text: string) {
  const found = db
    .selectFrom('person')
    .select(['id', 'nickname', 'phone', 'email', 'username'])
    .select(['disabled_at as disabledAt', 'disabled_reason as reason', 'created_at as createdAt']);
  const chosen =
    text === ''
      ? found.where('disabled_at', 'is not', null)
      : found.where((eb) =>
          eb.or([
            eb('nickname', 'ilike', pattern(text)),
            ...(['phone', 'username', 'id'] as const).map((column) => eb(column, '=', text)),
            eb('email', '=', text.toLowerCase()),
          ]),
        );
  return chosen.orderBy('created_at', 'desc').orderBy('id').limit(50).execute();
}

export async function findOrganizations(db: Db, text: string) {
  const found = db
    .selectFrom('organization as o')
    .select(['o.id as id', 'o.name as name', 'o.tenant_code as tenantCode'])
    .select(['o.disabled_at as disabledAt', 'o.disabled_reason as reason'])
    .select(sql<string>`(select count(*) from membership m where m.organization_id = o.id)`.as('members'))
    .where('o.personal_of', 'is', null);
  const chosen =
    text === ''
      ? found.where('o.disabled_at', 'is not', null)
      : found.where((eb) =>
          eb.or([
            eb('o.name', 'ilike', pattern(text)),
            ...(['o.id', 'o.tenant_code', 'o.code'] as const).map((column) => eb(column, '=', text)),
          ]),
        );
  return chosen.orderBy('o.name').orderBy('o.id').limit(50).execute();
}
