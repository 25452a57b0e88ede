import { ApiError, tooMany } from '../plugins/errors';
import type { Store } from '../store/db';
import { openSession } from '../store/operator-sessions';
import { findOperator } from '../store/operators';
import { countAttempt, forgetAttempts, type Throttle } from '../store/sign-in-attempts';
import { type Operator, toOperator } from './operator';
import { newToken } from './operator-cookie';
import { passwordFits } from './password';

interface Attempt {
  name: string;
  password: string;
  address: string;
}

const quarterHour = 900;

/** One who guesses waits longer and longer; the person whose name is guessed at from elsewhere waits a minute at most. */
const throttlesOf = ({ name, address }: Attempt): Throttle[] => [
  { key: `pair:${name}:${address}`, free: 5, capSeconds: quarterHour },
  { key: `address:${address}`, free: 30, capSeconds: quarterHour },
  { key: `name:${name}`, free: 30, capSeconds: 60 },
];

export async function signIn({ db }: Store, attempt: Attempt): Promise<{ operator: Operator; token: string }> {
  const throttles = throttlesOf(attempt);
  for (const throttle of throttles) {
    const waitMs = await countAttempt(db, throttle);
    if (waitMs > 0) throw tooMany(waitMs);
  }
  const found = await findOperator(db, attempt.name);
  if (!(await passwordFits(found?.password, attempt.password)) || !found) throw wrongNameOrPassword();
  await forgetAttempts(
    db,
    throttles.map(({ key }) => key),
  );
  const token = newToken();
  await openSession(db, found.id, token);
  return { operator: toOperator(found), token };
}

const wrongNameOrPassword = () =>
  new ApiError(401, {
    'zh-CN': '名称或密码不正确。忘记密码时，请在服务器上运行 npm run operator -- reset <名称>。',
    'en-US':
      'The name or the password is wrong. A forgotten one is replaced on the server: npm run operator -- reset <name>.',
  });
