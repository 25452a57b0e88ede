import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaseName, openLeakWorld, type Role, roles, type World } from '../support/leak-world';

let world: World;
beforeAll(async () => {
  world = await openLeakWorld();
}, 120_000);
afterAll(() => world.close());

/** The bases whose words come out on the public host, asked as the preview of another domain. */
async function basesSeen(role: Role, domain?: string | string[], guest?: string, scope?: string): Promise<BaseName[]> {
  const live = world.kinds.filter(({ state }) => state === 'live');
  const texts = await Promise.all(
    live.map(({ key, docId }) =>
      textsOf(role, [`/api/search?q=${key}`, `/api/documents/${docId}`], { domain, guest, scope }),
    ),
  );
  return live.filter(({ secret }, n) => texts[n]?.includes(secret)).map(({ base }) => base);
}

type Asked = { domain?: string | string[] | undefined; guest?: string | undefined; scope?: string | undefined };

async function textsOf(role: Role, urls: string[], { domain, guest, scope }: Asked) {
  const headers = { host: 'public.localhost', 'accept-language': 'en', ...world.headers[role] };
  const asked = {
    ...headers,
    ...(domain !== undefined && { 'x-preview-domain': domain }),
    ...(guest && { 'x-millwright-guest': guest }),
    ...(scope !== undefined && { 'x-preview-scope': scope }),
  };
  const answers = await Promise.all(urls.map((url) => world.test.app.inject({ url, headers: asked })));
  return answers.map(({ payload }) => payload.toLowerCase()).join(' ');
}

const ofA: BaseName[] = ['A: everybody', 'community of a', 'domain', 'pre-release', 'public'];
const ofB: BaseName[] = ['B: everybody', 'public'];

test.each(roles.filter((role) => !role.includes('operator')))(
  '%s cannot ask for the data of another domain',
  async (role) => {
    const own = await basesSeen(role);
    for (const domain of ['a', 'b']) expect(await basesSeen(role, domain)).toEqual(own);
  },
);

test('an operator sees what anybody sees on a domain of theirs, and nothing of its members', async () => {
  expect((await basesSeen('operator of A', 'a')).sort()).toEqual(ofA);
  expect((await basesSeen('installation operator', 'a')).sort()).toEqual(ofA);
  expect((await basesSeen('installation operator', 'b')).sort()).toEqual(ofB);
});

test('a draft of an assistant is seen by its author alone, with the header alone, on that domain alone', async () => {
  const { app } = world.test;
  const draft = {
    ...world.test.ctx.assistants.shipped.assistants.get('general'),
    welcome: { 'zh-CN': '机密', 'en-US': 'Veiled' },
  };
  const put = (role: Role, domain: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/admin/domains/${domain}/definitions/assistant/general/draft`,
      headers: { host: 'public.localhost', ...world.headers[role] },
      payload: { base: null, body: draft },
    });
  expect((await put('operator of A', 'a')).statusCode).toBe(200);
  expect((await put('operator of A', 'b')).statusCode).toBe(403);
  const sees = async (role: Role, domain?: string, drafts = '1') => {
    const preview = { ...(domain && { 'x-preview-domain': domain }), 'x-preview-drafts': drafts };
    const headers = { host: 'public.localhost', ...world.headers[role], ...preview };
    return (await app.inject({ url: '/api/assistants/general', headers })).payload.includes('Veiled');
  };
  expect(await sees('operator of A', 'a')).toBe(true);
  expect(await sees('operator of A', 'a', '0')).toBe(false);
  expect(await sees('operator of A', 'b')).toBe(false);
  expect(await sees('operator of A')).toBe(false);
  for (const role of roles.filter((one) => one !== 'operator of A')) expect(await sees(role, 'a')).toBe(false);
});

test("an operator of one organization sees nothing of another's, whatever their own drafts say", async () => {
  const { A, B } = world.tenants;
  const draft = (domain: string, tenantId: string) =>
    world.test.app.inject({
      method: 'PUT',
      url: `/api/admin/domains/${domain}/draft`,
      headers: { host: 'public.localhost', ...world.headers['operator of A'] },
      payload: { base: null, body: { accessDomain: domain, tenantId, searchScope: [1, 2, 3] } },
    });
  expect(A).not.toBe(B);
  expect((await draft('a', B)).statusCode).toBe(200);
  expect((await basesSeen('operator of A', 'a')).sort()).toEqual(ofA);
  expect((await draft('b', A)).statusCode).toBe(403);
  expect(await basesSeen('operator of A', 'b')).toEqual(['public']);
});

test('of the bases a draft lists, an operator sees those that the domain may list, and only as anybody there would', async () => {
  const every = Object.values(world.baseIds).join();
  const seen = async (role: Role, domain: string, scope: string) =>
    (await basesSeen(role, domain, undefined, scope)).sort();
  // The community is read beside the listed bases.
  expect(await seen('operator of A', 'a', '3')).toEqual(['community of a', 'public']);
  expect(await seen('operator of A', 'a', every)).toEqual(ofA);
  expect(await seen('installation operator', 'b', every)).toEqual(['B: everybody', 'pre-release', 'public']);
  expect(await seen('operator of A', 'b', every)).toEqual(['public']);
  // What is no list changes nothing.
  for (const wrong of ['1,', '-1', 'x', '9'.repeat(20)]) expect(await seen('operator of A', 'a', wrong)).toEqual(ofA);
  const anonymous = await basesSeen('anonymous');
  expect(await basesSeen('anonymous', 'a', undefined, every)).toEqual(anonymous);
});

test('a domain that was never published is previewed with the data its first visitors would read, by whoever began it', async () => {
  const every = Object.values(world.baseIds).join();
  const call = (role: Role, method: 'POST' | 'PUT' | 'DELETE', payload?: object) =>
    world.test.app.inject({
      method,
      url: `/api/admin/domains${method === 'POST' ? '' : '/begun/draft'}`,
      headers: { host: 'public.localhost', ...world.headers[role] },
      ...(payload && { payload }),
    });
  const { B } = world.tenants;
  // The draft names another organization, which gives it nothing.
  const draft = { base: null, body: { accessDomain: 'begun', tenantId: B, searchScope: [3] } };
  const seen = async (role: Role, scope = every) => (await basesSeen(role, 'begun', undefined, scope)).sort();
  expect(await seen('operator of A')).toEqual(['public']);
  expect((await call('operator of A', 'POST', { domain: 'begun' })).statusCode).toBe(200);
  expect((await call('operator of A', 'PUT', draft)).statusCode).toBe(200);
  expect(await seen('operator of A')).toEqual(['A: everybody', 'pre-release', 'public']);
  expect(await seen('operator of A', '3')).toEqual(['public']);
  expect(await seen('operator of A', '')).toEqual([]);
  expect(await seen('installation operator')).toEqual(['pre-release', 'public']);
  for (const role of roles.filter((one) => !['operator of A', 'installation operator'].includes(one)))
    expect(await seen(role)).toEqual(await basesSeen(role));
  await call('operator of A', 'DELETE');
  expect(await seen('operator of A')).toEqual(['public']);
});

test('a guest sees what anybody sees on the domain of their link, whatever else they name, until it is withdrawn', async () => {
  const headers = { host: 'public.localhost', ...world.headers['installation operator'] };
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (
      await world.test.app.inject({ method, url: `/api/admin/domains/a${url}`, headers, ...(payload && { payload }) })
    ).json().data;
  const { body } = await call('GET', '');
  const { token, link } = await call('POST', '/guest-links', {
    body: { ...body, title: 'T', logan: 'L', searchScope: [1, 2, 3] },
    label: 'x',
    days: 1,
  });
  // As the draft of the link lists them: the domain's own documents are not among them.
  const ofDraft = ofA.filter((base) => base !== 'domain');
  expect((await basesSeen('anonymous', undefined, token)).sort()).toEqual(ofDraft);
  expect((await basesSeen('anonymous', 'b', token)).sort()).toEqual(ofDraft);
  expect(await basesSeen('anonymous', 'a', 'x'.repeat(43))).toEqual(['public']);
  await call('DELETE', `/guest-links/${link.id}`);
  expect(await basesSeen('anonymous', undefined, token)).toEqual(['public']);
});

test.each([['unknown'], [''], ['a'.repeat(300)], ["a' or '1'='1"], ['A'], ['__proto__']])(
  'the name %j asks for nothing',
  async (domain) => expect(await basesSeen('installation operator', domain)).toEqual(['public']),
);

test('a session that has ended asks for nothing, and what a preview reads is kept by no cache', async () => {
  const headers = { host: 'public.localhost', 'x-preview-domain': 'a', ...world.headers['operator of A'] };
  const answer = await world.test.app.inject({ url: '/api/search?q=x', headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  await world.test.app.inject({ method: 'DELETE', url: '/api/admin/session', headers });
  expect(await basesSeen('operator of A', 'a')).toEqual(['public']);
});
