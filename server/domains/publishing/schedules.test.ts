import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { signedIn } from '../../../tests/support/operator';
import { publishRevision } from '../store/publish-revision';
import { runSchedules } from './run-schedules';

const soon = () => new Date(Date.now() + 3_600_000).toISOString();

async function open() {
  const { app, ctx, store } = await openTestApp();
  const headers = { ...(await signedIn(store)), 'accept-language': 'en' };
  const base = await publishRevision(store.db, {
    accessDomain: 'a',
    body: { accessDomain: 'a', title: 'Now', logan: 'L' },
    author: 'x',
    message: '',
  });
  const url = '/api/admin/domains/a';
  const schedule = async (body: object, from = base) => {
    const payload = { base: from, body, message: 'Later', at: soon() };
    return (await app.inject({ method: 'POST', url: `${url}/publish`, headers, payload })).json();
  };
  const detail = async () => (await app.inject({ url, headers })).json().data;
  const due = () => store.pool.query("update setting_schedule set at = now() - interval '1 second'");
  const run = () => runSchedules(store, ctx.report);
  const audit = async () => (await app.inject({ url: '/api/admin/audit', headers })).json().data.items;
  return { app, ctx, store, headers, url, base, schedule, detail, due, run, audit };
}

const later = { accessDomain: 'a', title: 'Later', logan: 'L' };

test('a setting waits for its time, then goes live once, however many nodes look', async () => {
  const { schedule, detail, due, run, base, ctx, audit, store } = await open();
  const { data } = await schedule(later);
  expect(data.at).not.toBeNull();
  expect(await run()).toBe(0);
  expect(await detail()).toMatchObject({
    head: base,
    schedule: { revision: data.revision, by: 'operator', fault: null },
  });
  await due();
  await Promise.all([run(), run(), run()]);
  expect(await detail()).toMatchObject({ head: data.revision, schedule: null });
  expect((await ctx.settings.get('a')).setting.title).toBe('Later');
  const { rows } = await store.pool.query("select 1 from setting_publication where kind = 'schedule'");
  expect(rows).toHaveLength(1);
  expect(await audit()).toMatchObject([{ action: 'schedule', to: data.revision }, { action: 'schedule' }, {}]);
});

test('what was published meanwhile stays, where both can stand together', async () => {
  const { schedule, due, run, ctx, store, detail } = await open();
  await schedule(later);
  const body = { accessDomain: 'a', title: 'Now', logan: 'New' };
  await publishRevision(store.db, { accessDomain: 'a', body, author: 'y', message: '' });
  expect((await detail()).schedule).toMatchObject({ conflicts: [], body: { title: 'Later', logan: 'New' } });
  await due();
  await run();
  expect((await ctx.settings.get('a')).setting).toMatchObject({ title: 'Later', logan: 'New' });
});

test('what contradicts it keeps it from going live, and the operator reads why', async () => {
  const { schedule, due, run, detail, store, app, url, headers } = await open();
  await schedule(later);
  const body = { accessDomain: 'a', title: 'Other', logan: 'L' };
  const head = await publishRevision(store.db, { accessDomain: 'a', body, author: 'y', message: '' });
  expect((await detail()).schedule).toMatchObject({ fault: null, conflicts: ['/title'] });
  await due();
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await detail()).toMatchObject({ head, schedule: { fault: expect.stringContaining('conflicts') } });
  await app.inject({ method: 'DELETE', url: `${url}/schedule`, headers });
  expect((await detail()).schedule).toBeNull();
});

test('what today’s checks refuse does not go live either', async () => {
  const { schedule, due, run, detail, store, base } = await open();
  const { data } = await schedule(later);
  await store.pool.query(`update setting_revision set source = '{"accessDomain":"a","title":7}' where id = $1`, [
    data.revision,
  ]);
  await due();
  await run();
  expect(await detail()).toMatchObject({ head: base, schedule: { fault: expect.stringContaining('errors') } });
});

test('a schedule on an old base is refused like any publication; a time that has passed is now', async () => {
  const { schedule, app, url, headers, base } = await open();
  expect(await schedule(later, '0'.repeat(64))).toMatchObject({ code: 409, data: { head: base } });
  const payload = { base, body: later, message: 'm', at: '2020-01-01T00:00:00Z' };
  const answer = await app.inject({ method: 'POST', url: `${url}/publish`, headers, payload });
  expect(answer.json().data.at).toBeNull();
});
