import type { Context } from '../context';
import { mailAtOnce } from './mail/send-letters';
import { takeEvent } from './store/events';
import { announce } from './store/signal';
import { tell } from './store/tell';

/** Turns an event into notifications, and into mails to who wants them at once. Safe to repeat: the event goes in the same transaction. */
export async function tellPeople(
  ctx: Pick<Context, 'store' | 'settings' | 'config' | 'jobs'>,
  id: string,
): Promise<void> {
  await ctx.store.db.transaction().execute(async (trx) => {
    const happened = await takeEvent(trx, id);
    const told = [];
    for (const one of happened ?? []) told.push(...(await tell(trx, one)));
    await mailAtOnce(
      ctx,
      trx,
      told.map((one) => one.id),
    );
    await announce(trx, [...new Set(told.map((one) => one.person_id))]);
  });
}
