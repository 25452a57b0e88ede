import { beforeEach, describe, expect, test } from 'vitest';
import { runSchedules } from '../../server/domains/publishing/run-schedules';
import { publishRevision } from '../../server/domains/store/publish-revision';
import { openTestApp } from '../support/app';
import { signedIn } from '../support/operator';

const url = '/api/admin/domains/a';
const body = (title: string) => ({ accessDomain: 'a', title, logan: 'L' });

async function openPair() {
  const { app, store, ctx } = await openTestApp();
  const first = await publishRevision(store.db, { accessDomain: 'a', body: body('First'), author: 'x', message: '' });
  const base = await publishRevision(store.db, { accessDomain: 'a', body: body('Now'), author: 'x', message: '' });
  const anna = await signedIn(store, 'anna', null, 'publisher');
  const bo = await signedIn(store, 'bo', null, 'publisher');
  const boss = await signedIn(store, 'boss');
  const ed = await signedIn(store, 'ed', null, 'editor');
  const call = async (who: object, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { ...who, 'accept-language': 'en' };
    const answer = await app.inject({ method, url: `${url}${path}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json() };
  };
  await call(boss, 'PUT', '/approval', { needed: true });
  const ask = async (who: object, title: string): Promise<string> =>
    (await call(who, 'POST', '/approval', { body: body(title), message: 'm' })).data.revision;
  const approve = (who: object, revision: string) => call(who, 'POST', `/approval/${revision}`);
  const publish = (who: object, title: string, more: object = {}) =>
    call(who, 'POST', '/publish', { base, body: body(title), message: 'm', ...more });
  const live = async () => (await ctx.settings.get('a')).setting.title;
  return { store, ctx, first, base, anna, bo, boss, ed, call, ask, approve, publish, live };
}

let world: Awaited<ReturnType<typeof openPair>>;
beforeEach(async () => {
  world = await openPair();
});

describe('where two have to agree, nobody publishes', () => {
  test('alone: not without asking, not by approving it oneself, not as an administrator', async () => {
    const { anna, boss, ask, approve, publish, live } = world;
    expect(await publish(anna, 'New')).toMatchObject({ status: 409, msg: expect.stringContaining('another operator') });
    const revision = await ask(anna, 'New');
    expect((await publish(anna, 'New')).status).toBe(409);
    expect((await approve(anna, revision)).status).toBe(409);
    expect((await publish(anna, 'New')).status).toBe(409);
    expect((await publish(boss, 'New')).status).toBe(409);
    expect(await live()).toBe('Now');
  });

  test('anything but what was approved, and that only once', async () => {
    const { anna, bo, ask, approve, publish, live, call } = world;
    const revision = await ask(anna, 'New');
    await approve(bo, revision);
    expect((await publish(anna, 'New!')).status).toBe(409);
    expect((await publish(anna, 'New')).status).toBe(200);
    expect(await live()).toBe('New');
    const back = await publishBack();
    expect(back.status).toBe(409);

    async function publishBack() {
      const head = revision;
      const old = await ask(anna, 'Now');
      await approve(bo, old);
      await call(anna, 'POST', '/publish', { base: head, body: body('Now'), message: 'm' });
      return call(anna, 'POST', '/publish', { base: old, body: body('New'), message: 'm' });
    }
  });

  test('after asking again, or taking it back, what was approved before', async () => {
    const { anna, bo, ask, approve, publish, call } = world;
    const revision = await ask(anna, 'New');
    await approve(bo, revision);
    await ask(anna, 'New');
    expect((await publish(anna, 'New')).status).toBe(409);
    await approve(bo, revision);
    expect((await call(bo, 'DELETE', `/approval/${revision}`)).status).toBe(200);
    expect((await publish(anna, 'New')).status).toBe(409);
  });

  test('by going back to an earlier revision', async () => {
    const { anna, bo, ask, approve, first, base, call, live } = world;
    const roll = () => call(anna, 'POST', '/rollback', { base, revision: first, message: 'm' });
    expect((await roll()).status).toBe(409);
    expect(await live()).toBe('Now');
    await approve(bo, await ask(anna, 'First'));
    expect((await roll()).status).toBe(200);
  });

  test('with an imported file', async () => {
    const { anna, call, live, base } = world;
    const text = JSON.stringify(body('Imported'));
    const { data } = await call(anna, 'POST', '/import', { text });
    const put = { base, body: data?.body ?? body('Imported'), message: 'import' };
    expect((await call(anna, 'POST', '/publish', put)).status).toBe(409);
    expect(await live()).toBe('Now');
  });

  test('by a schedule: not put down without approval, and not carried out when it is void by then', async () => {
    const { anna, bo, boss, ask, approve, publish, live, call, store, ctx } = world;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const due = async () => {
      await store.pool.query("update setting_schedule set at = now() - interval '1 second'");
      await runSchedules(store, ctx.report);
    };
    expect((await publish(anna, 'New', { at })).status).toBe(409);
    const revision = await ask(anna, 'New');
    await approve(bo, revision);
    expect((await publish(anna, 'New', { at })).status).toBe(200);
    await call(bo, 'DELETE', `/approval/${revision}`);
    await due();
    expect(await live()).toBe('Now');
    expect((await call(anna, 'GET', '')).data.schedule.fault).toContain('approve');
    await approve(boss, await ask(anna, 'New'));
    expect((await publish(anna, 'New', { at })).status).toBe(200);
    await due();
    // The node learns of it by a notification of the database.
    await expect.poll(live).toBe('New');
  });

  test('by a schedule from before the rule', async () => {
    const { anna, boss, publish, live, call, store, ctx } = world;
    await call(boss, 'PUT', '/approval', { needed: false });
    await publish(anna, 'New', { at: new Date(Date.now() + 3_600_000).toISOString() });
    await call(boss, 'PUT', '/approval', { needed: true });
    await store.pool.query("update setting_schedule set at = now() - interval '1 second'");
    await runSchedules(store, ctx.report);
    expect(await live()).toBe('Now');
  });

  test('by changing the rule, or approving, without the role', async () => {
    const { anna, ed, ask, approve, call } = world;
    for (const who of [anna, ed]) expect((await call(who, 'PUT', '/approval', { needed: false })).status).toBe(403);
    expect((await approve(ed, await ask(anna, 'New'))).status).toBe(403);
  });
});

test('what is live already needs nobody; who approves may publish for who asked; all of it stands in the audit log', async () => {
  const { anna, bo, ed, ask, approve, publish, store } = world;
  expect((await publish(anna, 'Now')).status).toBe(200);
  await approve(bo, await ask(ed, 'New'));
  expect((await publish(bo, 'New')).status).toBe(200);
  const { rows } = await store.pool.query(
    "select who, action from audit_entry where action like 'approval%' order by seq",
  );
  expect(rows).toEqual([
    { who: 'boss', action: 'approval-required' },
    { who: 'ed', action: 'approval-asked' },
    { who: 'bo', action: 'approval-given' },
  ]);
});
