import { describe, expect, test } from 'vitest';
import { openLifeCycle } from '../../../../tests/support/life-cycle';
import { publishRevision } from '../../store/publish-revision';

describe('the history', () => {
  test('is paged, newest first, and tells what is live', async () => {
    const { call, publish, head } = await openLifeCycle();
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
    const { call, publish, head, served } = await openLifeCycle();
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
    const { call, publish, head, store } = await openLifeCycle();
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
    const { call, callAsOther, publish, head, store } = await openLifeCycle();
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
    expect(await who('/pages/~1engine/blocks/0/props/title')).toMatchObject({
      author: 'other',
      message: 'y2',
      kind: 'publish',
    });
    expect(await who('/pages/~1engine/blocks')).toMatchObject({ message: 'moved' });
    expect(await who('/title')).toMatchObject({ author: 'operator', message: 'why', revision: head });
    expect(await who('/logo')).toBeNull();
    const seed = { accessDomain: 'b', body: { accessDomain: 'b', title: 'B' }, author: 'seed', message: 'b.json' };
    await publishRevision(store.db, { ...seed, kind: 'seed' });
    const first = (await call('GET', 'domains/b/blame?pointer=%2Ftitle')).data;
    expect(first).toMatchObject({ kind: 'seed', author: 'seed' });
  });
});

describe('the audit list', () => {
  test('is filtered by person, domain and field, and paged', async () => {
    const { call, callAsOther, publish, head } = await openLifeCycle();
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
