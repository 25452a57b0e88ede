import { expect, test } from 'vitest';
import { commitmentOf, rollOf } from '../../../setting/activity/draw-proof';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedInPerson } from '../../../tests/support/person';
import { giveRole } from '../../accounts/store/operators';

const award = '/api/activities/award1024';
const close = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a draw is final, in order, and its repetition shows the first result', async () => {
  const { call, browser } = await openActivitiesApp();
  const headers = browser(1);
  const press = (k: number, clientSeed = 'c0ffee') =>
    call('POST', `${award}/draws`, { headers, body: { k, clientSeed } });
  expect((await press(1)).data).toMatchObject({ reason: 'notEntered' });
  const { entry } = (await call('POST', `${award}/entry`, { headers, body: {} })).data;
  expect(entry).toMatchObject({ state: 'completed', drawsAllowed: 3, drawsUsed: 0 });
  expect((await press(2)).status).toBe(409);
  const doubled = await Promise.all(Array.from({ length: 8 }, () => press(1)));
  expect(new Set(doubled.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await press(1, 'ffff')).data).toEqual(doubled[0]?.data);
  await press(2);
  await press(3);
  expect((await press(4)).msg).toBe('You have used all your 3 draws.');
  expect((await call('GET', award, { headers })).data.entry).toMatchObject({
    drawsUsed: 3,
    draws: [{ k: 1 }, { k: 2 }, { k: 3 }],
  });
});

test('after the end, everybody can compute every roll from what is published', async () => {
  const { call, browser, amend } = await openActivitiesApp();
  const before = (await call('GET', award)).data.commitment;
  for (const n of [1, 2, 3]) {
    await call('POST', `${award}/entry`, { headers: browser(n), body: {} });
    await call('POST', `${award}/draws`, { headers: browser(n), body: { k: 1, clientSeed: `0${n}` } });
  }
  expect((await call('GET', `${award}/proof`)).data).toMatchObject({ secret: null, total: 3, entrants: 3 });
  const windows = (await call('GET', award)).data;
  await amend('award1024', {
    windows: { visible: close(-9), open: windows.opensAt, close: close(-1), claimUntil: close(9) },
  });
  const proof = (await call('GET', `${award}/proof`)).data;
  expect(commitmentOf(proof.secret)).toBe(before);
  for (const { ticket, k, clientSeed, roll, revision } of proof.draws)
    expect(
      rollOf({ ticket, k, clientSeed }, { secret: proof.secret, activity: 'award1024', rulesHash: revision }),
    ).toBe(roll);
  expect((await call('POST', `${award}/draws`, { headers: browser(1), body: { k: 2 } })).data.reason).toBe('closed');
});

test('forty connections at once: nothing given twice, nothing over stock, nobody above their draws', async () => {
  const { call, store, browser, amend } = await openActivitiesApp();
  const prize = { id: 'mug', title: { 'zh-CN': '杯', 'en-US': 'Mug' }, kind: 'goods' as const, value: 100 };
  await amend('award1024', { prizes: [{ ...prize, stock: 25, odds: 900_000 }], entry: { perPerson: 3 } });
  const people = Array.from({ length: 20 }, (_, n) => n + 100);
  for (const n of people) await call('POST', `${award}/entry`, { headers: browser(n), body: {} });
  // Each press of each person twice at once; 120 presses, of which 60 are draws.
  const presses = people.flatMap((n) => [1, 1, 2, 2, 3, 3].map((k) => ({ n, k })));
  const answers: { n: number; k: number; answer: Awaited<ReturnType<typeof call>> }[] = [];
  const queue = [...presses];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      let answer = await call('POST', `${award}/draws`, { headers: browser(next.n), body: { k: next.k } });
      // The draw before it is still being made in another connection.
      for (let tries = 0; answer.status === 409 && tries < 50; tries += 1)
        answer = await call('POST', `${award}/draws`, { headers: browser(next.n), body: { k: next.k } });
      answers.push({ ...next, answer });
    }
  };
  await Promise.all(Array.from({ length: 40 }, worker));
  expect(answers.filter(({ answer }) => answer.status !== 200 && answer.status !== 429)).toEqual([]);
  const rows = await store.db.selectFrom('activity_draw').selectAll().execute();
  const numbers = rows.flatMap(({ stock_no }) => stock_no ?? []).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBeLessThanOrEqual(25);
  const { given } = await store.db.selectFrom('activity_prize').select('given').executeTakeFirstOrThrow();
  expect(given).toBe(numbers.length);
  const entries = await store.db.selectFrom('activity_entry').select(['id', 'draws_used']).execute();
  for (const { id, draws_used } of entries) {
    expect(draws_used).toBeLessThanOrEqual(3);
    expect(rows.filter(({ entry_id }) => entry_id === id)).toHaveLength(draws_used);
  }
});

test('whoever runs the portal does not draw, and winners are masked', async () => {
  const { call, browser, amend, store } = await openActivitiesApp();
  const prize = { id: 'mug', title: { 'zh-CN': '杯', 'en-US': 'Mug' }, kind: 'goods' as const, value: 100 };
  await amend('award1024', { prizes: [{ ...prize, stock: 1, odds: 1_000_000 }] });
  await call('POST', `${award}/entry`, { headers: browser(7), body: {} });
  expect((await call('POST', `${award}/draws`, { headers: browser(7), body: { k: 1 } })).data).toMatchObject({
    prize: 'mug',
    stockNo: 1,
  });
  expect((await call('POST', `${award}/draws`, { headers: browser(7), body: { k: 2 } })).data).toMatchObject({
    hit: 'mug',
    prize: null,
  });
  const { data } = await call('GET', `${award}/winners`);
  expect(data.prizes).toEqual([{ id: 'mug', title: 'Mug', won: 1 }]);
  expect(data.winners[0].name).toMatch(/^[0-9a-f]{6}…$/);
  expect((await call('GET', award)).data.soldOut).toBe(true);
  const { person, headers } = await signedInPerson(store);
  await giveRole(store.db, { id: person.id, name: 'lin.yue', tenant_id: null });
  const refused = await call('POST', `${award}/entry`, { headers, body: {} });
  expect(refused.msg).toBe('You help run this portal, so you do not take part in its draws.');
});
