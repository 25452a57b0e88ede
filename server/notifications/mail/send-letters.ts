import { sendMessage } from '../../accounts';
import type { Db } from '../../base/database/db';
import type { Context } from '../../context';
import { type Due, listDigestsDue, takeForDigest, takeForMail } from '../store/mail';
import { sendsMail } from './portal-address';

type Sending = Pick<Context, 'store' | 'settings' | 'config' | 'jobs'>;

/** Name under which the outbox knows the letters of this room. */
export const WRITER = 'notifications';

/** Mails what is to be mailed at once. Call it in the transaction that tells: both happen or neither. */
export async function mailAtOnce(ctx: Sending, trx: Db, ids: string[]): Promise<void> {
  if (ctx.config.people.mail.kind === 'outbox') return;
  for (const due of await takeForMail(trx, ids)) await send(ctx, trx, due, false);
}

/** Mails everybody whose week has ended what they have not read. The period is taken in the transaction that writes the mail. */
export async function mailDigests(ctx: Sending, now = new Date()): Promise<void> {
  if (ctx.config.people.mail.kind === 'outbox') return;
  const { db } = ctx.store;
  for (const one of await listDigestsDue(db, now)) {
    if (!sendsMail(ctx.config, one.domain)) continue;
    await db.transaction().execute(async (trx) => {
      const due = await takeForDigest(trx, one);
      if (due) await send(ctx, trx, due, true);
    });
  }
}

async function send(ctx: Sending, trx: Db, { person, domain, email, locale, ids }: Due, digest: boolean) {
  if (!sendsMail(ctx.config, domain)) return;
  const { setting } = await ctx.settings.get(domain);
  const notice = {
    what: 'letter',
    at: new Date().toISOString(),
    writer: WRITER,
    about: { person, ids, digest },
  } as const;
  await sendMessage(ctx.jobs, trx, {
    ...{ channel: 'email', target: email, scenario: 'notice', accessDomain: domain, code: null, notice },
    locale: locale ?? setting.locale ?? 'zh-CN',
  });
}
