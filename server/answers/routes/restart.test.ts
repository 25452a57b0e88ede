import { expect, test } from 'vitest';
import { goodPassword, openPeopleApp, withPassword } from '../../../tests/support/person';
import { createTestStore } from '../../../tests/support/store';

test('a server that restarts between any two steps: everything goes on, and nothing is half done', async () => {
  const store = await createTestStore();
  await withPassword(store);
  // Each step uses a freshly started server.
  const afterRestart = () => openPeopleApp({ store });
  const username = '13800000042';
  const scenario = 'getback';
  const before = await (await afterRestart()).call('POST', '/proxy-api/open/office/loginAcc', {
    body: { username, password: goodPassword },
  });
  const headers = { authorization: `Bearer ${before.data.access_token}` };
  expect((await (await afterRestart()).call('GET', '/api/session/user', { headers })).data.username).toBe(username);

  const { answer, code: verificationCode } = await (await afterRestart()).askForCode(username, scenario);
  expect(answer.status).toBe(200);
  // The wait between codes survives the restart: no second message.
  expect((await (await afterRestart()).askForCode(username, scenario)).answer.status).toBe(429);
  const check = { username, verificationCode, scenario };
  const { data } = await (await afterRestart()).call('POST', '/api/uuc/v1/check-code', { body: check });
  const change = (newPassword: string) => ({ body: { ...check, newPassword, uucToken: data.uucToken } });
  // Rejected: the proof and the old password stay valid.
  const weak = await (await afterRestart()).call('POST', '/proxy-api/checkAndChangePassword', change('short'));
  expect(weak.status).toBe(400);
  const set = await (await afterRestart()).call('POST', '/proxy-api/checkAndChangePassword', change('Other-Mill-97x'));
  expect(set.status).toBe(200);
  expect((await (await afterRestart()).call('GET', '/api/session/user', { headers })).status).toBe(401);
  const login = { body: { username, password: 'Other-Mill-97x' } };
  expect((await (await afterRestart()).call('POST', '/proxy-api/open/office/loginAcc', login)).status).toBe(200);
});
