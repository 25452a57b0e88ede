import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { signedIn } from '../../../tests/support/operator';
import { revisionId } from '../../store/revision-id';

type Body = Record<string, unknown>;
const english = { 'accept-language': 'en' };

/** A domain `a` that is live, and people who may change it. */
async function open(first: Body = { accessDomain: 'a', title: 'First' }) {
  const test = await openTestApp();
  const sessions = { operator: await signedIn(test.store), other: await signedIn(test.store, 'other') };
  const as = (headers: object) => async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await test.app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { ...english, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, msg: answer.json().msg, data: answer.json().data };
  };
  const [call, callAsOther] = [as(sessions.operator), as(sessions.other)];
  await call('POST', 'domains', { domain: 'a' });
  const publish = (body: Body, base: string | null, message = 'why', more = {}) =>
    call('POST', 'domains/a/publish', { body, base, message, ...more });
  const head = (await publish(first, null)).data.revision as string;
  const served = async () => (await test.ctx.settings.get('a')).setting;
  return { ...test, as, call, callAsOther, publish, head, served };
}

describe('a domain', () => {
  test('begins as a draft, from nothing, a template or a copy, and belongs to nobody yet', async () => {
    const { call, publish, head } = await open();
    await publish({ accessDomain: 'a', title: 'Mine', tenantId: 't1' }, head);
    expect((await call('POST', 'domains', { domain: 'b', from: 'a' })).data).toMatchObject({
      head: null,
      body: {},
      draft: { base: null, body: { accessDomain: 'b', title: 'Mine' } },
    });
    expect((await call('GET', 'domains/b')).data.draft.body).not.toHaveProperty('tenantId');
    const steel = await call('POST', 'domains', { domain: 'c.example.com', from: 'template:steelworks' });
    expect(steel.data.draft.body).toMatchObject({ accessDomain: 'c.example.com', theme: expect.anything() });
    expect((await call('POST', 'domains', { domain: 'a' })).status).toBe(409);
    expect((await call('POST', 'domains', { domain: 'd', from: 'template:../../package' })).status).toBe(404);
    expect((await call('POST', 'domains', { domain: 'd', from: 'nobody' })).status).toBe(404);
    expect((await call('POST', 'domains', { domain: 'A b' })).status).toBe(400);
  });

  test('is listed with its state and its health', async () => {
    const { call, callAsOther, store, head } = await open();
    await call('POST', 'domains', { domain: 'b' });
    const { items, templates } = (await call('GET', 'domains')).data;
    expect(items).toMatchObject([
      {
        domain: 'a',
        title: 'First',
        status: 'published',
        revision: head,
        changedBy: 'operator',
        message: 'why',
        errors: 0,
      },
      { domain: 'b', status: 'draft', revision: null, changedAt: null, draftAt: expect.any(String) },
    ]);
    expect(templates[0]).toEqual({ id: 'blank', title: 'Blank' });
    // As an older build may have stored it.
    await store.pool.query(`update setting_revision set body = body || '{"title": 7}' where id = $1`, [head]);
    expect((await callAsOther('GET', 'domains')).data.items).toMatchObject([{ domain: 'a' }, { domain: 'b' }]);
  });

  test('that nobody knows is not there', async () => {
    const { call } = await open();
    for (const path of ['domains/x', 'domains/x/revisions', 'domains/x/export', 'domains/x/blame?pointer='])
      expect((await call('GET', path)).status).toBe(404);
    expect((await call('PUT', 'domains/x/draft', { base: null, body: {} })).status).toBe(404);
  });
});

describe('a draft', () => {
  test('may be anything, comes back as it was written, and is each operator’s own', async () => {
    const { call, callAsOther, head } = await open();
    const odd = JSON.parse('{"zebra":1,"apple":{"x":1},"title":7,"nul":"\\u0000","half":"\\ud800"}');
    expect((await call('PUT', 'domains/a/draft', { base: head, body: odd })).status).toBe(200);
    const { draft } = (await call('GET', 'domains/a')).data;
    expect(JSON.stringify(draft.body)).toBe(JSON.stringify(odd));
    expect(draft).toMatchObject({ base: head, savedBy: 'operator' });
    const theirs = (await callAsOther('GET', 'domains/a')).data;
    expect(theirs).toMatchObject({ draft: null, others: [{ name: 'operator', savedAt: draft.savedAt }] });
    expect((await call('GET', 'domains')).status).toBe(200);
    await call('DELETE', 'domains/a/draft');
    expect((await call('GET', 'domains/a')).data.draft).toBeNull();
  });

  test('with a key that would change objects is refused by its name', async () => {
    const { call, head } = await open();
    const body = JSON.parse('{"a":{"__proto__":{"x":1}}}');
    const answer = await call('PUT', 'domains/a/draft', { base: head, body });
    expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining('__proto__')]);
  });

  test('of more than 256 kB is refused with the limit', async () => {
    const { call, head } = await open();
    const answer = await call('PUT', 'domains/a/draft', { base: head, body: { x: 'x'.repeat(300_000) } });
    expect([answer.status, answer.msg]).toEqual([413, 'That is too large. At most 256 kB are taken.']);
  });

  test('goes when it is published', async () => {
    const { call, publish, head } = await open();
    await call('PUT', 'domains/a/draft', { base: head, body: { accessDomain: 'a' } });
    await publish({ accessDomain: 'a' }, head);
    expect((await call('GET', 'domains/a')).data.draft).toBeNull();
  });
});

describe('publishing', () => {
  test('serves the new setting at once, keeps the order of keys and writes down who and why', async () => {
    const { call, publish, head, served } = await open();
    const body = { title: 'Second', accessDomain: 'a', zebra: { b: 1, a: 2 } };
    const { data } = await publish(body, head, 'A better name');
    expect(data).toEqual({ revision: revisionId(body), at: null });
    expect(await served()).toMatchObject({ title: 'Second', zebra: { a: 2, b: 1 } });
    const detail = (await call('GET', 'domains/a')).data;
    expect([detail.head, JSON.stringify(detail.body)]).toEqual([data.revision, JSON.stringify(body)]);
    expect((await call('GET', 'audit')).data.items[0]).toMatchObject({
      who: 'operator',
      domain: 'a',
      action: 'publish',
      message: 'A better name',
      from: head,
      to: data.revision,
      pointers: ['/title', '/zebra'],
    });
  });

  test('refuses errors with the whole report and stores nothing', async () => {
    const { call, publish, head, store } = await open();
    const { status, data } = await publish({ accessDomain: 'b', title: 7 }, head);
    expect(status).toBe(400);
    expect(data.findings).toMatchObject([
      { severity: 'error', kind: 'schema', pointer: '/accessDomain' },
      { severity: 'error', kind: 'schema', pointer: '/title', message: "'title' must be of type string,null." },
    ]);
    expect((await store.pool.query('select 1 from setting_revision')).rowCount).toBe(1);
    expect((await call('GET', 'domains/a')).data.head).toBe(head);
  });

  test('on an old base merges what can stand together and asks about the rest', async () => {
    const { publish, head } = await open({ accessDomain: 'a', title: 'T', logan: 'L' });
    const second = (await publish({ accessDomain: 'a', title: 'Theirs', logan: 'L' }, head)).data.revision;
    const apart = await publish({ accessDomain: 'a', title: 'T', logan: 'Mine' }, head);
    expect(apart.status).toBe(409);
    expect(apart.data).toMatchObject({
      head: second,
      merged: { accessDomain: 'a', title: 'Theirs', logan: 'Mine' },
      taken: [{ pointer: '/title', kind: 'changed', from: 'T', to: 'Theirs' }],
      conflicts: [],
    });
    const against = await publish({ accessDomain: 'a', title: 'Mine', logan: 'L' }, head);
    expect(against.data.conflicts).toEqual([{ pointer: '/title', base: 'T', mine: 'Mine', theirs: 'Theirs' }]);
    expect((await publish(apart.data.merged, second)).status).toBe(200);
  });

  test('what is published already is no conflict, whatever the base', async () => {
    const { publish, head } = await open();
    const body = { accessDomain: 'a', title: 'Same' };
    const first = (await publish(body, head)).data.revision;
    expect((await publish({ title: 'Same', accessDomain: 'a' }, head)).data.revision).toBe(first);
  });

  test('of two at once, one wins and the other is told', async () => {
    const { publish, head } = await open();
    const wishes = Array.from({ length: 6 }, (_, n) => publish({ accessDomain: 'a', title: `T${n}` }, head));
    const codes = (await Promise.all(wishes)).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('with the database gone half way publishes nothing at all', async () => {
    const { publish, head, store, call, served } = await open();
    await store.pool.query('alter table audit_entry rename to audit_away');
    expect((await publish({ accessDomain: 'a', title: 'Half' }, head)).status).toBe(500);
    await store.pool.query('alter table audit_away rename to audit_entry');
    expect((await call('GET', 'domains/a')).data.head).toBe(head);
    expect((await served()).title).toBe('First');
    expect((await call('GET', 'domains/a/revisions')).data.items).toHaveLength(1);
  });

  test('needs a reason', async () => {
    const { publish, head } = await open();
    for (const message of ['', '  ', 'x'.repeat(501)])
      expect((await publish({ accessDomain: 'a' }, head, message)).status).toBe(400);
  });
});

describe('the history', () => {
  test('is paged, newest first, and tells what is live', async () => {
    const { call, publish, head } = await open();
    let base = head;
    for (let n = 1; n <= 4; n += 1)
      base = (await publish({ accessDomain: 'a', title: `T${n}` }, base, `m${n}`)).data.revision;
    const first = (await call('GET', 'domains/a/revisions?limit=3')).data;
    expect(first.items.map((one: { message: string }) => one.message)).toEqual(['m4', 'm3', 'm2']);
    expect(first.items[0]).toMatchObject({ id: base, published: true, kind: 'publish', bytes: expect.any(Number) });
    expect(first.items[1]).toMatchObject({ published: false });
    const rest = (await call('GET', `domains/a/revisions?limit=3&before=${first.next}`)).data;
    expect(rest).toMatchObject({ items: [{ message: 'm1' }, { message: 'why', from: null }], next: null });
    expect((await call('GET', `domains/a/revisions/${head}`)).data).toMatchObject({
      id: head,
      body: { accessDomain: 'a', title: 'First' },
    });
    expect((await call('GET', `domains/a/revisions/${'0'.repeat(64)}`)).status).toBe(404);
    expect((await call('GET', 'domains/a/revisions/short')).status).toBe(400);
  });

  test('rolling back is a new entry; nothing is rewritten', async () => {
    const { call, publish, head, served } = await open();
    const second = (await publish({ accessDomain: 'a', title: 'Second' }, head)).data.revision;
    const back = await call('POST', 'domains/a/rollback', { revision: head, base: second, message: 'Too early' });
    expect(back.data).toEqual({ revision: head });
    expect((await served()).title).toBe('First');
    const { items } = (await call('GET', 'domains/a/revisions')).data;
    expect(items).toMatchObject([
      { id: head, kind: 'rollback', published: true, from: second, message: 'Too early' },
      { id: second, published: false },
      { id: head, kind: 'publish', published: false },
    ]);
  });

  test('what today’s checks refuse cannot be rolled back to; an old base is told', async () => {
    const { call, publish, head, store } = await open();
    const second = (await publish({ accessDomain: 'a', title: 'Second' }, head)).data.revision;
    const back = (base: string | null) => call('POST', 'domains/a/rollback', { revision: head, base, message: 'm' });
    expect((await back(null)).status).toBe(409);
    await store.pool.query(`update setting_revision set source = '{"accessDomain":"a","title":7}' where id = $1`, [
      head,
    ]);
    const refused = await back(second);
    expect([refused.status, refused.data.findings[0].pointer]).toEqual([400, '/title']);
  });

  test('knows who changed a field last, also after its block has moved', async () => {
    const { call, callAsOther, publish, head } = await open();
    const block = (id: string, title: string) => ({ id, type: 'engine/hero', props: { title } });
    const page = (...blocks: object[]) => ({ accessDomain: 'a', title: 'First', pages: { '/engine': { blocks } } });
    const one = (await publish(page(block('x', 'X'), block('y', 'Y')), head, 'blocks')).data.revision;
    const two = await callAsOther('POST', 'domains/a/publish', {
      base: one,
      message: 'y2',
      body: page(block('x', 'X'), block('y', 'Y2')),
    });
    await publish(page(block('y', 'Y2'), block('x', 'X')), two.data.revision, 'moved');
    const who = async (pointer: string) =>
      (await call('GET', `domains/a/blame?pointer=${encodeURIComponent(pointer)}`)).data;
    expect(await who('/pages/~1engine/blocks/0/props/title')).toMatchObject({ author: 'other', message: 'y2' });
    expect(await who('/pages/~1engine/blocks')).toMatchObject({ message: 'moved' });
    expect(await who('/title')).toMatchObject({ author: 'operator', message: 'why', revision: head });
    expect(await who('/logo')).toBeNull();
  });
});

describe('the audit list', () => {
  test('is filtered by person, domain and field, and paged', async () => {
    const { call, callAsOther, publish, head } = await open();
    const second = (await publish({ accessDomain: 'a', title: 'S', theme: { brandColor: '#123456' } }, head)).data
      .revision;
    const body = { accessDomain: 'a', title: 'S', theme: { brandColor: '#654321' } };
    await callAsOther('POST', 'domains/a/publish', { base: second, message: 'colour', body });
    const list = async (query: string) => (await call('GET', `audit?${query}`)).data.items;
    expect(await list('person=other')).toMatchObject([{ message: 'colour', pointers: ['/theme/brandColor'] }]);
    expect(await list('field=/theme')).toHaveLength(2);
    expect(await list('field=/theme/brandColor')).toHaveLength(2);
    expect(await list('field=/them')).toHaveLength(0);
    expect(await list('domain=b')).toEqual([]);
    const page = (await call('GET', 'audit?limit=1')).data;
    expect((await call('GET', `audit?limit=1&before=${page.next}`)).data.items[0].id).toBeLessThan(page.items[0].id);
  });
});

describe('operators of an organization', () => {
  test('see and change the domains of their organization, and no others', async () => {
    const { as, call, store, publish, head } = await open();
    const mine = as(await signedIn(store, 'wei', 'steel'));
    expect((await mine('GET', 'domains')).data.items).toEqual([]);
    const refused = await mine('GET', 'domains/a');
    expect([refused.status, refused.msg]).toEqual([403, expect.stringContaining('your organization')]);
    expect((await mine('GET', 'audit')).data.items).toEqual([]);
    const given = (await publish({ accessDomain: 'a', tenantId: 'steel' }, head)).data.revision;
    expect((await mine('GET', 'domains')).data.items).toMatchObject([{ domain: 'a' }]);
    expect((await mine('GET', 'audit')).data.items.length).toBeGreaterThan(0);
    const taken = await mine('POST', 'domains/a/publish', {
      base: given,
      message: 'm',
      body: { accessDomain: 'a', tenantId: 'x' },
    });
    expect(taken.data.findings).toMatchObject([{ severity: 'error', pointer: '/tenantId' }]);
    expect((await mine('POST', 'domains', { domain: 'new', from: 'a' })).data.draft.body).toMatchObject({
      tenantId: 'steel',
    });
    expect((await call('GET', 'domains')).data.items).toMatchObject([{ domain: 'a' }, { domain: 'new' }]);
  });

  test('who loses a domain while editing keeps the draft', async () => {
    const { as, store, publish, head } = await open();
    const mine = as(await signedIn(store, 'wei', 'steel'));
    const given = (await publish({ accessDomain: 'a', tenantId: 'steel' }, head)).data.revision;
    const draft = { base: given, body: { accessDomain: 'a', tenantId: 'steel', title: 'Long work' } };
    await mine('PUT', 'domains/a/draft', draft);
    const taken = (await publish({ accessDomain: 'a' }, given)).data.revision;
    expect((await mine('PUT', 'domains/a/draft', draft)).status).toBe(403);
    await publish({ accessDomain: 'a', tenantId: 'steel' }, taken);
    expect((await mine('GET', 'domains/a')).data.draft).toMatchObject(draft);
  });
});
