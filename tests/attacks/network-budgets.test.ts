import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { networkOf } from '../../server/base/http/network-of';
import { spend } from '../../server/base/limits/budgets';
import { farAway, from, oneFortyEight, oneSixtyFour, oneTwentyFour, openBehindProxy } from '../support/attack';

const png = (kilobytes: number, seed: number) => {
  // The budget applies before anything reads the picture.
  const bytes = Buffer.alloc(kilobytes * 1000, seed);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(bytes);
  return bytes;
};

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

test.each([
  ['as they are', (bytes: Buffer) => ['/api/pictures', 'image/png', bytes] as const],
  [
    'within a detection',
    (bytes: Buffer) => {
      const wish = { prompt_image: bytes.toString('base64'), category_id: '1', rects: [['0', '0', '9', '9']] };
      return ['/tianzhi-tools/api/v1/object_detection', 'application/json', JSON.stringify(wish)] as const;
    },
  ],
])('pictures without a cookie are 60 MB an hour for one network, however its addresses change: %s', async (_, way) => {
  const { app } = await openBehindProxy();
  const send = async (address: string, seed: number) => {
    const [url, type, payload] = way(png(20_000, seed));
    const headers = from(address, { 'content-type': type });
    return (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
  };
  const answers: number[] = [];
  for (let n = 0; n < 5; n += 1) answers.push(await send(oneSixtyFour(n), n));
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
  expect(await send(farAway, 9)).not.toBe(429);
});

test('who has used up their share is told so before they have sent the next picture', async () => {
  const { app, store } = await openBehindProxy();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const { near } = networkOf(oneSixtyFour(0));
  await spend(store.db, { key: `pictures:near:${near}`, most: 1, perSeconds: 3600, amount: 2_000_000 });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = from(oneSixtyFour(0), { 'content-type': 'image/png', 'content-length': '20000000' });
    const asked = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/pictures', headers }, resolve);
    onTestFinished(() => void asked.destroy());
    // Sends only the headers; the body never follows.
    asked.on('error', reject).flushHeaders();
  });
  expect(answer.statusCode).toBe(429);
});

/** Opens the stream of settings and keeps it open; resolves with the response. */
function openStream(port: number, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...from(address), host: 'localhost', 'accept-language': 'en' };
    const asked: ClientRequest = request({ port, host: '127.0.0.1', path: '/api/setting/changes', headers }, resolve);
    asked.on('error', reject).end();
    onTestFinished(() => void asked.destroy());
  });
}

test.each([
  ['one /64', oneSixtyFour, 5],
  ['one /48', oneFortyEight, 10],
  ['one /24', oneTwentyFour, 10],
] as const)(
  '%s holds so many streams open, is told why there are no more, and others have theirs',
  async (_, address, most) => {
    const { app } = await openBehindProxy({ env: { STREAMS_PER_NETWORK: '5' } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const open: IncomingMessage[] = [];
    for (let n = 0; n < most; n += 1) open.push(await openStream(port, address(n)));
    expect(open.map(({ statusCode }) => statusCode)).toEqual(Array(most).fill(200));
    const refused = await openStream(port, address(most));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const text = (await refused.setEncoding('utf8').toArray()).join('');
    expect(JSON.parse(text).msg).toMatch(/^Your network has reached the limit of \d+ open connections/);
    expect((await openStream(port, farAway)).statusCode).toBe(200);
    open[0]?.destroy();
    await expect.poll(async () => (await openStream(port, address(0))).statusCode).toBe(200);
  },
);
