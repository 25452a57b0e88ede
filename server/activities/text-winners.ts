import { localize } from '../../setting/messages/localize';
import { type LetterWriter, sendMessage } from '../accounts';
import type { LiveActivity } from '../assistants';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import { portalAddress } from '../notifications/mail/portal-address';
import { winLink } from './claim-end';
import { sayTime } from './say-time';
import { listActivityDomains } from './store/activities';
import { findTexted, takeUntexted } from './store/texted-wins';

/** Name under which the outbox knows these messages. */
export const WRITER = 'activity-winners';
const AT_ONCE = 200;

interface About {
  win: string;
  domain: string;
}

/**
 * Tells winners of goods by SMS where the activity says so, once each. Only a provider that takes any text can: others
 * fill codes into a template.
 */
export async function textWinners(
  ctx: Pick<Context, 'store' | 'assistants' | 'config' | 'jobs' | 'settings'>,
): Promise<void> {
  const { db } = ctx.store;
  if (ctx.config.people.sms.kind !== 'webhook') return;
  for (const domain of await listActivityDomains(db)) {
    if (portalAddress(ctx.config, domain) === undefined) continue;
    const { setting } = await ctx.settings.get(domain);
    for (const one of await ctx.assistants.activitiesOf(db, domain)) {
      const prizes = goodsOf(one);
      if (prizes.length === 0) continue;
      await db.transaction().execute(async (trx) => {
        for (const { id: win, phone, locale } of await takeUntexted(
          trx,
          { domain, activity: one.id },
          prizes,
          AT_ONCE,
        )) {
          const about: About = { win, domain };
          const notice = { what: 'letter' as const, at: new Date().toISOString(), writer: WRITER, about };
          await sendMessage(ctx.jobs, trx, {
            ...{ channel: 'sms', target: phone, scenario: 'notice', accessDomain: domain, code: null, notice },
            locale: locale ?? setting.locale ?? 'zh-CN',
          });
        }
      });
    }
  }
}

const goodsOf = ({ document: { smsToWinners = false, prizes = [] } }: LiveActivity): string[] =>
  smsToWinners ? prizes.filter(({ kind }) => kind === 'goods').map(({ id }) => id) : [];

/** Says what was won and until when, by what holds when it is sent; the link opens nothing for anybody else. */
export const createWinWriter = (ctx: Pick<Context, 'store' | 'assistants' | 'config'>): LetterWriter => ({
  async write({ about, target, locale, brand }) {
    const { win, domain } = about as About;
    const { db } = ctx.store;
    const found = await findTexted(db, domain, win);
    const origin = portalAddress(ctx.config, domain);
    // Claimed or ended meanwhile, or the phone is another one by now.
    if (!found || !origin || found.state !== 'won' || found.phone !== target) return undefined;
    const live = (await ctx.assistants.activitiesOf(db, domain)).find(({ id }) => id === found.activity);
    const prize = live?.document.prizes?.find(({ id }) => id === found.prize);
    if (!prize) return undefined;
    const until = sayTime(found.claimUntil.toISOString());
    const text = message('activities:sms.won', {
      ...{ brand, prize: localize(prize.title, locale), link: `${origin}${winLink(win)}`, until: until[locale] },
    })[locale];
    return { subject: '', text, html: '', headers: {} };
  },
  // Numbers that take no message are the provider's matter; the prize is in the portal as well.
  refused: async () => undefined,
});
