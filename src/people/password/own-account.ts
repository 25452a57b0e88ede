import type { User } from '@/session/session';
import { emailFault, phoneFault } from '../../../setting/person/account-rules';

export type Channel = 'phone' | 'email';

/**
 * Checks the given account: whether one is bound, and whether it is the person's own. If nobody is signed in, only the
 * format is checked.
 */
export function judgeOwn(channel: Channel, value: string, user: User | null): string | null {
  const own = user?.[channel];
  if (user && !own) return channel === 'phone' ? 'phone.unbound' : 'email.unbound';
  const fault = channel === 'phone' ? phoneFault(value) : emailFault(value);
  if (fault || !own) return fault;
  return value.toLowerCase() === own.toLowerCase() ? null : channel === 'phone' ? 'phone.notOwn' : 'email.notOwn';
}

/** Masks the account, such as 138****0042 or z***@example.com: recognizable, but not enough to type it. */
export function mask(channel: Channel, user: User | null): string | undefined {
  const own = user?.[channel];
  if (!own) return undefined;
  if (channel === 'phone') return user?.securityPhone || own.replace(/^(\d{3})\d{4}/, '$1****');
  return own.replace(/^(.)[^@]*/, '$1***');
}
