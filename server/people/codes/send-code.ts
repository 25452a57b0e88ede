import { randomInt } from 'node:crypto';
import type { Context } from '../../context';
import { MAIN_DOMAIN } from '../../plugins/access-domain';
import { type Locale, tooMany } from '../../plugins/errors';
import { spend } from '../../store/people/budgets';
import { queueMessage } from '../../store/people/outbox';
import type { Scenario } from '../../store/people/people-tables';
import { findPersonByAccount } from '../../store/people/persons';
import { placeCode } from '../../store/people/verification-codes';
import { isReachable, readAccount } from '../account';
import { passCaptcha } from '../captcha/captcha';
import { wrongAccount } from '../people-errors';

export interface CodeWish {
  username: string;
  scenario: Scenario;
  captchaAnswer: string;
  captchaToken: string;
  /** Who asks: the address, and the browser. */
  address: string;
  browser: string;
  accessDomain: string | undefined;
  locale: Locale;
}

const repeatSeconds: Record<Scenario, number> = { login: 59, getback: 60, socialbind: 59, prove: 59 };
const hour = 3600;

/**
 * Sends a code. Whoever has the account, the answer and the work are the same: where nothing may be sent, the message is written and
 * withheld. Answers the seconds until another one may be asked for.
 */
export async function sendCode(ctx: Context, wish: CodeWish): Promise<{ resendAfterS: number }> {
  const { store, config } = ctx;
  const account = readAccount(wish.username);
  if (!isReachable(account)) throw wrongAccount('username', account);
  const { scenario } = wish;
  // Who is signed in asks for a code to their own contact, and for nobody else's.
  if (scenario !== 'prove') await passCaptcha(store, wish.captchaToken, wish.captchaAnswer);
  const to = { target: account.value, scenario };
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const repeat = repeatSeconds[scenario];
  const person = await findPersonByAccount(store.db, account.value);
  await store.db.transaction().execute(async (trx) => {
    // All or nothing: a refusal gives back what it had taken from the other budgets.
    const waits = [
      await placeCode(trx, { ...to, code, repeatSeconds: repeat }),
      await spend(trx, { key: `to:${account.value}:hour`, most: 5, perSeconds: hour }),
      await spend(trx, { key: `to:${account.value}:day`, most: 10, perSeconds: 24 * hour }),
      await spend(trx, { key: `from:${wish.address}`, most: 60, perSeconds: hour }),
      await spend(trx, { key: `browser:${wish.browser}`, most: 15, perSeconds: hour }),
      await spend(trx, { key: 'all', most: config.people.codesPerHour, perSeconds: hour }),
    ];
    const waitMs = Math.max(...waits);
    if (waitMs > 0) throw tooMany(waitMs);
    const allowed = person ? person.disabledAt === null : mayBeNew(scenario, config.people.signUp);
    const accessDomain = wish.accessDomain ?? MAIN_DOMAIN;
    const channel = account.kind === 'phone' ? ('sms' as const) : ('email' as const);
    const message = { ...to, code, channel, accessDomain, locale: wish.locale };
    await queueMessage(trx, message, allowed ? 'queued' : 'withheld');
  });
  ctx.post.wake();
  return { resendAfterS: repeat };
}

/** Who is not known yet may sign up or bind a phone, but has no password to get back. */
const mayBeNew = (scenario: Scenario, signUp: boolean) => scenario === 'socialbind' || (scenario === 'login' && signUp);
