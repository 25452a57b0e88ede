import type { Locale } from '../../../generated/locales';
import { message, noSuch } from '../message';
import { Refusal } from '../operation';

const FAULTS = {
  signIn: message('base:errors.unauthorized'),
  wrong: message('accounts:peopleErrors.wrongPassword'),
  captcha: message('accounts:peopleErrors.wrongCaptcha'),
  code: message('accounts:peopleErrors.wrongCode'),
  wait: message('base:errors.tooMany', { count: 60 }),
  password: message('accounts:password.rule'),
  proof: message('accounts:factorErrors.stepGone'),
  prove: message('accounts:provedLately.proveFirst'),
  undone: message('accounts:undoChanges.runOut'),
  member: message('accounts:peopleErrors.notMember'),
  tenant: noSuch('organization'),
  joined: message('accounts:join.memberAlready'),
  lead: message('accounts:peopleErrors.notAdmin'),
  decided: message('accounts:join.decidedAlready'),
  application: noSuch('application'),
};

/** A refusal in the language of the request. */
export function refuse(
  status: number,
  text: keyof typeof FAULTS,
  locale: Locale,
  detail: Record<string, unknown> | null = null,
): never {
  throw new Refusal(status, FAULTS[text][locale], detail);
}
