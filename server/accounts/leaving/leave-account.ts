import type { components } from '../../../generated/api';
import { NOBODY } from '../../base/audit/audited-by';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import { listed, message } from '../../base/messages/message';
import type { Context } from '../../context';
import { refuseUnlessProved } from '../proved-lately';
import { endPresence } from '../store/disabling';
import { beginLeaving, erase, leaveHours, listOwned, takeLeaver } from '../store/leaving';
import { findOperatorOf } from '../store/operators';
import { addPersonEvent } from '../store/person-events';
import type { Person } from '../store/persons';
import { countOwnOrders } from '../store/read-orders';
import type { KnownSession } from '../store/sessions';
import { type NoticeTo, tell } from '../undo/record-change';

/** What leaving deletes, and what must be settled first. */
export async function readLeaving({ db }: Store, person: Person): Promise<components['schemas']['Leaving']> {
  const count = (rows: { n: string | number | bigint } | undefined) => Number(rows?.n ?? 0);
  const chats = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('visitor', '=', person.ownerKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const files = await db
    .selectFrom('person_file')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  const owned = await listOwned(db, person.id);
  return {
    chats: count(chats),
    uploads: count(files),
    rights: await countOwnOrders(db, person.id),
    organizations: owned.map(({ id, name, role, hasOthers, hasOwner }) => ({
      id,
      name,
      onlyOwner: role === 'owner' && hasOthers && !hasOwner,
    })),
    operator: (await findOperatorOf(db, person.id)) !== undefined,
    afterHours: leaveHours,
  };
}

/** Signs the person out at once; the account is deleted after three days, unless the person signs in before. */
export async function leaveAccount({ store }: Pick<Context, 'store'>, { person, session }: KnownSession, to: NoticeTo) {
  refuseUnlessProved(session);
  const { organizations, operator } = await readLeaving(store, person);
  const held = organizations.filter(({ onlyOwner }) => onlyOwner).map(({ name }) => name);
  if (held.length > 0) throw handOverFirst(held);
  if (operator) throw giveRoleBack();
  const leavesAt = await store.db.transaction().execute(async (trx) => {
    const at = await beginLeaving(trx, person.id);
    await endPresence(trx, person.id);
    await addPersonEvent(trx, { personId: person.id, kind: 'leaving' });
    const notice = { what: 'leaving' as const, at: new Date().toISOString() };
    for (const contact of [person.phone, person.email])
      if (contact !== null) await tell(trx, person, contact, notice, to);
    return at;
  });
  return { deletedAt: (leavesAt ?? new Date()).toISOString() };
}

/** Deletes the accounts whose time has come, one transaction each. */
export async function eraseLeavers({ db }: Pick<Store, 'db'>): Promise<number> {
  for (let erased = 0; ; erased += 1) {
    const done = await db.transaction().execute(async (trx) => {
      const leaver = await takeLeaver(trx);
      if (!leaver) return false;
      await erase(trx, leaver);
      await addAudit(trx, { who: NOBODY, action: 'person-deleted', target: leaver.id });
      return true;
    });
    if (!done) return erased;
  }
}

const handOverFirst = (names: string[]) =>
  conflict(message('accounts:leaveAccount.handOverFirst', { names: listed(names) }));

const giveRoleBack = () => conflict(message('accounts:leaveAccount.giveRoleBack'));
