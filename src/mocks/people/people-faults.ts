import type { Locale } from '../../../generated/locales';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import { message, noSuch } from '../message';
import { Refusal } from '../operation';

const FAULTS = {
  signIn: message('base:errors.unauthorized'),
  wrong: message('accounts:peopleErrors.wrongPassword'),
  captcha: message('accounts:peopleErrors.wrongCaptcha'),
  code: message('accounts:peopleErrors.wrongCode'),
  password: message('accounts:password.rule'),
  prove: message('accounts:provedLately.proveFirst'),
  undone: message('accounts:undoChanges.runOut'),
  member: message('accounts:peopleErrors.notMember'),
  tenant: noSuch('organization'),
  joined: message('accounts:join.memberAlready'),
  lead: message('accounts:peopleErrors.notAdmin'),
  yourself: message('accounts:peopleErrors.notYourself'),
  owners: message('accounts:members.ownersOnly'),
  lastOwner: message('accounts:members.lastOwner'),
  decided: message('accounts:join.decidedAlready'),
  application: noSuch('application'),
};

export const tooSoon = (waitMs: number) => message('base:errors.tooMany', { count: Math.ceil(waitMs / 1000) });

/** Throws a refusal in the language of the request. */
export function refuse(
  status: number,
  text: keyof typeof FAULTS | LocalizedText,
  locale: Locale,
  detail: Record<string, unknown> | null = null,
): never {
  const pointer = typeof detail?.field === 'string' && { pointer: `/${detail.field}` };
  throw new Refusal(
    status,
    (typeof text === 'string' ? FAULTS[text] : text)[locale],
    detail && { ...pointer, ...detail },
  );
}
