import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import actions from '../../generated/operator-actions.json';
import { addOperator, findOperator } from '../../server/accounts/store/operators';
import { allows, OPERATOR_ROLES, type OperatorAction, type OperatorRole } from '../../setting/operator/may';
import { operationIds, operations } from '../contract/contract';
import { createTestApp, type TestApp } from '../support/app';
import { signedIn } from '../support/operator';

let world: TestApp;
const cookies = {} as Record<OperatorRole, string>;
beforeAll(async () => {
  world = await createTestApp();
  await world.ctx.settings.publish({ accessDomain: 'a', body: body('a'), author: 'seed', message: 'seed' });
  await world.ctx.settings.publish({ accessDomain: 'b', body: body('b', 'coal'), author: 'seed', message: 'seed' });
  for (const role of OPERATOR_ROLES) cookies[role] = (await signedIn(world.store, role, 'steel', role)).cookie;
});
afterAll(() => world.close());

const body = (accessDomain: string, tenantId = 'steel') => ({ accessDomain, tenantId, title: accessDomain });

const ask = async (role: OperatorRole, method: string, path: string, payload?: object) => {
  const headers = { cookie: cookies[role], 'accept-language': 'en' };
  const answer = await world.app.inject({ method: method as 'GET', url: path, headers, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    msg: String(answer.headers['content-type']).includes('json') ? answer.json().msg : '',
  };
};

const adminIds = operationIds.filter((id) => operations[id].path.startsWith('/api/admin/'));
const needs = (id: (typeof adminIds)[number]) => (actions as Record<string, OperatorAction>)[id];

test('every call below /api/admin states the action it needs, and only signing in and out needs none', () => {
  expect(adminIds.filter((id) => needs(id) === undefined)).toEqual([]);
  const free = adminIds.filter((id) => needs(id) === 'none').map((id) => operations[id].path);
  expect(free.filter((path) => !path.startsWith('/api/admin/session'))).toEqual([]);
});

// A stream would stay open for whoever may have it.
const walked = adminIds.filter((id) => needs(id) !== 'none' && operations[id].kind !== 'stream');

describe.each(OPERATOR_ROLES)('%s', (role) => {
  test.each(walked)('%s is let through or refused as its action says', async (id) => {
    const action = needs(id) ?? 'oversee';
    const { method, path } = operations[id];
    const on = (domain: string) => path.replace('{domain}', domain).replace(/\{\w+\}/g, '0'.repeat(64));
    const { status, msg } = await ask(role, method.toUpperCase(), on('a'));
    // An organization's administrator does not reach the installation.
    if (action === 'oversee') return expect([status, msg]).toEqual([403, expect.stringContaining('installation')]);
    const refused = status === 403 && /takes the role/.test(msg);
    expect(refused).toBe(!allows(role, action));
    const foreign = path.includes('{domain}') && (await ask(role, method.toUpperCase(), on('b')));
    if (foreign) expect(foreign.status).toBe(403);
  });
});

describe('whoever has no role here', () => {
  const outside: Record<string, string> = { 'not signed in': '', 'role taken away': '', 'of another organization': '' };
  beforeAll(async () => {
    // The walk archived the first one.
    await world.ctx.settings.publish({ accessDomain: 'd', body: body('d'), author: 'seed', message: 'seed' });
    outside['of another organization'] = (await signedIn(world.store, 'outside', 'coal', 'administrator')).cookie;
    outside['role taken away'] = (await signedIn(world.store, 'former', 'steel', 'administrator')).cookie;
    const former = await findOperator(world.store.db, 'former');
    await world.store.db
      .deleteFrom('operator_role')
      .where('operator_id', '=', former?.id ?? '')
      .execute();
  });
  // Streams as well: nobody of these gets one.
  const called = adminIds.filter((id) => needs(id) !== 'none');

  describe.each(Object.keys(outside))('%s', (who) => {
    test.each(called)('is refused %s', async (id) => {
      const { method, path } = operations[id];
      const own = who === 'of another organization' && !path.includes('{domain}') && needs(id) !== 'oversee';
      // What is about no domain is theirs, as far as their organization goes.
      if (own) return;
      const url = path.replace('{domain}', 'd').replace(/\{\w+\}/g, '0'.repeat(64));
      const headers = { cookie: outside[who] ?? '', 'accept-language': 'en' };
      const answer = await world.app.inject({ method: method.toUpperCase() as 'GET', url, headers });
      expect([401, 403]).toContain(answer.statusCode);
    });
  });
});

test('a refusal names the role that is needed, the own one and the domain, in both languages', async () => {
  const refused = await ask('editor', 'POST', '/api/admin/domains/a/publish', {
    base: null,
    body: body('a'),
    message: 'm',
  });
  expect(refused.msg).toBe(
    'On “a” this takes the role of publisher; yours is editor. Ask an administrator to change it.',
  );
  const headers = { cookie: cookies.viewer, 'accept-language': 'zh-CN' };
  const answer = await world.app.inject({ method: 'PUT', url: '/api/admin/domains/a/draft', headers, payload: {} });
  expect(answer.json().msg).toBe('在“a”上进行此操作需要“编辑者”角色，您的角色是“查看者”。请联系管理员调整。');
});

test('a role on one domain opens no other one, starts none and publishes for nobody else', async () => {
  const { store, app } = world;
  // The walk archived the first one.
  await world.ctx.settings.publish({ accessDomain: 'c', body: body('c'), author: 'seed', message: 'seed' });
  await addOperator(store.db, { name: 'only', password: '', tenant_id: 'steel', domain: 'c' });
  const { cookie } = await signedIn(store, 'only');
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { cookie, 'accept-language': 'en' },
      ...(payload && { payload }),
    });
  const listed = (await call('GET', 'domains')).json().data.items;
  expect(listed).toMatchObject([{ domain: 'c', role: 'administrator' }]);
  expect((await call('GET', 'domains/b')).statusCode).toBe(403);
  expect((await call('GET', 'domains/never')).statusCode).toBe(403);
  expect((await call('POST', 'domains', { domain: 'new' })).statusCode).toBe(403);
  const taken = await call('POST', 'domains/c/publish', { base: null, body: body('c', 'coal'), message: 'm' });
  expect(taken.json().data.findings).toMatchObject([{ pointer: '/tenantId' }]);
  const { items } = (await call('GET', 'audit')).json().data;
  expect(items.map(({ domain }: { domain: string }) => domain)).toEqual(['c']);
  await world.ctx.settings.publish({ accessDomain: 'c', body: body('c', 'coal'), author: 'seed', message: 'moved' });
  expect((await call('GET', 'domains/c')).statusCode).toBe(403);
});
