import { describe, expect, test } from 'vitest';
import { openLifeCycle } from '../../../../tests/support/life-cycle';
import { signedIn } from '../../../../tests/support/operator';
import { addKnowledgeBase } from '../../../knowledge/store/knowledge-bases';

describe('a domain', () => {
  test('begins as a draft, from nothing, a template or a copy, and belongs to nobody yet', async () => {
    const { call, publish, head } = await openLifeCycle();
    await publish({ accessDomain: 'a', title: 'Mine', tenantId: 't1' }, head);
    expect((await call('POST', 'domains', { domain: 'b', from: 'a' })).data).toMatchObject({
      head: null,
      body: {},
      draft: { base: null, body: { accessDomain: 'b', title: 'Mine' } },
    });
    expect((await call('GET', 'domains/b')).data.draft.body).not.toHaveProperty('tenantId');
    const steel = await call('POST', 'domains', { domain: 'c.example.com', from: 'template:steelworks' });
    expect(steel.data.draft.body).toMatchObject({ accessDomain: 'c.example.com', theme: expect.anything() });
    expect(JSON.stringify(steel.data.draft.body)).not.toMatch(/赤岩|Chiyan/);
    expect((await call('POST', 'domains', { domain: 'a' })).status).toBe(409);
    expect((await call('POST', 'domains', { domain: 'd', from: 'template:../../package' })).status).toBe(404);
    expect((await call('POST', 'domains', { domain: 'd', from: 'nobody' })).status).toBe(404);
    expect((await call('POST', 'domains', { domain: 'A b' })).status).toBe(400);
  });

  test('is listed with its state and its health', async () => {
    const { call, callAsOther, store, head } = await openLifeCycle();
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

  test('names in its scope the bases of the installation, its own and those of its organization', async () => {
    const { call, as, store } = await openLifeCycle({ accessDomain: 'a', title: 'First', tenantId: 't1' });
    const base = { title: { 'zh-CN': '液压', 'en-US': 'Hydraulics' }, audience: 'everybody' } as const;
    await addKnowledgeBase(store.db, { ...base, slug: 'its', ownerKind: 'domain', ownerId: 'a' });
    await addKnowledgeBase(store.db, { ...base, slug: 'another', ownerKind: 'domain', ownerId: 'b' });
    await addKnowledgeBase(store.db, { ...base, slug: 't1', ownerKind: 'organization', ownerId: 't1' });
    await addKnowledgeBase(store.db, { ...base, slug: 't2', ownerKind: 'organization', ownerId: 't2' });
    const { data } = await call('GET', 'domains/a/knowledge-bases');
    expect(data.map(({ id, slug }: { id: number; slug: string }) => [id, slug])).toEqual([
      [1, 'organization'],
      [2, 'pre-release'],
      [3, 'public'],
      [100, 'its'],
      [102, 't1'],
    ]);
    expect(data[3]).toMatchObject({ name: 'Hydraulics', documentCount: 0 });
    const theirs = as(await signedIn(store, 't1-operator', 't1'));
    await theirs('PUT', 'domains/a/draft', { base: null, body: { accessDomain: 'a', tenantId: 't2' } });
    const slugs = (await theirs('GET', 'domains/a/knowledge-bases')).data.map(({ slug }: { slug: string }) => slug);
    expect(slugs).not.toContain('t2');
    expect((await call('GET', 'domains/nowhere/knowledge-bases')).status).toBe(404);
  });

  test('that nobody knows is not there', async () => {
    const { call } = await openLifeCycle();
    for (const path of ['domains/x', 'domains/x/revisions', 'domains/x/export', 'domains/x/blame?pointer='])
      expect((await call('GET', path)).status).toBe(404);
    expect((await call('PUT', 'domains/x/draft', { base: null, body: {} })).status).toBe(404);
  });
});

describe('a draft', () => {
  test('may be anything, comes back as it was written, and is each operator’s own', async () => {
    const { call, callAsOther, head } = await openLifeCycle();
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
    const { call, head } = await openLifeCycle();
    const body = JSON.parse('{"a":{"__proto__":{"x":1}}}');
    const answer = await call('PUT', 'domains/a/draft', { base: head, body });
    expect([answer.status, answer.msg]).toEqual([400, expect.stringContaining('__proto__')]);
  });

  test('of more than 256 kB is refused with the limit', async () => {
    const { call, head } = await openLifeCycle();
    const answer = await call('PUT', 'domains/a/draft', { base: head, body: { x: 'x'.repeat(300_000) } });
    expect([answer.status, answer.msg]).toEqual([413, 'That is too large. The limit is 256 kB.']);
  });

  test('goes when it is published', async () => {
    const { call, publish, head } = await openLifeCycle();
    await call('PUT', 'domains/a/draft', { base: head, body: { accessDomain: 'a' } });
    await publish({ accessDomain: 'a' }, head);
    expect((await call('GET', 'domains/a')).data.draft).toBeNull();
  });
});

describe('operators of an organization', () => {
  test('see and change the domains of their organization, and no others', async () => {
    const { as, call, store, publish, head } = await openLifeCycle();
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
    const { as, store, publish, head } = await openLifeCycle();
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
