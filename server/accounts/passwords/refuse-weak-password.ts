import { passwordFault } from '../../../setting/person/password-rules';
import { badRequest, type LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Person } from '../store/persons';
import { isCommonPassword } from './common-password';

type Fault = NonNullable<ReturnType<typeof passwordFault>> | 'password.common';

const at = { pointer: '/newPassword', field: 'newPassword' };

/** Refuses passwords that break the rules that the form checks too. */
export function refuseBrokenRules(password: string): void {
  const fault = passwordFault(password);
  if (fault) throw badRequest(faults[fault], at);
}

/** Refuses common passwords and ones that are easily guessed for this person; `brand` is the portal's name. */
export async function refuseCommonPassword(password: string, person: Person, brand: string): Promise<void> {
  if (await isCommonPassword(password, wordsOf(person, brand))) throw badRequest(faults['password.common'], at);
}

function wordsOf({ phone, email, username, nickname }: Person, brand: string): string[] {
  const pieces = [email?.split('@')[0], username, nickname, brand].flatMap((one) =>
    (one ?? '').split(/[^\p{L}\p{N}]+/u),
  );
  const whole = [phone, phone?.slice(-8), email, email?.split('@')[0], username, nickname.replace(/\s/g, ''), brand];
  return [...new Set([...whole, ...pieces])].filter(
    (one) => one !== undefined && one !== null && one !== '',
  ) as string[];
}

const faults: Record<Fault, LocalizedText> = {
  'password.newEmpty': message('accounts:password.empty'),
  'password.rule': message('accounts:password.rule'),
  'password.sequence': message('accounts:password.sequence'),
  'password.repeat': message('accounts:password.repeat'),
  'password.common': message('accounts:password.common'),
};
