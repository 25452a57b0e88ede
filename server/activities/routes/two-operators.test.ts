import { expect, test } from 'vitest';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { settleLists } from '../settle-lists';

const definition = '/api/admin/domains/main/definitions/activity/award2027';

test('a prize above the review line is published by two, one below it by one', async () => {
  const { call, store } = await openActivitiesApp();
  const [lin, wu] = await Promise.all([signedIn(store, 'lin'), signedIn(store, 'wu')]);
  const { summary, body } = (await call('GET', definition, { headers: lin })).data;
  const priced = (value: number): ActivityDocument => ({
    ...body,
    prizes: body.prizes.map((prize: object, n: number) => (n === 0 ? { ...prize, value } : prize)),
  });
  const publish = (document: object, base: string) =>
    call('POST', `${definition}/publish`, { headers: lin, body: { base, body: document, message: 'm' } });
  const refused = await publish(priced(50_000), summary.head);
  expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('500 yuan')]);
  const asked = { body: priced(50_000), message: 'm' };
  const { revision } = (await call('POST', `${definition}/approval`, { headers: lin, body: asked })).data;
  const approve = (headers: { cookie: string }) =>
    call('POST', `/api/admin/domains/main/approval/${revision}`, { headers });
  // Nobody is the second person for what they asked for themselves.
  expect((await approve(lin)).status).toBe(409);
  expect((await publish(priced(50_000), summary.head)).status).toBe(409);
  expect((await approve(wu)).status).toBe(200);
  // What was approved is this content and nothing else.
  expect((await publish(priced(60_000), summary.head)).status).toBe(409);
  const { data } = await publish(priced(50_000), summary.head);
  expect(data.revision).toBe(revision);
  expect((await publish(priced(49_999), revision)).status).toBe(200);
});

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function openWorthMuch() {
  const app = await openActivitiesApp();
  const [lin, wu] = await Promise.all([signedIn(app.store, 'lin'), signedIn(app.store, 'wu')]);
  const title = { 'zh-CN': '笔记本', 'en-US': 'Laptop' };
  const laptop = { ...{ id: 'laptop', title, kind: 'goods' as const, value: 500_000, stock: 1 } };
  const amend = (days: { close: number; draw: number }) =>
    app.amend('award1024', {
      ...{ prizes: [laptop], draw: { kind: 'list' as const, reserves: 0 } },
      windows: { visible: at(-9), open: at(-8), close: at(days.close), draw: at(days.draw), claimUntil: at(9) },
    });
  const base = '/api/admin/domains/main/activities/award1024';
  const ask = (what: string, reason: string, headers = lin) =>
    app.call('POST', `${base}/approvals`, { headers, body: { what, reason } });
  const approve = (revision: string, headers = wu) =>
    app.call('POST', `/api/admin/domains/main/approval/${revision}`, { headers });
  const file = (path: string, reason: string, headers = lin) => {
    const query = new URLSearchParams({ reason, format: 'csv' });
    return app.app.inject({ url: `${base}/export/${path}?${query}`, headers: { host: 'main.localhost', ...headers } });
  };
  return { ...app, lin, wu, amend, base, ask, approve, file };
}

test('a list above the review line is drawn at its time once two operators have said so', async () => {
  const { call, amend, ask, approve, lin, ctx, browser } = await openWorthMuch();
  const proof = async () => (await call('GET', '/api/activities/award1024/proof')).data;
  await amend({ close: 1, draw: 2 });
  for (let n = 0; n < 5; n += 1)
    await call('POST', '/api/activities/award1024/entry', { headers: browser(n), body: {} });
  expect((await ask('draw', 'Now')).status).toBe(409);
  await amend({ close: -2, draw: -1 });
  expect(await proof()).toMatchObject({ secret: null, list: { count: 5, drawnAt: null } });
  await settleLists(ctx);
  const asked = (await ask('draw', 'The jury is here.')).data;
  expect(asked).toMatchObject({ draw: true, exports: true, requests: [{ what: 'draw', own: true, approvedBy: null }] });
  const [{ revision }] = asked.requests;
  expect((await approve(revision, lin)).status).toBe(409);
  expect((await proof()).list.drawnAt).toBeNull();
  expect((await approve(revision)).status).toBe(200);
  expect((await proof()).list).toMatchObject({ drawnAt: expect.any(String), order: [{ prize: 'laptop' }] });
  expect((await ask('draw', 'Again')).status).toBe(409);
});

test('names leave an activity above the review line for one reason, once, with two words', async () => {
  const { amend, ask, approve, file, lin, wu, call, base } = await openWorthMuch();
  await amend({ close: 1, draw: 2 });
  for (const path of ['people', 'claims']) {
    expect((await file(path, 'Parcels')).json().data.reason).toBe('approval');
    const { requests } = (await ask(path, 'Parcels')).data;
    const { revision } = requests.find(({ what }: { what: string }) => what === path);
    expect((await file(path, 'Parcels')).statusCode).toBe(409);
    expect((await approve(revision)).status).toBe(200);
    // What was approved is this reason, and this export.
    expect((await file(path, 'Advertising')).statusCode).toBe(409);
    expect((await file(path === 'people' ? 'claims' : 'people', 'Parcels')).statusCode).toBe(409);
    expect((await file(path, 'Parcels', wu)).statusCode).toBe(200);
    expect((await file(path, 'Parcels')).statusCode).toBe(409);
  }
  expect((await call('GET', `${base}/approvals`, { headers: lin })).data.requests).toEqual([]);
});

test('an activity that runs is archived on confirmation only, and above the review line by two', async () => {
  const { amend, call, lin, wu } = await openWorthMuch();
  await amend({ close: 1, draw: 2 });
  const place = '/api/admin/domains/main/definitions/activity/award1024';
  const { summary } = (await call('GET', place, { headers: lin })).data;
  const archive = (more: object) =>
    call('POST', `${place}/archive`, { headers: lin, body: { base: summary.head, message: 'm', ...more } });
  expect((await archive({})).data.reason).toBe('running');
  expect((await archive({ confirm: true })).msg).toContain('500 yuan');
  const { revision } = (await call('POST', `${place}/approval`, { headers: lin, body: { body: null, message: 'm' } }))
    .data;
  await call('POST', `/api/admin/domains/main/approval/${revision}`, { headers: wu });
  expect((await archive({})).status).toBe(409);
  expect((await archive({ confirm: true })).status).toBe(200);
});
