import { expect, test } from 'vitest';
import { farAway, from, oneFortyEight, oneSixtyFour, oneTwentyFour, openBehindProxy } from '../support/attack';

const places = [
  ['one /64', oneSixtyFour, 10],
  ['one /48', oneFortyEight, 20],
  ['one /24', oneTwentyFour, 20],
] as const;

test.each(places)('%s takes a share of the codes of an hour and no more', async (_, address, most) => {
  const { askForCode, store } = await openBehindProxy({ env: { CODES_PER_HOUR: '200' } });
  let sent = 0;
  for (let n = 0; n < most + 12; n += 1) {
    const { answer } = await askForCode(`1370000${String(n).padStart(4, '0')}`, 'login', from(address(n)));
    if (answer.status === 200) sent += 1;
  }
  expect(sent).toBeLessThanOrEqual(most);
  const { rows } = await store.pool.query('select count(*)::int as n from outbox_message');
  expect(rows[0].n).toBe(sent);
  expect((await askForCode('13600000000', 'login', from(farAway))).answer.status).toBe(200);
});

test.each(places)('%s gets so many captchas', async (_, address) => {
  const { call } = await openBehindProxy();
  let drawn = 0;
  for (let n = 0; n < 60; n += 1) {
    const { status } = await call('GET', '/api/session/captcha-question', { headers: from(address(n)) });
    if (status === 200) drawn += 1;
  }
  expect(drawn).toBeLessThanOrEqual(40);
  expect((await call('GET', '/api/session/captcha-question', { headers: from(farAway) })).status).toBe(200);
});

test.each(places)('%s is one caller to the rate limit', async (_, address) => {
  const { call } = await openBehindProxy({ env: { RATE_LIMIT: '1' } });
  let answered = 0;
  for (let n = 0; n < 60; n += 1)
    if ((await call('GET', '/api/session/methods', { headers: from(address(n)) })).status === 200) answered += 1;
  expect(answered).toBeLessThanOrEqual(20);
  expect((await call('GET', '/api/session/methods', { headers: from(farAway) })).status).toBe(200);
});
