import { ApiError, badRequest, type LocalizedText } from '../base/http/errors';
import { message } from '../base/messages/message';

const field = (name: string) => ({ pointer: `/${name}`, field: name });

/** 400, not 401: no session has ended. */
export const wrongPassword = () => badRequest(message('accounts:peopleErrors.wrongPassword'), field('password'));

export const wrongCode = (name = 'password') => badRequest(message('accounts:peopleErrors.wrongCode'), field(name));

export const wrongCaptcha = () => badRequest(message('accounts:peopleErrors.wrongCaptcha'), field('captchaAnswer'));

export const wrongAccount = (name: string, value: { kind: 'phone' | 'email' | 'name'; value: string }) =>
  badRequest(accountText(value), field(name));

function accountText({ kind, value }: { kind: string; value: string }): LocalizedText {
  if (value === '') return message('accounts:account.empty');
  if (kind === 'email' && value.length > 30) return message('accounts:account.longEmail');
  if (kind === 'email') return message('accounts:account.wrongEmail');
  return message('accounts:account.wrongPhone');
}

export const notMember = () => new ApiError(403, message('accounts:peopleErrors.notMember'));

export const notAdmin = () => new ApiError(403, message('accounts:peopleErrors.notAdmin'));

export const notYourself = () => new ApiError(403, message('accounts:peopleErrors.notYourself'));

/** Sent only to a caller who has proved that they own the contact. */
export const keptContact = () => badRequest(message('accounts:peopleErrors.keptContact'), field('username'));

export const takenAccount = (name: string) => badRequest(message('accounts:peopleErrors.takenAccount'), field(name));
