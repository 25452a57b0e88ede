import { expect, test } from 'vitest';
import { pages } from '@/pages/pages';
import type { Answerer } from '../../server/answers/answerer/types';
import { operationIds, operationOf, operations } from '../contract/contract';
import { ask, newAsking, RESEARCH } from '../support/ask';
import { writeBuiltPortal } from '../support/built-portal';
import { buildHit, fakeSearch } from '../support/fake-answerer';
import { NONCE, openEmbed, PARENT } from '../support/open-embed';

const clientFolder = writeBuiltPortal();
const search = '/api/search?q=PLC';

test('no page of the portal can be framed by another origin, except that of a channel by its own pages', async () => {
  const { app, channel, make } = await openEmbed({ clientFolder });
  const other = (await make({ origins: ['https://other.example'] })).data.channel.id;
  const headersOf = async (url: string) =>
    (await app.inject({ url, headers: { host: 'localhost', 'sec-fetch-dest': 'iframe' } })).headers;
  const ancestors = (policy: unknown) => /frame-ancestors ([^;]+)/.exec(String(policy))?.[1];
  const walked = [
    ...pages.map(({ path }) => path.replace(/\*$/, 'x').replaceAll(/:\w+/g, 'x')),
    ...['/', '/admin', '/admin/domains', '/preview', '/docs', '/nowhere', '/embed', '/embed/', '/embed/x'],
    ...['/embed/ch_0000000000000000', `/embed/${channel}/x`, `/engine?channel=${channel}`, `/EMBED/${channel}`],
    ...[`/embed/${channel}%00`, `/embed/../embed/x`, `//embed/${channel}`, `/embed/${channel}x`, '/unsubscribe'],
  ];
  for (const url of walked) {
    const { 'content-security-policy': policy, 'x-frame-options': options } = await headersOf(url);
    if (policy === undefined && options === undefined) continue;
    expect([url, /^'(?:self|none)'$/.test(ancestors(policy) ?? ''), String(options)]).toEqual([
      ...[url, true, expect.stringMatching(/^(?:SAMEORIGIN|DENY)$/)],
    ]);
  }
  const own = await headersOf(`/embed/${channel}`);
  expect(ancestors(own['content-security-policy'])).toBe(`'self' ${PARENT}`);
  expect(own['x-frame-options']).toBeUndefined();
  expect(own['set-cookie']).toBeUndefined();
  expect(ancestors((await headersOf(`/embed/${other}`))['content-security-policy'])).toBe(
    "'self' https://other.example",
  );
  // Its script has no secret in the page.
  const page = (await app.inject({ url: `/embed/${channel}`, headers: { host: 'localhost' } })).body;
  expect(page).toMatch(/<html data-micro /);
  expect(page).not.toMatch(/mw[ikew]_[\w-]{20}/);
  // On another portal it is no channel.
  const elsewhere = await app.inject({ url: `/embed/${channel}`, headers: { host: 'steelworks.localhost' } });
  expect(elsewhere.headers['content-security-policy'] ?? "frame-ancestors 'self'").not.toContain(PARENT);
});

test('an identity is good once, for its channel, its page and its frame', async () => {
  const { sign, open, make, secret } = await openEmbed();
  const identity = sign();
  expect((await open({ identity })).status).toBe(200);
  expect((await open({ identity })).msg).toContain('used before');
  // Neither its id nor its nonce can be used again.
  expect((await open({ identity: sign({ jti: 'j1' }) })).msg).toContain('used before');
  const nonce = 'nonce-of-another-frame-1';
  expect((await open({ nonce, identity: sign({ nonce, jti: 'j1' }) })).msg).toContain('used before');
  const fresh = (claims: object = {}, by = secret) => sign({ nonce, ...claims }, by);
  const refused = async (why: string, token: string, more: object = {}) => {
    const answer = await open({ nonce, identity: token, ...more });
    expect([why, answer.status, answer.data?.token]).toEqual([why, 403, undefined]);
  };
  const other = (await make()).data;
  await refused('of another channel', fresh({ aud: other.channel.id }));
  await refused('with the secret of another channel', fresh({}, other.secret));
  await refused('at another channel', fresh(), { channel: other.channel.id });
  await refused('expired', fresh({ exp: Math.floor(Date.now() / 1000) - 1 }));
  await refused('for an hour', fresh({ exp: Math.floor(Date.now() / 1000) + 3600 }));
  await refused('for another frame', sign({ nonce: NONCE }));
  await refused('of another page', fresh({ origin: 'https://evil.example' }));
  await refused('shown by another page', fresh(), { parent: 'https://evil.example' });
  await refused('without a page', fresh(), { parent: undefined });
  await refused('no token at all', 'x.y.z');
});

test('twenty at once with one identity open one session', async () => {
  const { sign, open } = await openEmbed();
  const identity = sign();
  const answers = await Promise.all(Array.from({ length: 20 }, () => open({ identity })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a session makes no call but those of its page, and is no person of the same browser', async () => {
  const { app, enter, headers } = await openEmbed();
  const cookie = `token=${headers.authorization.replace('Bearer ', '')}`;
  // What is the same for everybody, and what operators sign in with, takes no session and sees none.
  const closed = operationIds.filter((id) => {
    const facts = operationOf(id) as unknown as Record<string, unknown>;
    return facts['x-embed'] === undefined && facts['x-visitor'] === undefined && facts['x-action'] === undefined;
  });
  expect(closed.length).toBeGreaterThan(150);
  const reached: string[] = [];
  let by: object = {};
  for (const [at, id] of closed.entries()) {
    // A session has so many calls a minute.
    if (at % 200 === 0) by = (await enter('visitor-7')).by;
    const { method, path } = operations[id];
    const sent = { ...by, cookie, host: 'localhost' };
    const answer = await app.inject({ method: method as 'GET', url: path.replaceAll(/\{\w+\}/g, 'x'), headers: sent });
    if (answer.statusCode !== 403) reached.push(`${id} ${answer.statusCode}`);
  }
  expect(reached).toEqual([]);
});

test('what members read is for those whom the company names, and for nobody else', async () => {
  const { enter, call, open } = await openEmbed({}, { reads: 'organization' });
  expect((await open()).status).toBe(403);
  const { by } = await enter('visitor-7');
  expect((await call('GET', search, { headers: by })).status).toBe(200);
  expect((await call('GET', '/api/embed/channels', { headers: by })).status).toBe(403);
});

test('parallel questions cannot pass those of a day', async () => {
  const { app, enter } = await openEmbed({}, { perDay: 5 });
  const visitors = await Promise.all(Array.from({ length: 4 }, () => enter()));
  const asks = visitors.flatMap(({ by }) => [1, 2, 3].map(() => ask(app, newAsking(), { cookie: '', headers: by })));
  const answers = await Promise.all(asks);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.response.json().data).toMatchObject({ reason: 'quota_exceeded' });
});

test('a channel that is switched off or removed ends its sessions at the next call', async () => {
  const { enter, change, call, headers, channel } = await openEmbed();
  const one = await enter();
  await change({ enabled: false });
  expect((await call('GET', search, { headers: one.by })).status).toBe(401);
  await change({});
  // Nor does the old one come back.
  expect((await call('GET', search, { headers: one.by })).status).toBe(401);
  const two = await enter();
  expect((await call('DELETE', `/api/embed/channels/${channel}`, { headers })).status).toBe(200);
  expect((await call('GET', search, { headers: two.by })).status).toBe(401);
  expect((await enter()).status).toBe(404);
});

test('a token of a session is in no line of the log', async () => {
  const { enter, call, log } = await openEmbed();
  const { by } = await enter();
  await call('GET', '/api/embed/channels', { headers: by });
  expect(JSON.stringify(log)).not.toContain(by.authorization.replace('Bearer ', ''));
});

test('an answer that is being read is cut when the channel is switched off', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow: Answerer = {
    name: 'extractive',
    async *write({ signal }) {
      yield { kind: 'text', append: 'So far.' };
      begin();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    },
  };
  const hits = [buildHit({ text: 'Grease the bearing every 500 h.', lang: 'en', title: 'Bearings', span: [0, 31] })];
  const { enter, change, listen } = await openEmbed({ parts: { answerer: slow, search: fakeSearch(hits) } });
  const { by } = await enter();
  const origin = await listen();
  const answer = await fetch(origin + RESEARCH, {
    ...{ method: 'POST', headers: { ...by, 'content-type': 'application/json' } },
    body: JSON.stringify(newAsking()),
  });
  expect(answer.status).toBe(200);
  const read = answer.text().catch(() => '');
  await begun;
  await change({ enabled: false });
  // Otherwise it would be read until the answer is complete, which it never is.
  expect(await read).not.toContain('deep_researcher_end');
});
