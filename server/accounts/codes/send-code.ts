import { randomInt } from 'node:crypto';
import type { Locale } from '../../../generated/locales';
import type { Scenario } from '../../base/database/people-tables';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { tooMany } from '../../base/http/errors';
import { type Budget, lookAll, spendAll } from '../../base/limits/budgets';
import type { Caller } from '../../base/limits/caller';
import { limits } from '../../base/limits/limits';
import { needWork } from '../../base/limits/work/need-work';
import type { Context } from '../../context';
import { isReachable, readAccount } from '../account';
import { passCaptcha } from '../captcha/captcha';
import { wrongAccount } from '../people-errors';
import { sendMessage } from '../senders/send-message';
import { kindOfCaptcha } from '../store/captchas';
import { findKnownDevice } from '../store/known-devices';
import { findPersonByAccount } from '../store/persons';
import { placeCode } from '../store/verification-codes';
import { codeBudgets, unprovedCodes } from './code-budgets';
import { codeWork } from './code-work';

interface CodeInput {
  username: string;
  scenario: Scenario;
  captchaAnswer: string;
  captchaToken: string;
  caller: Caller;
  accessDomain: string | undefined;
  locale: Locale;
}

const repeatSeconds: Record<Scenario, number> = { login: 59, getback: 60, socialbind: 59, prove: 59 };

/**
 * Sends a code. The response and the work do not depend on whether the account exists: if nothing may be sent, the
 * message is written but withheld. Nothing counts against the recipient before the caller has done the work and solved
 * the captcha. Returns the seconds until another code may be requested.
 */
export async function sendCode(ctx: Context, input: CodeInput): Promise<{ resendAfterS: number }> {
  const { store, config } = ctx;
  const { scenario, caller } = input;
  const account = readAccount(input.username);
  if (!isReachable(account)) throw wrongAccount('username', account);
  // A signed-in person requests a code for their own contact only.
  const own = scenario === 'prove';
  const device = own ? 'signed-in' : await findKnownDevice(store.db, caller.devices, account.value);
  const unproved = own ? [] : await passWork(ctx, input, device);
  if (!own) await passCaptcha(store, input.captchaToken, input.captchaAnswer);
  const to = { target: account.value, scenario };
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const repeat = repeatSeconds[scenario];
  const person = await findPersonByAccount(store.db, account.value);
  const budgets = [...codeBudgets(account.value, caller, device, config.people), ...unproved];
  const early = await lookAll(store.db, budgets);
  if (early > 0) throw tooMany(early);
  await store.db.transaction().execute(async (trx) => {
    // All or nothing: a refusal rolls back what was taken from the other budgets.
    const placed = await placeCode(trx, { ...to, asker: caller.asker, code, repeatSeconds: repeat });
    const waitMs = Math.max(placed, await spendAll(trx, budgets));
    if (waitMs > 0) throw tooMany(waitMs);
    const allowed = person ? person.disabledAt === null : mayBeNew(scenario, config.people.signUp);
    const accessDomain = input.accessDomain ?? MAIN_DOMAIN;
    const channel = account.kind === 'phone' ? ('sms' as const) : ('email' as const);
    const message = { ...to, code, channel, accessDomain, locale: input.locale };
    await sendMessage(ctx.jobs, trx, message, allowed ? 'queued' : 'withheld');
  });
  return { resendAfterS: repeat };
}

/** Checks the proof of work; returns the extra budgets to charge for a code without one. */
async function passWork({ store, config }: Context, input: CodeInput, device: string | undefined): Promise<Budget[]> {
  const kind = (await kindOfCaptcha(store.db, input.captchaToken)) ?? 'picture';
  if (device && kind === 'picture') return [];
  const { codesPerHour } = config.people;
  const needed = await codeWork(store, input.caller, kind, codesPerHour);
  await needWork(store, input.caller.work, { purpose: 'code', ...needed });
  if (needed.level > 0) return [];
  const { perSeconds } = limits.codes;
  return [{ key: unprovedCodes, most: codesPerHour, perSeconds }];
}

/** An unknown person may sign up or bind a phone, but has no password to recover. */
const mayBeNew = (scenario: Scenario, signUp: boolean) => scenario === 'socialbind' || (scenario === 'login' && signUp);
