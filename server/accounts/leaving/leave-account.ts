import type { components } from '../../../generated/api';
import { NOBODY } from '../../base/audit/audited-by';
import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import type { Context } from '../../context';
import { refuseUnlessProved } from '../proved-lately';
import { endPresence } from '../store/disabling';
import { beginLeaving, erase, leaveHours, listOwned, takeLeaver } from '../store/leaving';
import { findOperatorOf } from '../store/operators';
import { addPersonEvent } from '../store/person-events';
import type { Person } from '../store/persons';
import type { KnownSession } from '../store/sessions';
import { type NoticeTo, tell } from '../undo/record-change';

/** What leaving takes away, and what has to be settled first. */
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
    organizations: owned.map(({ id, name, role, hasOthers, hasOwner }) => ({
      id,
      name,
      onlyOwner: role === 'owner' && hasOthers && !hasOwner,
    })),
    operator: (await findOperatorOf(db, person.id)) !== undefined,
    afterHours: leaveHours,
  };
}

/** Signed out at once; gone after three days, unless the person signs in before. */
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

/** Deletes the accounts whose time is over, one transaction each. */
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
  conflict({
    'zh-CN': `您是以下组织的唯一所有者：${names.join('、')}。请先在“组织”中将其他成员设为所有者，再注销账号。`,
    'en-US': `You are the only owner of ${names.join(', ')}. Make another member an owner under Organizations first, then delete the account.`,
  });

const giveRoleBack = () =>
  conflict({
    'zh-CN': '管理员账号不能自行注销。请先由其他管理员在服务器上运行 npm run operator -- remove <名称>。',
    'en-US':
      'Operators cannot delete their accounts. Have the role removed on the server first: npm run operator -- remove <name>.',
  });
