import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { alice, ask as askWith, bob, call, newAsking } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { signedIn } from '../../../tests/support/operator';
import { revisionId } from '../../domains';

type Body = Record<string, unknown>;

let world: TestApp;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  const text = '轴承温度一般不应超过 80 ℃，超过时应停机检查润滑。';
  world = await createTestApp({ parts: { search: fakeSearch([buildHit({ text, span: [0, text.length] })]) } });
  for (const domain of ['a', 'b']) {
    const body = { accessDomain: domain, title: domain, tenantId: domain === 'a' ? 'steel' : 'coal', searchScope: [3] };
    await world.ctx.settings.publish({ accessDomain: domain, body, author: 'seed', message: 'seed' });
  }
  for (const role of ['editor', 'publisher', 'administrator'] as const)
    cookies[role] = (await signedIn(world.store, role, 'steel', role)).cookie;
});
afterAll(() => world.close());

const send = async (role: string, method: string, path: string, payload?: object) => {
  const headers = { cookie: cookies[role], 'accept-language': 'en' };
  const url = `/api/admin/domains/a/definitions${path}`;
  const answer = await world.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
};
const visit = async (path: string, headers: Record<string, string> = {}, host = 'a') =>
  (
    await world.app.inject({ url: path, headers: { host: `${host}.localhost`, 'accept-language': 'en', ...headers } })
  ).json();

const shipped = (id: string) => world.ctx.assistants.shipped.assistants.get(id) as unknown as Body;
const publish = (id: string, body: Body, base: string | null, more: object = {}, role = 'publisher') =>
  send(role, 'POST', `/assistant/${id}/publish`, { base, body, message: 'Why', ...more });
const named = (body: Body, name: string) => ({ ...body, name: { 'zh-CN': '改', 'en-US': name } });

test('a copy is drafted, tried by its author alone, published on its portal alone, rolled back and archived', async () => {
  const first = named(shipped('design'), 'Steel formulas');
  await send('editor', 'PUT', '/assistant/design/draft', { base: null, body: first });
  expect((await send('editor', 'GET', '/assistant/design')).data).toMatchObject({
    summary: { owner: 'copy', head: null, name: 'Steel formulas' },
    draft: { body: first },
  });
  expect((await send('publisher', 'GET', '/assistant/design')).data).toMatchObject({
    draft: null,
    others: [{ name: 'editor' }],
  });
  const nameSeen = async (headers = {}, host = 'a') =>
    (await visit('/api/assistants/design', headers, host)).data.name['en-US'];
  const product = await nameSeen();
  const preview = { 'x-preview-domain': 'a', 'x-preview-drafts': '1' };
  expect(await nameSeen({ ...preview, cookie: cookies.editor })).toBe('Steel formulas');
  expect(await nameSeen({ ...preview, cookie: cookies.publisher })).toBe(product);
  expect(await nameSeen(preview)).toBe(product);

  const { data } = await publish('design', first, null);
  expect(data.revision).toBe(revisionId(first));
  expect([await nameSeen(), await nameSeen({}, 'b')]).toEqual(['Steel formulas', product]);
  const catalogue = (await visit('/achat/api/v1/assistant/qa/page')).data.list;
  expect(catalogue.map(({ name }: { name: string }) => name)).toContain('Steel formulas');

  const second = (await publish('design', named(first, 'Second'), data.revision)).data.revision;
  const late = await publish('design', named(first, 'Late'), data.revision);
  expect([late.status, late.data.head]).toEqual([409, second]);
  await send('publisher', 'POST', '/assistant/design/rollback', {
    revision: data.revision,
    base: second,
    message: 'Back',
  });
  expect(await nameSeen()).toBe('Steel formulas');
  await send('publisher', 'POST', '/assistant/design/archive', { base: data.revision, message: 'Done' });
  expect(await nameSeen()).toBe(product);
  const history = (await send('editor', 'GET', '/assistant/design/revisions')).data.items;
  expect(history.map(({ action }: { action: string }) => action)).toEqual([
    'archive',
    'rollback',
    'publish',
    'publish',
  ]);
  expect((await send('editor', 'GET', `/assistant/design/revisions/${second}`)).data.body.name['en-US']).toBe('Second');
});

test('an own assistant opens by its id, its cases stay inside, and its answers store the revision', async () => {
  const body = { ...shipped('general'), id: 'press-shop', routes: [], cases: [oneCase({ contains: ['80 ℃'] })] };
  const { data } = await publish('press-shop', body, null);
  const view = (await visit('/api/assistants/press-shop')).data;
  expect(view).not.toHaveProperty('cases');
  const listed = (await visit('/achat/api/v1/assistant/qa/page')).data.list;
  expect(listed.find(({ id }: { id: string }) => id === 'press-shop').url).toBe('/assistant?id=press-shop');
  expect((await visit('/api/assistants/press-shop', {}, 'b')).code).toBe(404);

  const asking = newAsking({ query: '轴承温度' });
  await askWith(world.app, { ...asking, assistant: { id: 'general' } });
  const rows = await world.store.db.selectFrom('run').select('assistant_revision').execute();
  expect(rows).toEqual([{ assistant_revision: revisionId(shipped('general')) }]);
  expect(data.revision).toBe(revisionId(body));
});

const oneCase = (expect: object, must = true) => ({
  id: 'temperature',
  language: 'zh-CN',
  turns: [{ ask: '轴承温度一般不应超过多少？' }],
  expect,
  must,
});

describe('cases', () => {
  const withCase = (expect: object, must?: boolean) => ({ ...shipped('device'), cases: [oneCase(expect, must)] });

  test('are played by the real engine, with the draft and with what is live', async () => {
    const { data } = await send('editor', 'POST', '/assistant/device/check', {
      body: withCase({ contains: ['80 ℃'], cites: [{ doc: '滚动轴承', quote: '停机检查' }], never: ['120 ℃'] }),
    });
    expect(data).toEqual({
      findings: [],
      verdicts: [{ id: 'temperature', must: true, passed: true, before: true, failures: [] }],
    });
  });

  test('that must pass and fail block publishing; an administrator can give a reason, which is audited', async () => {
    const body = withCase({ contains: ['120 ℃'] });
    const blocked = await publish('device', body, null);
    expect(blocked).toMatchObject({
      status: 409,
      msg: expect.stringContaining('temperature'),
      data: { verdicts: [{ id: 'temperature', failures: ['The answer does not say “120 ℃”.'] }] },
    });
    expect((await publish('device', body, null, { override: 'Known' })).status).toBe(403);
    expect((await publish('device', body, null, { override: 'Known' }, 'administrator')).status).toBe(200);
    const audit = await world.store.db
      .selectFrom('audit_entry')
      .select(['action', 'target', 'message'])
      .where('target', '=', 'assistant/device')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'definition-published', target: 'assistant/device', message: 'Why' },
      { action: 'definition-forced', target: 'assistant/device', message: 'Known' },
    ]);
    const [entry] = (await send('editor', 'GET', '/assistant/device/revisions')).data.items;
    expect(entry).toMatchObject({ override: 'Known', cases: { passed: 0, failed: 1 } });
  });

  test('that need not pass block nothing', async () => {
    const head = (await send('editor', 'GET', '/assistant/device')).data.summary.head;
    expect((await publish('device', withCase({ contains: ['120 ℃'] }, false), head)).status).toBe(200);
  });
});

test('what is wrong is refused with its place: form, names, pages, languages', async () => {
  const found = async (body: Body) =>
    (await publish('general', body, null)).data.findings.map(
      ({ kind, pointer }: Record<string, string>) => `${kind} ${pointer}`,
    );
  const general = shipped('general');
  expect(await found({ ...general, icon: 'parrot' })).toEqual(['schema /icon']);
  expect(await found({ ...general, procedures: ['no-such'] })).toEqual(['reference /procedures/0']);
  expect(await found({ ...general, routes: ['/elsewhere'] })).toEqual(['reference /routes']);
  expect(await found(named(general, '中文'))).toEqual(['translation /name/en-US']);
  expect(await found({ ...general, id: 'other' })).toContain('schema /id');
});

test('a guided check is proved before it is published', async () => {
  const check = world.ctx.assistants.shipped.procedures.get('lockout') as unknown as Body;
  const { data } = await send('editor', 'POST', '/procedure/lockout/check', { body: { ...check, minutes: -1 } });
  expect(data.findings).toMatchObject([{ kind: 'schema', pointer: '/minutes' }]);
  const unread = await send('publisher', 'POST', '/procedure/lockout/publish', {
    base: null,
    body: check,
    message: 'm',
  });
  // This installation has no handbook, so that no evidence is found in it.
  expect(unread.data.findings[0]).toMatchObject({ kind: 'proof', message: expect.stringContaining('handbook') });
});

describe('where nobody publishes alone', () => {
  afterAll(async () => {
    await world.store.db.deleteFrom('approval_rule').execute();
  });
  const ask = async (role: string, id: string, body: Body | null): Promise<string> =>
    (await send(role, 'POST', `/assistant/${id}/approval`, { body, message: 'm' })).data.revision;
  const decide = async (role: string, revision: string, method: 'POST' | 'DELETE' = 'POST') => {
    const url = `/api/admin/domains/a/approval/${revision}`;
    return (await world.app.inject({ method, url, headers: { cookie: cookies[role] } })).statusCode;
  };
  let body: Body;
  beforeAll(async () => {
    body = named(shipped('general'), 'X');
    await world.store.db.insertInto('approval_rule').values({ access_domain: 'a', set_by: 'x' }).execute();
  });

  test('a second operator approves exactly this, for one publication', async () => {
    const refused = await publish('general', body, null);
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('nobody publishes alone')]);
    const revision = await ask('editor', 'general', body);
    expect(revision).toBe(revisionId(body));
    expect((await publish('general', body, null)).status).toBe(409);
    expect((await send('publisher', 'GET', '/assistant/general')).data.summary.waiting).toBe(1);
    const approval = (await send('publisher', 'GET', '/assistant/general/approval')).data;
    expect(approval).toMatchObject({ needed: true, requests: [{ askedBy: 'editor', body, approvedBy: null }] });
    expect((await send('publisher', 'GET', '/assistant/design/approval')).data.requests).toEqual([]);
    expect(await decide('editor', revision)).toBe(403);
    expect(await decide('publisher', revision)).toBe(200);
    expect((await publish('general', named(body, 'Y'), null)).status).toBe(409);
    expect((await publish('general', body, null)).data.revision).toBe(revision);

    const second = named(body, 'Second');
    await decide('administrator', await ask('publisher', 'general', second));
    const head = (await publish('general', second, revision)).data.revision;
    const roll = () =>
      send('publisher', 'POST', '/assistant/general/rollback', { revision, base: head, message: 'Back' });
    expect((await roll()).status).toBe(409);
    await decide('administrator', await ask('publisher', 'general', body));
    expect((await roll()).status).toBe(200);
  });

  test('nobody approves what they asked for, and archiving needs two as well', async () => {
    const base = (await send('editor', 'GET', '/assistant/general')).data.summary.head;
    const archive = () => send('publisher', 'POST', '/assistant/general/archive', { base, message: 'Done' });
    expect((await archive()).status).toBe(409);
    const revision = await ask('publisher', 'general', null);
    expect(await decide('publisher', revision)).toBe(409);
    expect(await decide('administrator', revision)).toBe(200);
    expect(await decide('editor', revision, 'DELETE')).toBe(200);
    expect((await archive()).status).toBe(409);
    await decide('administrator', await ask('publisher', 'general', null));
    expect((await archive()).status).toBe(200);
  });

  test('what has errors is not put before others, and an approval counts for one place', async () => {
    const faulty = await send('editor', 'POST', '/assistant/general/approval', {
      body: { ...body, icon: 'parrot' },
      message: 'm',
    });
    expect([faulty.status, faulty.data.findings[0].pointer]).toEqual([400, '/icon']);
    const own = { ...body, id: 'two-press', routes: [] };
    expect((await send('publisher', 'GET', '/assistant/two-press')).status).toBe(404);
    await decide('publisher', await ask('editor', 'two-press', own));
    // Somebody else's new one can be opened to look at it.
    expect((await send('publisher', 'GET', '/assistant/two-press')).data.summary).toMatchObject({ owner: 'own' });
    expect((await publish('two-press', own, null)).status).toBe(200);
    const { rows } = await world.store.pool.query(
      "select action, target from audit_entry where action like 'approval%' and target = 'assistant/two-press'",
    );
    expect(rows).toEqual([
      { action: 'approval-asked', target: 'assistant/two-press' },
      { action: 'approval-given', target: 'assistant/two-press' },
    ]);
  });
});

test('questions whose answers did not help are told to authors of the portal, once each, without who asked', async () => {
  const ask = async (query: string, cookie: string, host = 'a', shared = true) => {
    const asking = { ...newAsking({ query }), assistant: { id: 'general' } };
    const headers = { host: `${host}.localhost` };
    await askWith(world.app, asking, { cookie, headers });
    const body = { messageId: asking.answerId, value: -1, reasons: ['wrong'], comment: '没有给出数值', shared };
    await call(world.app, 'POST', '/api/messages/evaluate', { cookie, headers, body });
    return asking;
  };
  await ask('轴承温度的上限是多少？', alice);
  await ask('轴承温度的上限是多少？', bob);
  await ask('别的门户的问题', alice, 'b');
  await ask('没有允许查看的问题', alice, 'a', false);
  const gone = await ask('已删除对话中的问题', alice);
  await call(world.app, 'DELETE', `/api/messages/chat/${gone.chatId}`, {
    cookie: alice,
    headers: { host: 'a.localhost' },
  });
  const { status, data } = await send('editor', 'GET', '/assistant/general/disliked');
  expect(status).toBe(200);
  expect(data.items).toEqual([
    { question: '轴承温度的上限是多少？', reasons: ['wrong'], comment: '没有给出数值', at: expect.any(String) },
  ]);
  expect((await send('editor', 'GET', '/assistant/design/disliked')).data.items).toEqual([]);
  const elsewhere = await world.app.inject({
    url: '/api/admin/domains/b/definitions/assistant/general/disliked',
    headers: { cookie: cookies.editor },
  });
  expect(elsewhere.statusCode).toBeGreaterThanOrEqual(403);
});
