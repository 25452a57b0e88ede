import { openTestApp } from './app';
import { signedIn } from './operator';

type Body = Record<string, unknown>;
const english = { 'accept-language': 'en' };

/** A published domain `a`, and two operators who may change it. */
export async function openLifeCycle(first: Body = { accessDomain: 'a', title: 'First' }) {
  const test = await openTestApp();
  const sessions = { operator: await signedIn(test.store), other: await signedIn(test.store, 'other') };
  const as = (headers: object) => async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { ...english, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, msg: answer.json().msg, data: answer.json().data };
  };
  const [call, callAsOther] = [as(sessions.operator), as(sessions.other)];
  await call('POST', 'domains', { domain: 'a' });
  const publish = (body: Body, base: string | null, message = 'why', more = {}) =>
    call('POST', 'domains/a/publish', { body, base, message, ...more });
  const head = (await publish(first, null)).data.revision as string;
  const served = async () => (await test.ctx.settings.get('a')).setting;
  return { ...test, as, call, callAsOther, publish, head, served };
}
