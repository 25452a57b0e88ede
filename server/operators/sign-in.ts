import { readAccount } from '../people/account';
import { admitAttempt, forgiveAttempts } from '../people/throttle';
import { ApiError } from '../plugins/errors';
import type { Store } from '../store/db';
import { openSession } from '../store/operator-sessions';
import { findOperatorByAccount } from '../store/operators';
import { type Operator, toOperator } from './operator';
import { newToken } from './operator-cookie';
import { passwordFits } from './password';

interface Attempt {
  /** Name, phone or address. */
  name: string;
  password: string;
  address: string;
}

export async function signIn(store: Store, given: Attempt): Promise<{ operator: Operator; token: string }> {
  const attempt = { name: readAccount(given.name).value, address: given.address };
  await admitAttempt(store, attempt);
  const found = await findOperatorByAccount(store.db, attempt.name);
  if (!(await passwordFits(found?.password ?? undefined, given.password)) || !found) throw wrongNameOrPassword();
  await forgiveAttempts(store, attempt);
  const token = newToken();
  await openSession(store.db, found.id, token);
  return { operator: toOperator(found), token };
}

const wrongNameOrPassword = () =>
  new ApiError(401, {
    'zh-CN': '名称或密码不正确。忘记密码时，请在服务器上运行 npm run operator -- reset <名称>。',
    'en-US':
      'The name or the password is wrong. A forgotten one is replaced on the server: npm run operator -- reset <name>.',
  });
