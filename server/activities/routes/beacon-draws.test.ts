import { expect, test } from 'vitest';
import { roundOfList, timeOfRound } from '../../../setting/activity/beacon';
import { checkList } from '../../../setting/activity/check-list';
import { isTrue } from '../../../setting/activity/check-proof';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { openRelay, testChain } from '../../../tests/support/relay';
import { createOutgoing } from '../../base/outgoing/create-outgoing';
import { openBeacon } from '../beacon/open-beacon';
import { actOnActivity, listDomainActivities } from '../domain-activities';
import { settleDue } from '../press';
import { settleLists } from '../settle-lists';

const award = '/api/activities/award1024';
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const mug = { id: 'mug', title: { 'zh-CN': '杯', 'en-US': 'Mug' }, kind: 'goods' as const, value: 100 };

async function open() {
  const relay = await openRelay();
  const test = await openActivitiesApp();
  const { store, log } = test;
  // One second's lead and a round every three: nobody waits for those in a test, so what is pressed is made older.
  const beacon = openBeacon({
    ...{ store, outgoing: createOutgoing(), chain: testChain, config: { beaconUrls: [relay.url] } },
    ...{ timeoutMs: 30_000, patienceMs: 30_000 },
    log: { warn: (line: object) => void log.push(line as never) } as never,
  });
  Object.assign(test.ctx.beacon, beacon);
  /** As if so much time had passed since the presses that wait. */
  const age = async (seconds: number) => {
    const rows = await store.db.selectFrom('activity_press').selectAll().where('rolled_at', 'is', null).execute();
    for (const { entry_id, k, at, round } of rows)
      await store.db
        .updateTable('activity_press')
        .set({ at: new Date(at.getTime() - seconds * 1000), round: round - seconds / 3 })
        .where('entry_id', '=', entry_id)
        .where('k', '=', k)
        .execute();
  };
  return { ...test, relay, age };
}

async function openInstant() {
  const test = await open();
  await test.amend('award1024', {
    prizes: [{ ...mug, stock: 5, odds: 500_000 }],
    draw: { kind: 'instant', beacon: 'drand', whenSoldOut: 'nothing' },
  });
  const headers = test.browser(1);
  await test.call('POST', `${award}/entry`, { headers, body: {} });
  const press = (k: number) => test.call('POST', `${award}/draws`, { headers, body: { k, clientSeed: 'c0ffee' } });
  const own = async () => (await test.call('GET', award, { headers })).data.entry;
  return { ...test, headers, press, own };
}

test('a press names its round, waits, and is rolled once by its number, as everybody can compute', async () => {
  const { call, press, own, age, amend, relay, ctx } = await openInstant();
  const [first, doubled] = await Promise.all([press(1), press(1)]);
  expect(first.data).toMatchObject({ k: 1, roll: null, prize: null });
  expect(doubled.data).toEqual(first.data);
  expect(Date.parse(first.data.dueAt)).toBeGreaterThan(Date.parse(first.data.at) + 1000);
  expect(await own()).toMatchObject({ drawsUsed: 1, draws: [{ k: 1, roll: null }] });
  expect(relay.asked).toBe(0);
  await age(30);
  // Whoever asks first and the job at the same moment: one roll.
  await Promise.all([own(), own(), settleDue(ctx)]);
  const { draws } = await own();
  expect(draws).toMatchObject([{ k: 1, round: null, roll: expect.any(Number) }]);
  expect((await press(1)).data).toEqual(draws[0]);
  await press(2);
  await age(30);
  await settleDue(ctx);
  const { windows } = await document(call);
  await amend('award1024', { windows: { ...windows, close: days(-1), claimUntil: days(9) } });
  const { data: proof } = await call('GET', `${award}/proof`);
  expect(proof.draws).toHaveLength(2);
  const beacons = new Map<number, (typeof proof.beacons)[number]>(
    proof.beacons.map((one: { round: number }) => [one.round, one]),
  );
  for (const row of proof.draws) expect(isTrue({ ...proof, beacons }, row)).toBe(true);
  for (const row of proof.draws) expect(isTrue({ ...proof, beacons: new Map() }, row)).toBe(false);
});

const document = async (call: Awaited<ReturnType<typeof open>>['call']) => {
  const { opensAt } = (await call('GET', award)).data;
  return { windows: { visible: days(-9), open: opensAt } };
};

test('a number that is late is waited for, never replaced, and operators are told', async () => {
  const { ctx, press, own, age, relay, call, headers, store } = await openInstant();
  relay.says = 'lies';
  await press(1);
  await age(90);
  await settleDue(ctx);
  expect((await own()).draws).toMatchObject([{ roll: null }]);
  expect(await store.db.selectFrom('beacon_value').selectAll().execute()).toEqual([]);
  const [one] = (await listDomainActivities(ctx, 'main', 'en-US')).filter(({ id }) => id === 'award1024');
  expect(one?.waiting).toMatchObject({ count: 1 });
  // Paused or not: what was pressed is rolled when its number is there.
  await actOnActivity(ctx, { domain: 'main', id: 'award1024', action: 'pause', note: undefined, operator: operator() });
  relay.says = 'right';
  await new Promise((go) => setTimeout(go, 2100));
  expect((await call('GET', award, { headers })).data.entry.draws).toMatchObject([{ roll: expect.any(Number) }]);
});

const operator = () => ({ id: 'o1', name: 'lin.yue', roles: [], via: 'password' }) as never;

test('a list is drawn by the round that its rules name, and can be cancelled while that is late', async () => {
  const { amend, call, ctx, relay, browser, store } = await open();
  const list = '/api/activities/shift-handover';
  await call('POST', `${list}/entry`, { headers: browser(1), body: {} });
  await store.db.updateTable('activity_entry').set({ state: 'completed' }).execute();
  const windows = { visible: days(-9), open: days(-8), close: days(-2), draw: days(-1), claimUntil: days(9) };
  relay.says = 'nothing';
  await amend('shift-handover', { windows, draw: { kind: 'list', beacon: 'drand' } });
  const round = roundOfList(windows.draw, testChain);
  const view = (await call('GET', list)).data;
  expect(view.draw).toMatchObject({ round, dueAt: timeOfRound(round).toISOString(), drawnAt: null, tickets: 1 });
  expect(view.rules.map(({ text }: { text: string }) => text).join()).toContain(`round ${round}`);
  const [one] = (await listDomainActivities(ctx, 'main', 'en-US')).filter(({ id }) => id === 'shift-handover');
  expect(one).toMatchObject({ may: ['cancel'], waiting: { count: 1 } });
  relay.says = 'right';
  await new Promise((go) => setTimeout(go, 2100));
  await settleLists(ctx);
  const { data: proof } = await call('GET', `${list}/proof`);
  const beacon = proof.beacons[0].randomness;
  expect(proof).toMatchObject({ beacons: [{ round }], list: { round, drawnAt: expect.any(String) } });
  const ledger = { ...proof.list, activity: 'shift-handover', secret: proof.secret };
  expect(checkList({ ...ledger, beacon })).toEqual({ sameTickets: true, wrong: 0 });
});
