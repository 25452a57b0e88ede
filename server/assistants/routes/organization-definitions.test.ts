import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app';
import { newAsking, RESEARCH } from '../../../tests/support/ask';
import { buildHit, fakeSearch } from '../../../tests/support/fake-answerer';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { addMember, changeRole } from '../../accounts/store/memberships';
import { addOrganization } from '../../accounts/store/organizations';
import { setSessionTenant } from '../../accounts/store/sessions';

import { type NewPublication, publish as publishRow } from '../store/definition-publications';

type Body = Record<string, unknown>;
type Headers = Record<string, string>;

let world: TestApp;
let steel = '';
const people: Record<string, { id: string; headers: Headers }> = {};
beforeAll(async () => {
  const text = '轴承温度一般不应超过 80 ℃，超过时应停机检查润滑。';
  world = await createTestApp({ parts: { search: fakeSearch([buildHit({ text, span: [0, text.length] })]) } });
  const { db } = world.store;
  steel = (await addOrganization(db, { name: 'Steel', tenantCode: 'steel' })) ?? '';
  const coal = (await addOrganization(db, { name: 'Coal', tenantCode: 'coal' })) ?? '';
  for (const accessDomain of ['a', 'b'])
    await world.ctx.settings.publish({
      ...{ accessDomain, author: 'seed', message: 'seed' },
      body: { accessDomain, title: accessDomain, tenantId: steel, searchScope: [3] },
    });
  const join = async (name: string, phone: string, organization: string, role: 'owner' | 'admin' | 'member') => {
    const { person, headers, session } = await signedInPerson(world.store, { phone, nickname: name });
    await addMember(db, organization, person.id, role);
    await setSessionTenant(db, session, organization);
    people[name] = { id: person.id, headers };
  };
  await join('owner', '13800000051', steel, 'owner');
  await join('admin', '13800000052', steel, 'admin');
  // Another of the same name.
  await join('admin ', '13800000055', steel, 'admin');
  await join('member', '13800000053', steel, 'member');
  await join('stranger', '13800000054', coal, 'owner');
});
afterAll(() => world.close());

const call = async (who: string | Headers, method: string, url: string, payload?: object) => {
  const headers = {
    host: 'a.localhost',
    'accept-language': 'en',
    ...(typeof who === 'string' ? people[who]?.headers : who),
  };
  const answer = await world.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
};
const edit = (who: string | Headers, method: string, path: string, payload?: object) =>
  call(who, method, `/api/admin/domains/${encodeURIComponent(`@${steel}`)}/definitions${path}`, payload);
const publish = (who: string, kind: string, body: Body, base: string | null = null, more: object = {}) =>
  edit(who, 'POST', `/${kind}/${body.id}/publish`, { base, body, message: 'Why', ...more });

const shipped = (list: 'assistants' | 'procedures' | 'calculators', id: string) =>
  world.ctx.assistants.shipped[list].get(id) as unknown as Body;
const press = () => ({
  ...shipped('assistants', 'general'),
  ...{ id: 'press-line', routes: [], name: { 'zh-CN': '压机线', 'en-US': 'Press line' } },
});

test('those who run an organization draft, try and publish its own; its members see them, and nobody else', async () => {
  const formula = {
    ...shipped('calculators', 'npsh-available'),
    id: 'own-npsh',
    evidence: [],
    source: { 'zh-CN': '样本', 'en-US': 'Leaflet' },
  };
  expect((await publish('admin', 'calculator', formula)).status).toBe(200);
  const body = { ...press(), calculators: ['own-npsh'] };
  await edit('admin', 'PUT', '/assistant/press-line/draft', { base: null, body });
  const other = (await edit('admin ', 'GET', '/assistant/press-line')).status;
  expect(other).toBe(404);
  const drafts = { 'x-preview-domain': `@${steel}`, 'x-preview-drafts': '1' };
  const tried = await call({ ...people.admin?.headers, ...drafts }, 'GET', '/api/assistants/press-line');
  expect(tried.data.name['en-US']).toBe('Press line');
  for (const who of ['member', 'stranger', 'owner'])
    expect((await call({ ...people[who]?.headers, ...drafts }, 'GET', '/api/assistants/press-line')).code).toBe(404);

  expect((await publish('admin', 'assistant', body)).status).toBe(200);
  expect((await edit('owner', 'GET', '/assistant/press-line')).data.summary).toMatchObject({
    ...{ owner: 'own', changedBy: 'admin', kind: 'assistant' },
  });
  for (const host of ['a.localhost', 'b.localhost']) {
    const on = { ...people.member?.headers, host };
    expect((await call(on, 'GET', '/api/assistants/press-line')).data.calculators).toMatchObject([{ id: 'own-npsh' }]);
    expect((await call(on, 'GET', '/api/calculators/own-npsh')).data.source['en-US']).toBe('Leaflet');
  }
  const listed = (await call('member', 'GET', '/achat/api/v1/assistant/qa/page')).data.list;
  const own = listed.find(({ id }: { id: string }) => id === 'press-line');
  expect(own).toMatchObject({ organization: true, url: '/assistant?id=press-line' });
  expect(own).not.toHaveProperty('chatMessageCount');
  for (const who of ['stranger', {}])
    for (const url of ['/api/assistants/press-line', '/api/calculators/own-npsh'])
      expect([url, (await call(who, 'GET', url)).code]).toEqual([url, 404]);
});

test('a copy stands in the place of the portal’s for its members, is rolled back and archived', async () => {
  const named = (name: string) => ({ ...shipped('assistants', 'design'), name: { 'zh-CN': '改', 'en-US': name } });
  const seen = async (who: string) => (await call(who, 'GET', '/api/assistants/design')).data.name['en-US'];
  const product = await seen('stranger');
  const first = (await publish('owner', 'assistant', named('Ours'))).data.revision;
  expect([await seen('member'), await seen('stranger')]).toEqual(['Ours', product]);
  const second = (await publish('admin', 'assistant', named('Ours 2'), first)).data.revision;
  expect((await publish('admin', 'assistant', named('Late'), first)).status).toBe(409);
  await edit('admin', 'POST', '/assistant/design/rollback', { revision: first, base: second, message: 'Back' });
  expect(await seen('member')).toBe('Ours');
  await edit('owner', 'POST', '/assistant/design/archive', { base: first, message: 'Done' });
  expect(await seen('member')).toBe(product);
  const entries = (await edit('admin', 'GET', '/assistant/design/revisions')).data.items;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'archive',
    'rollback',
    'publish',
    'publish',
  ]);
  const audit = await world.store.db
    .selectFrom('audit_entry')
    .select(['access_domain', 'tenant_id'])
    .where('target', '=', 'assistant/design')
    .execute();
  expect(new Set(audit.map(({ access_domain, tenant_id }) => `${access_domain} ${tenant_id}`))).toEqual(
    new Set([`null ${steel}`]),
  );
});

test('a failed case that must pass blocks admins; an owner may publish with a reason', async () => {
  const turns = [{ ask: '轴承温度一般不应超过多少？' }];
  const failing = { id: 'hot', language: 'zh-CN', turns, expect: { contains: ['120 ℃'] }, must: true };
  const body = { ...press(), id: 'gated', cases: [failing] };
  const override = 'The case is wrong';
  expect((await publish('admin', 'assistant', body)).status).toBe(409);
  expect((await publish('admin', 'assistant', body, null, { override })).status).toBe(403);
  expect((await publish('owner', 'assistant', body, null, { override })).status).toBe(200);
});

test('a formula is checked when it is saved, and its cases are calculated', async () => {
  const formula: Body = { ...shipped('calculators', 'npsh-available'), id: 'checked' };
  const check = async (body: Body) => (await edit('admin', 'POST', '/calculator/checked/check', { body })).data;
  const expectMargin = (number: number) => ({
    ...{ id: 'margin', language: 'en-US', turns: [{ inputs: [{ id: 'N', text: '2' }] }], must: true },
    expect: { value: { name: 'm', number, tolerance: 0.01 } },
  });
  expect((await check({ ...formula, cases: [expectMargin(5.11)] })).verdicts).toMatchObject([{ passed: true }]);
  expect((await check({ ...formula, cases: [expectMargin(9)] })).verdicts).toMatchObject([{ passed: false }]);
  const [step] = formula.steps as Body[];
  const broken = {
    ...formula,
    steps: [{ ...step, formula: 'pe +' }, ...(formula.steps as Body[]).slice(1)],
    evidence: [],
  };
  const { findings } = await check(broken);
  expect(findings.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
    expect.arrayContaining(['/steps/0/formula', '/evidence']),
  );
});

test('it offers no connected tools, which are the portal’s', async () => {
  const { data } = await edit('owner', 'POST', '/assistant/press-line/check', { body: { ...press(), tools: true } });
  expect(data.findings).toMatchObject([{ pointer: '/tools' }]);
});

test('nobody else edits: members, other organizations, visitors, operators, or whoever left', async () => {
  const operator = { cookie: (await signedIn(world.store, 'installation operator')).cookie };
  const statuses = async (who: string | Headers) => [
    (await edit(who, 'GET', '')).status,
    (await edit(who, 'GET', '/assistant/press-line')).status,
    (await edit(who, 'PUT', '/assistant/press-line/draft', { base: null, body: press() })).status,
    (await edit(who, 'POST', '/assistant/press-line/publish', { base: null, body: press(), message: 'x' })).status,
  ];
  for (const who of ['member', 'stranger']) expect([who, new Set(await statuses(who))]).toEqual([who, new Set([403])]);
  for (const who of [{}, operator]) expect(new Set(await statuses(who))).toEqual(new Set([401]));
  // What admits authors admits them to nothing but definitions.
  const elsewhere = await call('owner', 'GET', `/api/admin/domains/${encodeURIComponent(`@${steel}`)}`);
  expect(elsewhere.status).toBe(401);
  expect(await changeRole(world.store.db, steel, people['admin ']?.id ?? '', null)).toBe(true);
  expect(new Set(await statuses('admin '))).toEqual(new Set([403]));
});

test('no list, search, address or other outlet shows what is its own to others', async () => {
  const secret = 'Zwickelpress';
  const texts = { 'zh-CN': secret, 'en-US': secret };
  const check = { ...shipped('procedures', 'lockout'), id: 'secret-check', title: texts };
  const formula = { ...shipped('calculators', 'npsh-available'), id: 'secret-formula', title: texts };
  // The pages that they quote are not in this database.
  const row: Pick<NewPublication, 'action' | 'author' | 'message' | 'base' | 'original' | 'passed' | 'failed'> = {
    ...{ action: 'publish', author: 'owner', message: 'x', base: null, original: undefined },
    passed: 0,
    failed: 0,
  };
  for (const [kind, body] of [
    ['procedure', check],
    ['calculator', formula],
  ] as const)
    await publishRow(world.store.db, { ...row, domain: `@${steel}`, kind, id: body.id, body, by: { who: 'owner' } });
  const tools = { procedures: ['secret-check'], calculators: ['secret-formula'] };
  await publish('owner', 'assistant', { ...press(), ...tools, id: 'secret', name: texts, industries: ['metals'] });
  const outlets: [string, string, object?][] = [
    ['GET', '/achat/api/v1/assistant/qa/page?pageSize=200'],
    ['GET', `/achat/api/v1/assistant/qa/page?name=${secret}`],
    ['GET', '/achat/api/v1/chat/online?limit=200'],
    ['GET', '/api/messages/getIntelligentAgent'],
    ['POST', '/achat/api/v1/user/syn_assistant_or_flow', { id: 'secret', flowType: 'assistant' }],
    ['POST', '/achat/api/v1/user/syn_assistant_or_flow', { id: 'secret-check', flowType: 'flow' }],
    ['GET', `/api/search?q=${secret}&kinds=assistants`],
    ['GET', '/api/assistants/secret'],
    ['GET', '/api/procedures/secret-check'],
    ['GET', '/api/calculators/secret-formula'],
    ['GET', `/api/admin/domains/a/definitions`],
    ['GET', `/api/admin/domains/a/definitions/assistant/secret`],
  ];
  const operator = { cookie: (await signedIn(world.store, 'nosy operator')).cookie };
  const shows = async (who: string | Headers) => {
    const seen: string[] = [];
    for (const [method, url, body] of outlets) {
      const answer = await call(who, method, url, body);
      if (JSON.stringify(answer).includes(`"${secret}`)) seen.push(url);
    }
    return seen;
  };
  expect(await shows('member')).toHaveLength(10);
  for (const who of ['stranger', {}, operator]) expect(await shows(who)).toEqual([]);
  // Nor does it answer: the assistant is not there to be asked.
  const asked = { ...newAsking({ query: '轴承温度' }), assistant: { id: 'secret' } };
  expect((await call('stranger', 'POST', RESEARCH, asked)).code).toBe(404);
});

test('whoever leaves the organization no longer finds what is its own', async () => {
  const find = async () => (await call('member', 'GET', '/api/assistants/press-line')).status;
  expect(await find()).toBe(200);
  await changeRole(world.store.db, steel, people.member?.id ?? '', null);
  expect(await find()).toBe(404);
});
