import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../tests/support/open-activities';
import { signedInPerson } from '../../tests/support/person';
import { addOrganization } from '../accounts/store/organizations';
import { addEndpoint } from '../platform/store/webhooks';
import { tellTurns } from './tell-turns';

const award = '/api/activities/award1024';
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const prize = {
  ...{ id: 'mug', title: { 'zh-CN': '杯', 'en-US': 'Mug' }, kind: 'goods' as const },
  value: 100,
  stock: 5,
};

async function open() {
  const app = await openActivitiesApp();
  const { db } = app.store;
  await app.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', searchScope: [3], tenantId: 'owner' },
  });
  await addOrganization(db, { id: 'owner', name: 'PLC Works', tenantCode: 'plc' });
  const hook = { id: 'wh_1', organization_id: 'owner', access_domain: 'main', made_by: null, name: 'MES' };
  const types = ['activity.opened', 'activity.closed', 'activity.claimed'];
  await db
    .transaction()
    .execute((trx) => addEndpoint(trx, { ...hook, url: 'https://mes.example.com/', types, secret: 'sealed' }));
  const heard = async () =>
    (await db.selectFrom('event').select(['type', 'data']).orderBy('id').execute()).map(({ type, data }) => [
      type,
      data,
    ]);
  return { ...app, heard };
}

test('opening and closing are told once each, what was long ago and what was cancelled is not', async () => {
  const { ctx, amend, call, heard, store } = await open();
  await call('GET', award);
  const [opened, closed] = [at(-0.5), at(-0.1)];
  await amend('award1024', { windows: { visible: at(-9), open: opened, close: at(5), claimUntil: at(9) } });
  await Promise.all([tellTurns(ctx), tellTurns(ctx)]);
  expect(await heard()).toEqual([['activity.opened', { activity: 'award1024', at: opened }]]);
  await amend('award1024', { windows: { visible: at(-9), open: at(-5), close: closed, claimUntil: at(9) } });
  await tellTurns(ctx);
  await tellTurns(ctx);
  expect((await heard()).slice(1)).toEqual([['activity.closed', { activity: 'award1024', at: closed }]]);
  await store.db.updateTable('activity').set({ cancelled_at: new Date() }).execute();
  await amend('award1024', { windows: { visible: at(-9), open: at(-5), close: at(-0.2), claimUntil: at(9) } });
  await tellTurns(ctx);
  expect(await heard()).toHaveLength(2);
});

test('a claim is told once, without who made it, also if it is changed', async () => {
  const { amend, call, heard, store } = await open();
  await amend('award1024', { prizes: [{ ...prize, odds: 1_000_000, needs: ['name'] }] });
  const { headers } = await signedInPerson(store);
  await call('POST', `${award}/entry`, { headers, body: {} });
  await call('POST', `${award}/draws`, { headers, body: { k: 1 } });
  const [win] = (await call('GET', award, { headers })).data.entry.wins;
  const claim = (name: string) => call('POST', `/api/wins/${win.id}/claim`, { headers, body: { name } });
  expect((await claim('')).status).toBe(400);
  expect(await heard()).toEqual([]);
  for (const name of ['Wei', 'Wei Lin']) expect((await claim(name)).status).toBe(200);
  expect(await heard()).toEqual([['activity.claimed', { activity: 'award1024', prize: 'mug', win: win.id }]]);
});
