import { ApiError } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Session } from './store/sessions';

/** Who gave a credential in this session so lately is taken to be the same person still. */
export const provedForMs = 10 * 60 * 1000;

export const isProvedLately = ({ provedAt }: Pick<Session, 'provedAt'>, now = Date.now()): boolean =>
  now - provedAt.getTime() < provedForMs;

/** Before what a thief of the session must not do. The portal asks the person by itself and sends the call again. */
export function refuseUnlessProved(session: Pick<Session, 'provedAt'>): void {
  if (!isProvedLately(session)) throw proveFirst();
}

const proveFirst = () => new ApiError(403, message('accounts:provedLately.proveFirst'), { reason: 'prove-again' });
