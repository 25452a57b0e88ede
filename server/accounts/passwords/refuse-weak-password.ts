import { passwordFault } from '../../../setting/person/password-rules';
import { badRequest, type LocalizedText } from '../../base/http/errors';
import type { Person } from '../store/persons';
import { isCommonPassword } from './common-password';

type Fault = NonNullable<ReturnType<typeof passwordFault>> | 'password.common';

const at = { pointer: '/newPassword', field: 'newPassword' };

/** The rules that a form knows too. */
export function refuseBrokenRules(password: string): void {
  const fault = passwordFault(password);
  if (fault) throw badRequest(faults[fault], at);
}

/** What everybody uses and what anybody would guess of this person; `brand` is the portal's name. */
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
  'password.newEmpty': { 'zh-CN': '请输入登录密码', 'en-US': 'Please enter a password' },
  'password.rule': {
    'zh-CN': '密码长度10-32位，且必须包含小写字母、大写字母、数字、特殊符号的三种及以上',
    'en-US': 'The password needs 10 to 32 characters and at least three of lowercase, uppercase, digits and symbols',
  },
  'password.sequence': {
    'zh-CN': '密码不能过多升序和降序',
    'en-US': 'The password has too many characters in ascending or descending order',
  },
  'password.repeat': { 'zh-CN': '密码不能过多相同字节', 'en-US': 'The password repeats one character too often' },
  'password.common': {
    'zh-CN':
      '该密码太常见或容易被猜到（如常用密码加数字、键盘上相邻的按键、本人的手机号或姓名），请换一个，例如几个不相关的词',
    'en-US':
      'The password is a common one or easy to guess: a well-known word with digits, neighbouring keys, your own phone or name. Choose another one, for example several unrelated words',
  },
};
