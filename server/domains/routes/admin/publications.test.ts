import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openLifeCycle } from '../../../../tests/support/life-cycle';
import { signedIn } from '../../../../tests/support/operator';
import { revisionId } from '../../store/revision-id';

describe('publishing', () => {
  test('serves the new setting at once, keeps the order of keys and writes down who and why', async () => {
    const { call, publish, head, served } = await openLifeCycle();
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
    const { call, publish, head, store } = await openLifeCycle();
    const { status, data } = await publish({ accessDomain: 'b', title: 7 }, head);
    expect(status).toBe(400);
    expect(data.findings).toMatchObject([
      { severity: 'error', kind: 'schema', pointer: '/accessDomain' },
      { severity: 'error', kind: 'schema', pointer: '/title', message: 'This must be of type string, null.' },
    ]);
    expect((await store.pool.query('select 1 from setting_revision')).rowCount).toBe(1);
    expect((await call('GET', 'domains/a')).data.head).toBe(head);
  });

  test('on an old base merges what can stand together and asks about the rest', async () => {
    const { publish, head } = await openLifeCycle({ accessDomain: 'a', title: 'T', logan: 'L' });
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
    const { publish, head } = await openLifeCycle();
    const body = { accessDomain: 'a', title: 'Same' };
    const first = (await publish(body, head)).data.revision;
    expect((await publish({ title: 'Same', accessDomain: 'a' }, head)).data.revision).toBe(first);
  });

  test('of two at once, one wins and the other is told', async () => {
    const { publish, head } = await openLifeCycle();
    const wishes = Array.from({ length: 6 }, (_, n) => publish({ accessDomain: 'a', title: `T${n}` }, head));
    const codes = (await Promise.all(wishes)).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('with the database gone half way publishes nothing at all', async () => {
    const { publish, head, store, call, served } = await openLifeCycle();
    await store.pool.query('alter table audit_entry rename to audit_away');
    expect((await publish({ accessDomain: 'a', title: 'Half' }, head)).status).toBe(500);
    await store.pool.query('alter table audit_away rename to audit_entry');
    expect((await call('GET', 'domains/a')).data.head).toBe(head);
    expect((await served()).title).toBe('First');
    expect((await call('GET', 'domains/a/revisions')).data.items).toHaveLength(1);
  });

  test('with the connection cut between its statements publishes nothing, and says that the database is away', async () => {
    const { publish, head, store, call } = await openLifeCycle();
    await store.pool.query(`create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`);
    await store.pool.query('create trigger cut before insert on audit_entry for each row execute function cut()');
    const cut = await publish({ accessDomain: 'a', title: 'Half' }, head);
    expect([cut.status, cut.msg]).toEqual([503, expect.stringContaining('database')]);
    await store.pool.query('drop trigger cut on audit_entry');
    expect((await call('GET', 'domains/a')).data.head).toBe(head);
    expect((await store.pool.query('select 1 from setting_revision')).rowCount).toBe(1);
    expect((await publish({ accessDomain: 'a', title: 'Whole' }, head)).status).toBe(200);
  });

  test('needs a reason', async () => {
    const { publish, head } = await openLifeCycle();
    for (const message of ['', '  ', 'x'.repeat(501)])
      expect((await publish({ accessDomain: 'a' }, head, message)).status).toBe(400);
  });
});

test('who edits a domain hears at once that somebody else has published it; strangers hear nothing', async () => {
  const { app, store, publish, head } = await openLifeCycle();
  const { cookie } = await signedIn(store, 'editor');
  const foreign = await signedIn(store, 'foreign', 't9');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const listen = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/api/admin/domains/a/changes`, { headers });
  expect((await listen({})).status).toBe(401);
  expect((await listen(foreign)).status).toBe(403);
  const line = await listen({ cookie });
  const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (revision: string) => {
    for (let text = ''; !text.includes(revision); ) text += (await reader?.read())?.value ?? '';
  };
  await heard(head);
  await heard((await publish({ accessDomain: 'a', title: 'Second' }, head)).data.revision);
  await reader?.cancel();
});
