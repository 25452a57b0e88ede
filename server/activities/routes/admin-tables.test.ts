import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { lapseWins } from '../claims';
import { forgetPeople } from '../store/forget-people';

const award = '/api/activities/award1024';
const base = '/api/admin/domains/main/activities/award1024';
const title = { 'zh-CN': '许可证', 'en-US': 'Licence' };
const licence = { ...{ id: 'licence', title, kind: 'code' as const, value: 100, stock: 3 }, odds: 1_000_000 };
const mug = { ...licence, id: 'mug', kind: 'goods' as const, stock: 5, needs: ['name' as const, 'address' as const] };

async function open() {
  const app = await openActivitiesApp();
  const operator = await signedIn(app.store, 'lin');
  const send = async (path: string, text: string, headers: Record<string, string> = operator) => {
    const answer = await app.app.inject({
      ...{ method: 'POST', url: `${base}/${path}`, payload: Buffer.from(text) },
      headers: {
        host: 'main.localhost',
        'accept-language': 'en',
        ...headers,
        'content-type': 'application/octet-stream',
      },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const upload = (text: string, mode = 'take', prize = 'licence') => send(`codes?prize=${prize}&mode=${mode}`, text);
  const codes = () => app.store.db.selectFrom('activity_code').selectAll().orderBy('seq').execute();
  const drawBy = async (headers: Record<string, string>) => {
    await app.call('POST', `${award}/entry`, { headers, body: {} });
    await app.call('POST', `${award}/draws`, { headers, body: { k: 1 } });
    return (await app.call('GET', award, { headers })).data.entry.wins[0];
  };
  return { ...app, operator, send, upload, codes, drawBy };
}

test('a file of codes is looked at by row, refused whole with a fault, and never said again', async () => {
  const { upload, codes, call, operator, store } = await open();
  expect((await upload('A-1\nA-2')).msg).toContain('column “code”');
  const bad = 'Code,Remark\nA-1,x\nA-2,\nA-1,y\n,empty\n7.1E+15,\n';
  const looked = await upload(bad);
  expect(looked.data).toMatchObject({ rows: 5, good: 2, bad: 3, done: false });
  expect(looked.data.faults.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6]);
  expect(JSON.stringify(looked)).not.toMatch(/A-1|7\.1E/);
  expect(await codes()).toEqual([]);
  expect((await upload('兑换码\nA-1\nA-2\n', 'look')).data).toMatchObject({ good: 2, done: false });
  expect((await upload('兑换码\nA-1\nA-2\n')).data).toMatchObject({ good: 2, done: true });
  // Also not for another prize.
  expect((await upload('code\nA-2\nA-3\n', 'take', 'mug')).data).toMatchObject({ bad: 1, done: false });
  const kept = await codes();
  expect(JSON.stringify(kept)).not.toMatch(/A-[12]/);
  expect((await call('GET', `${base}/codes`, { headers: operator })).data).toEqual({
    prizes: [{ prize: 'licence', codes: 2, given: 0 }],
  });
  expect(await store.db.selectFrom('audit_entry').select(['action', 'target', 'message']).execute()).toContainEqual({
    ...{ action: 'codes-added', target: 'award1024 · licence', message: '2' },
  });
});

test('a prize that is a code is published with as many codes as its stock', async () => {
  const { upload, call, operator } = await open();
  const definition = '/api/admin/domains/main/definitions/activity/award2027';
  const { summary, body } = (await call('GET', definition, { headers: operator })).data;
  const given = { ...body, prizes: [licence] };
  const publish = () =>
    call('POST', `${definition}/publish`, {
      headers: operator,
      body: { base: summary.head, body: given, message: 'm' },
    });
  expect((await publish()).data.findings).toMatchObject([{ pointer: '/prizes/0/stock' }]);
  expect((await upload('code\nA\nB\nC\n')).data.done).toBe(true);
  // Those are of another activity.
  expect((await publish()).status).toBe(400);
  await call('DELETE', `${base}/codes?prize=licence`, { headers: operator });
});

test('a code is given once, shown to its winner on claiming, to nobody else, and deleted later', async () => {
  const { upload, amend, drawBy, call, store, browser, codes, operator } = await open();
  await upload('code\nA-1\nA-2\nA-3\n');
  await amend('award1024', { prizes: [licence] });
  const { headers } = await signedInPerson(store);
  const win = await drawBy(headers);
  expect(win).toMatchObject({ kind: 'code', state: 'won' });
  expect(JSON.stringify(await call('GET', award, { headers }))).not.toContain('A-1');
  expect((await call('GET', `/api/wins/${win.id}`, { headers })).data.voucher).toBeNull();
  expect((await call('POST', `/api/wins/${win.id}/claim`, { headers, body: {} })).data).toMatchObject({
    ...{ state: 'delivered', voucher: 'A-1' },
  });
  expect((await call('GET', `/api/wins/${win.id}`, { headers })).data.voucher).toBe('A-1');
  // Of a visitor whoever has the browser needs the eight characters as well, each time.
  const visitor = await drawBy(browser(1));
  const path = `/api/wins/${visitor.id}`;
  expect((await call('POST', `${path}/claim`, { headers: browser(1), body: {} })).data.reason).toBe('code');
  const { code } = (await call('POST', `${path}/code`, { headers: browser(1), body: {} })).data;
  const claim = () => call('POST', `${path}/claim`, { headers: browser(1), body: { code } });
  expect((await claim()).data.voucher).toBe('A-2');
  expect((await call('GET', path, { headers: browser(1) })).data.voucher).toBeUndefined();
  expect((await claim()).data.voucher).toBe('A-2');
  expect((await call('GET', path, { headers: browser(2) })).status).toBe(404);
  await store.db
    .updateTable('activity_win')
    .set({ changed_at: new Date(0) })
    .execute();
  const all = (await call('GET', '/api/admin/domains/main/activities', { headers: operator })).data;
  const { funnel } = all.find(({ id }: { id: string }) => id === 'award1024');
  expect(funnel).toMatchObject({ entered: 2, won: 2, claimed: 2, delivered: 2 });
  await forgetPeople(store.db);
  expect((await codes()).map(({ sealed }) => sealed === null)).toEqual([true, true, false]);
  expect((await call('GET', `/api/wins/${win.id}`, { headers })).data.voucher).toBeNull();
});

test('twelve at once take three codes, each once; one that nobody claims is free again', async () => {
  const { upload, amend, drawBy, browser, codes, store, ctx, call, operator } = await open();
  await upload('code\nA-1\nA-2\nA-3\n');
  // The document promises more than there is: what is there decides.
  await amend('award1024', { prizes: [{ ...licence, stock: 9 }] });
  const wins = await Promise.all(Array.from({ length: 12 }, (_, n) => drawBy(browser(n))));
  expect(wins.filter(Boolean)).toHaveLength(3);
  expect(new Set((await codes()).map(({ win_id }) => win_id))).toEqual(
    new Set(wins.filter(Boolean).map(({ id }) => id)),
  );
  expect((await call('DELETE', `${base}/codes?prize=licence`, { headers: operator })).data.reason).toBe('live');
  await store.db
    .updateTable('activity_win')
    .set({ claim_until: new Date(0) })
    .execute();
  await lapseWins(ctx, new Date());
  expect((await codes()).every(({ win_id }) => win_id === null)).toBe(true);
  expect(await drawBy(browser(20))).toMatchObject({ kind: 'code' });
});

test('claims are downloaded with a reason, and come back with parcel numbers by row', async () => {
  const { send, amend, drawBy, call, store, browser, app, operator } = await open();
  await amend('award1024', { prizes: [mug] });
  const { headers } = await signedInPerson(store);
  const [first, second] = [await drawBy(headers), await drawBy(browser(1))];
  await call('POST', `/api/wins/${first.id}/claim`, { headers, body: { name: '=Wei', address: '1 Mill Road' } });
  const file = (reason: string) =>
    app.inject({ url: `${base}/export/claims?reason=${reason}`, headers: { host: 'main.localhost', ...operator } });
  expect((await file('%20')).statusCode).toBe(400);
  const text = (await file('Delivery')).body;
  expect(text).toContain(`${first.id},mug,`);
  expect(text).toContain("'=Wei");
  expect(text).not.toContain(second.id);
  const rows = [
    ...[`${first.id},SF 1234`, `${first.id},SF 1235`, 'nothing,SF 1', `${second.id},SF 9999`, `${second.id},`],
  ];
  const table = `win,快递单号\n${rows.join('\n')}\n`;
  const looked = (await send('parcels', table)).data;
  expect(looked).toMatchObject({ rows: 5, good: 1, unchanged: 0, bad: 4, done: false });
  expect(looked.faults.map(({ text: fault }: { text: string }) => fault.slice(0, 24))).toEqual([
    ...['This win stands on line ', 'There is no win “nothing', 'Nobody has claimed this ', 'This win stands on line '],
  ]);
  expect((await send('parcels?mode=all', table)).data.done).toBe(false);
  expect((await send('parcels?mode=good', table)).data).toMatchObject({ good: 1, done: true });
  const win = (await call('GET', `/api/wins/${first.id}`, { headers })).data;
  expect(win).toMatchObject({ state: 'sent', tracking: 'SF 1234' });
  // The same file again changes nothing and tells nobody.
  expect((await send('parcels?mode=good', `win,parcel\n${first.id},SF 1234\n`)).data).toMatchObject({ unchanged: 1 });
  const later = (await send('parcels', `win,parcel\n${first.id},7.1E+15\n`)).data;
  expect(later.faults[0].text).toContain('7.1E+15');
  const publisher = await signedIn(store, 'wu', null, 'publisher');
  expect((await send('parcels?mode=good', table, publisher)).status).toBe(403);
});

test('whatever stands in a file of codes, nothing is taken that was not good', async () => {
  const { upload, codes } = await open();
  const cell = fc.string({ unit: fc.constantFrom('A', '1', '-', '=', "'", '"', ' ', '\u0007', '券'), maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (list) => {
      const before = (await codes()).length;
      const { status, data } = await upload(
        `code\n${list.map((one) => `"${one.replaceAll('"', '""')}"`).join('\n')}\n`,
      );
      const after = (await codes()).length;
      expect(after - before).toBe(status === 200 && data.done ? data.good : 0);
    }),
    { numRuns: 15 },
  );
});
