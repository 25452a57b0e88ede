import { ApiError } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Session } from './store/sessions';

/** How long a proof of identity in a session counts as recent. */
export const provedForMs = 10 * 60 * 1000;

export const isProvedLately = ({ provedAt }: Pick<Session, 'provedAt'>, now = Date.now()): boolean =>
  now - provedAt.getTime() < provedForMs;

/**
 * Required before actions that a thief of the session must not take. On refusal the portal asks the person and repeats
 * the call.
 */
export function refuseUnlessProved(session: Pick<Session, 'provedAt'>): void {
  if (!isProvedLately(session)) throw proveFirst();
}

const proveFirst = () => new ApiError(403, message('accounts:provedLately.proveFirst'), { reason: 'prove-again' });
