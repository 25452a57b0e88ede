import type { Store } from '../base/database/db';
import { takeEvent } from './store/events';
import { announce } from './store/signal';
import { tell } from './store/tell';

/** Turns an event into notifications. Safe to repeat: the event goes in the same transaction. */
export async function tellPeople({ db }: Pick<Store, 'db'>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const happened = await takeEvent(trx, id);
    const told = new Set<string>();
    for (const one of happened ?? []) for (const person of await tell(trx, one)) told.add(person);
    await announce(trx, [...told]);
  });
}
