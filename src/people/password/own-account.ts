import type { User } from '@/session/session';
import { emailFault, phoneFault } from '../../../setting/person/account-rules';

export type Channel = 'phone' | 'email';

/** What is wrong with the account a person gave: no account at all, or not theirs. Nobody signed in: only how it is written. */
export function judgeOwn(channel: Channel, value: string, user: User | null): string | null {
  const own = user?.[channel];
  if (user && !own) return channel === 'phone' ? 'phone.unbound' : 'email.unbound';
  const fault = channel === 'phone' ? phoneFault(value) : emailFault(value);
  if (fault || !own) return fault;
  return value.toLowerCase() === own.toLowerCase() ? null : channel === 'phone' ? 'phone.notOwn' : 'email.notOwn';
}

/** 138****0042, z***@example.com: enough to know which one is meant, not enough to type it. */
export function mask(channel: Channel, user: User | null): string | undefined {
  const own = user?.[channel];
  if (!own) return undefined;
  if (channel === 'phone') return user?.securityPhone || own.replace(/^(\d{3})\d{4}/, '$1****');
  return own.replace(/^(.)[^@]*/, '$1***');
}
