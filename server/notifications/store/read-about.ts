import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { NotificationKind } from '../notify';
import { announce } from './signal';

interface About {
  person: string;
  domain: string;
  /** Undefined: whatever happened to it. */
  kind?: NotificationKind;
  root: string;
}

/** Marks what a person was told of one thing as read, when they have seen the thing itself. */
export async function readAbout(db: Db, { person, domain, kind, root }: About): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: new Date() })
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .$if(kind !== undefined, (one) => one.where(sql<boolean>`kind = ${kind}`))
    .where('root', '=', root)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announce(db, [person]);
}
