import { expect, test } from 'vitest';
import { createOutgoing, type Outgoing } from '../../server/base/outgoing/create-outgoing';
import { OutgoingRefused } from '../../server/base/outgoing/outgoing-refused';
import { runSchedules } from '../../server/domains/publishing/run-schedules';
import { publishWithin } from '../../server/domains/store/publish-revision';
import { openTestApp } from '../support/app';
import { signedIn } from '../support/operator';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * An installation with its own operator and one each of two organizations, in a world where DNS and files contain what
 * tests put there.
 */
async function open() {
  const world = { records: {} as Record<string, string[]>, files: {} as Record<string, string> };
  const outgoing: Outgoing = {
    ...createOutgoing({ resolveTxt: async (name) => (world.records[name] ?? []).map((record) => [record]) }),
    request: async (address) => {
      const text = world.files[address];
      if (text === undefined) throw new OutgoingRefused('not-found');
      return { status: 200, headers: {}, body: Buffer.from(text) };
    },
  };
  const test = await openTestApp({ parts: { outgoing } });
  const as = (headers: Record<string, string>) => async (method: Method, path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { 'accept-language': 'en', ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, msg: answer.json().msg, data: answer.json().data };
  };
  const all = as(await signedIn(test.store, 'all'));
  const a = as(await signedIn(test.store, 'anna', 'tenant-a'));
  const b = as(await signedIn(test.store, 'boris', 'tenant-b'));
  const pageOf = async (host: string) =>
    (await test.app.inject({ url: '/api/session/methods', headers: { host } })).statusCode;
  return { ...test, world, all, a, b, pageOf };
}

type Call = Awaited<ReturnType<typeof open>>['a'];
const body = (domain: string, tenantId = 'tenant-a') => ({ accessDomain: domain, title: 'Taken', tenantId });
const publish = (call: Call, domain: string, more: object = {}) =>
  call('POST', `domains/${domain}/publish`, { base: null, body: body(domain), message: 'mine', ...more });
const inAnHour = () => new Date(Date.now() + 3600_000).toISOString();

test('an organization’s operator drafts on any host, and publishes on none that is not theirs', async () => {
  const { a, pageOf, store } = await open();
  const domain = 'victim.example';
  expect((await a('POST', 'domains', { domain })).status).toBe(200);
  expect((await a('PUT', `domains/${domain}/draft`, { base: null, body: body(domain) })).status).toBe(200);
  const refused = await publish(a, domain);
  expect(refused.status).toBe(400);
  expect(refused.data.findings[0]).toMatchObject({ severity: 'error', pointer: '/accessDomain' });
  expect((await publish(a, domain, { at: inAnHour() })).status).toBe(400);
  const checked = await a('POST', `domains/${domain}/check`, { body: body(domain) });
  expect(checked.data.findings[0].message).toMatch(/proved/);
  expect(await store.db.selectFrom('setting_schedule').selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom('setting_pointer').selectAll().execute()).toEqual([]);
  expect(await pageOf(domain)).toBe(421);
});

test('nothing below the calls publishes without a right either', async () => {
  const { store } = await open();
  const entry = { accessDomain: 'victim.example', body: body('victim.example'), author: 'anna', message: '' };
  const right = { kind: 'organization', tenantId: 'tenant-a' } as const;
  await expect(store.db.transaction().execute((trx) => publishWithin(trx, entry, right))).rejects.toThrow(
    'not been proved',
  );
});

test.each(['dns', 'file'] as const)('a proof by %s is the host’s, and the organization’s alone', async (how) => {
  const { a, b, world, pageOf } = await open();
  const domain = 'kb.example.com';
  for (const call of [a, b]) expect((await call('POST', 'domains', { domain })).status).toBe(200);
  const mine = (await a('GET', `domains/${domain}/host`)).data;
  const theirs = (await b('GET', `domains/${domain}/host`)).data;
  expect(mine.record.value).not.toBe(theirs.record.value);
  expect(mine.file.url).not.toContain(mine.record.value.split('=')[1]);
  const put = ({ record, file }: typeof mine) => {
    if (how === 'dns') world.records[record.name] = ['v=spf1 -all', record.value];
    else world.files[file.url] = `${file.text}\n`;
  };
  put(theirs);
  expect((await a('POST', `domains/${domain}/host/check`)).data).toMatchObject({
    state: 'unproved',
    fault: expect.any(String),
  });
  expect((await publish(a, domain)).status).toBe(400);
  expect((await b('POST', `domains/${domain}/host/check`)).data).toMatchObject({ state: 'proved', how });
  put(mine);
  expect((await a('POST', `domains/${domain}/host/check`)).status).toBe(409);
  expect((await publish(a, domain)).status).toBe(400);
  expect((await publish(b, domain, { body: body(domain, 'tenant-b') })).status).toBe(200);
  expect(await pageOf(domain)).toBe(200);
});

test('the certificate of a host is looked at only for its owner, and says what visitors would be warned of', async () => {
  const { a, b, all, world, ctx } = await open();
  const domain = 'kb.example.com';
  for (const call of [a, b]) await call('POST', 'domains', { domain });
  const asked: string[] = [];
  let answer: () => Promise<Awaited<ReturnType<Outgoing['request']>>> = () =>
    Promise.reject(new OutgoingRefused('certificate-of-another'));
  const look = (call: typeof a) => call('POST', `domains/${domain}/host/certificate`);
  ctx.outgoing.request = (address) => {
    asked.push(address);
    return answer();
  };
  expect((await look(a)).msg).toContain('Verify it first');
  const { record } = (await a('GET', `domains/${domain}/host`)).data;
  world.records[record.name] = [record.value];
  expect((await a('POST', `domains/${domain}/host/check`)).data.state).toBe('proved');
  asked.length = 0;
  await publish(a, domain);
  expect((await look(b)).status).toBe(403);
  expect(asked).toEqual([]);
  expect((await look(a)).data).toEqual({ fault: expect.stringContaining('for another name'), endsAt: null });
  expect((await look(all)).status).toBe(429);
  expect(asked).toEqual([`https://${domain}/api/health`]);
  await ctx.store.pool.query('update budget set resets_at = now()');
  const certificateEnds = new Date('2030-01-02T03:04:05Z');
  answer = async () => ({ status: 404, headers: {}, body: Buffer.from(''), certificateEnds });
  expect((await look(all)).data).toEqual({ fault: null, endsAt: certificateEnds.toISOString() });
});

test('a token that is a part of something, and a file that only repeats its address, prove nothing', async () => {
  const { a, world } = await open();
  const domain = 'kb.example.com';
  await a('POST', 'domains', { domain });
  const { record, file } = (await a('GET', `domains/${domain}/host`)).data;
  world.records[record.name] = [`${record.value}x`, `x${record.value}`, record.value.slice(0, -1)];
  world.files[file.url] = file.url;
  expect((await a('POST', `domains/${domain}/host/check`)).data.state).toBe('unproved');
  expect((await a('POST', `domains/${domain}/host/check`)).status).toBe(429);
});

test('a file on a host that leads inside is not fetched', async () => {
  const { a, ctx } = await open();
  ctx.outgoing.request = createOutgoing({ resolve: async () => ['169.254.169.254'] }).request;
  await a('POST', 'domains', { domain: 'inside.example' });
  const { data } = await a('POST', 'domains/inside.example/host/check');
  expect(data).toMatchObject({ state: 'unproved', fault: expect.stringContaining('not resolve to a public address') });
  expect(data.fault).not.toContain('169');
});

test.each(['shortname', '203.0.113.7', 'a.b.9'])(
  '%s cannot be proved, only approved, and not by oneself',
  async (domain) => {
    const { a, b, all, pageOf } = await open();
    await a('POST', 'domains', { domain });
    expect((await a('GET', `domains/${domain}/host`)).data).toMatchObject({ record: null, file: null });
    expect((await a('POST', `domains/${domain}/host/check`)).status).toBe(400);
    expect((await a('POST', `domains/${domain}/host/approval`)).data.state).toBe('asked');
    const yes = { tenantId: 'tenant-a', approve: true };
    for (const call of [a, b]) {
      expect((await call('POST', `domains/${domain}/host/decision`, yes)).status).toBe(403);
      expect((await call('GET', 'hosts')).status).toBe(403);
    }
    expect((await publish(a, domain)).status).toBe(400);
    expect((await all('GET', 'hosts')).data.items).toMatchObject([{ domain, tenantId: 'tenant-a', state: 'asked' }]);
    expect((await all('POST', `domains/${domain}/host/decision`, yes)).data).toMatchObject({
      state: 'proved',
      how: 'approved',
    });
    expect((await publish(a, domain)).status).toBe(200);
    expect(await pageOf(domain)).toBe(200);
  },
);

test.each(['localhost', 'mill.example', 'x.mill.example', 'x.localhost', '127.0.0.1', 'kb.example.com.mill.example'])(
  'no domain is begun under the name %s, which means another one here',
  async (domain) => {
    const { a, all } = await open();
    for (const call of [a, all]) expect((await call('POST', 'domains', { domain })).status).toBe(400);
  },
);

test('what is taken back is answered for no longer, waits in vain, and is not proved again without a yes', async () => {
  const { a, all, world, pageOf, store, ctx } = await open();
  const domain = 'kb.example.com';
  await a('POST', 'domains', { domain });
  const { record } = (await a('GET', `domains/${domain}/host`)).data;
  world.records[record.name] = [record.value];
  await a('POST', `domains/${domain}/host/check`);
  const head = (await publish(a, domain)).data.revision;
  const later = { base: head, body: { ...body(domain), title: 'Later' }, at: inAnHour() };
  expect((await publish(a, domain, later)).status).toBe(200);
  expect(await pageOf(domain)).toBe(200);
  const no = { tenantId: 'tenant-a', approve: false };
  expect((await all('POST', `domains/${domain}/host/decision`, no)).data.state).toBe('refused');
  await expect.poll(() => pageOf(domain)).toBe(421);
  await store.db
    .updateTable('setting_schedule')
    .set({ at: new Date(0) })
    .execute();
  await runSchedules(store, ctx.report);
  const [row] = await store.db.selectFrom('setting_schedule').select('fault').execute();
  expect(row?.fault?.['en-US']).toMatch(/not verified/);
  expect((await a('POST', `domains/${domain}/host/check`)).status).toBe(403);
  const rollback = { revision: head, base: head, message: 'again' };
  expect((await a('POST', `domains/${domain}/rollback`, rollback)).status).toBe(400);
  expect((await publish(a, domain, { base: head })).status).toBe(400);
  await a('POST', `domains/${domain}/host/approval`);
  await all('POST', `domains/${domain}/host/decision`, { ...no, approve: true });
  await expect.poll(() => pageOf(domain)).toBe(200);
});

test('what the installation publishes is approved for the organization that it names', async () => {
  const { a, b, all } = await open();
  const head = (await publish(all, 'plant')).data;
  expect(head).toBeNull();
  await all('POST', 'domains', { domain: 'plant' });
  const { revision } = (await publish(all, 'plant')).data;
  const next = { base: revision, body: { ...body('plant'), title: 'Theirs' } };
  expect((await publish(b, 'plant', next)).status).toBe(403);
  expect((await publish(a, 'plant', next)).status).toBe(200);
});

test('a draft of one organization shows the other neither itself nor who wrote it', async () => {
  const { a, b } = await open();
  await a('POST', 'domains', { domain: 'kb.example.com' });
  expect((await b('GET', 'domains/kb.example.com')).status).toBe(404);
  const begun = await b('POST', 'domains', { domain: 'kb.example.com' });
  expect(begun.status).toBe(200);
  expect(JSON.stringify(begun.data)).not.toContain('anna');
});
