import type { Locale } from '../../../generated/locales';
import { emailFault, isPhone } from '../../../setting/person/account-rules';
import { message } from '../message';
import { refuse, tooSoon } from './people-faults';
import type { PeopleState } from './people-state';

type Scenario = 'login' | 'getback' | 'socialbind' | 'prove';

export const RESEND_S = { login: 59, getback: 60, socialbind: 59, prove: 59 } as const;
const GOOD_FOR_MS = 5 * 60 * 1000;
const TRIES = 5;

/** Fired with the code in place of a message, because the demo sends none. */
export const CODE_EVENT = 'mw-demo:code';

const keyOf = (scenario: Scenario, account: string) => `${scenario} ${account}`;

/** Refuses accounts that cannot receive messages, with the server's checks in the server's order. */
export function refuseUnreachable(account: string, locale: Locale): void {
  const fault = account.includes('@') ? emailFault(account) : isPhone(account) ? null : 'phone.wrong';
  if (fault === null) return;
  const text = { 'email.long': 'longEmail', 'email.wrong': 'wrongEmail' }[fault as string] ?? 'wrongPhone';
  refuse(400, message(`accounts:account.${text as 'wrongPhone'}`), locale, { field: 'username' });
}

export function sendCode(state: PeopleState, scenario: Scenario, account: string, locale: Locale): number {
  const last = state.codes[keyOf(scenario, account)];
  const waitMs = last ? last.sentAt + RESEND_S[scenario] * 1000 - Date.now() : 0;
  if (waitMs > 0) refuse(429, tooSoon(waitMs), locale, { retryAfterMs: waitMs });
  const code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0');
  state.codes[keyOf(scenario, account)] = { code, sentAt: Date.now(), tries: 0 };
  globalThis.window?.dispatchEvent(new CustomEvent(CODE_EVENT, { detail: { account, code } }));
  return RESEND_S[scenario];
}

/** Allows five tries within five minutes. `burn` invalidates the code after use. */
export function checkCode(
  state: PeopleState,
  { scenario, account, code, burn }: { scenario: Scenario; account: string; code: string; burn: boolean },
  locale: Locale,
  field = 'password',
): void {
  const key = keyOf(scenario, account);
  const kept = state.codes[key];
  if (kept) kept.tries += 1;
  const good = kept && kept.tries <= TRIES && Date.now() - kept.sentAt < GOOD_FOR_MS && kept.code === code;
  if (!good) refuse(400, 'code', locale, { field });
  if (burn) delete state.codes[key];
}
