import { onTestFinished } from 'vitest';
import { keepCaptcha } from '../../server/accounts/store/captchas';
import { addPerson, type NewPerson, type Person } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import type { Store } from '../../server/base/database/db';
import { hashPassword } from '../../server/base/password';
import { openTestApp, type TestAppOptions } from './app';
import { workFor } from './work-for';

/** A signed-in person; send the headers. */
export async function signedInPerson({ db }: Store, given: NewPerson = { phone: '13800000042' }) {
  const person = await addPerson(db, given);
  if (!person) throw new Error('There is somebody of that name already.');
  const { accessToken, userToken, id } = await openPersonSession(db, { personId: person.id });
  return { person, accessToken, userToken, session: id, headers: { authorization: `Bearer ${accessToken}` } };
}

interface Call {
  headers?: Record<string, string>;
  body?: object;
}

/** The real app, called like a person's browser does. */
export async function openPeopleApp(options?: TestAppOptions) {
  const test = await openTestApp(options);
  onTestFinished(() => test.ctx.jobs.idle());
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { headers, body }: Call = {}) => {
    const answer = await test.app.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...headers },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, ...answer.json(), headers: answer.headers };
  };
  /** Requests a code as the dialog does, and reads it from the outbox. */
  const askForCode = async (username: string, scenario = 'login', headers?: Record<string, string>) => {
    const ask = async (more?: Record<string, string>) => {
      const captchaToken = await keepCaptcha(test.store.db, 'K7P2');
      const body = { username, scenario, captchaAnswer: 'k7p2', captchaToken };
      return call('POST', '/proxy-api/getAccRemoteCaptcha', { body, headers: { ...headers, ...more } });
    };
    const first = await ask();
    // As the portal's own client does.
    const answer = first.data?.work ? await ask(await workFor(first)) : first;
    await test.ctx.jobs.idle();
    const row = await test.store.db
      .selectFrom('outbox_message')
      .select(['code', 'status'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return { answer, code: row?.code ?? '', status: row?.status };
  };
  return { ...test, call, askForCode };
}

export const goodPassword = 'Rolling-Mill-42';

/** A person with a valid password. */
export async function withPassword({ db }: Store, given: NewPerson = { phone: '13800000042' }): Promise<Person> {
  const person = await addPerson(db, { password: await hashPassword(goodPassword), ...given });
  if (!person) throw new Error('There is somebody of that name already.');
  return person;
}
