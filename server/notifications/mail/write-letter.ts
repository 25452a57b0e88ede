import type { LetterRequest, LetterWriter } from '../../accounts';
import type { Context } from '../../context';
import { presentNotifications } from '../present-notifications';
import { isTheirAddress, listForMail, noteRefusal } from '../store/mail';
import { inboxOf } from './inbox-of';
import { letterText } from './letter-text';
import { portalAddress } from './portal-address';
import { unsubscribeToken } from './unsubscribe-token';

interface About {
  person: string;
  ids: string[];
  digest: boolean;
}

/** Writes mails when they are sent: what was read meanwhile, or may no longer be read, is in none. */
export const createLetterWriter = (ctx: Pick<Context, 'store' | 'settings' | 'config'>): LetterWriter => ({
  async write({ about, target, accessDomain: domain, locale, brand }) {
    const { person, ids, digest } = about as About;
    const { db } = ctx.store;
    const origin = portalAddress(ctx.config, domain);
    if (!origin || !(await isTheirAddress(db, person, target))) return undefined;
    const rows = await listForMail(db, await inboxOf(ctx, { person, domain }), ids);
    if (rows.length === 0) return undefined;
    const { setting } = await ctx.settings.get(domain);
    const token = await unsubscribeToken(ctx.store, { person, domain });
    const list = `<notifications.${new URL(origin).hostname}>`;
    return {
      ...letterText({
        ...{ origin, brand, digest, locale, token, color: setting.theme?.brandColor ?? undefined },
        rows: await presentNotifications(db, rows),
      }),
      headers: {
        'List-Id': list,
        'List-Unsubscribe': `<${origin}/api/mail/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    };
  },
  refused: ({ about, accessDomain: domain }: LetterRequest) =>
    noteRefusal(ctx.store.db, { person: (about as About).person, domain }),
});
