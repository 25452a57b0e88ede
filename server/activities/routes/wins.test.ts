import { expect, test } from 'vitest';
import { checkList } from '../../../setting/activity/check-list';
import { commitmentOf, ticketsHash } from '../../../setting/activity/draw-proof';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { lapseWins } from '../claims';
import { settleLists } from '../settle-lists';
import { forgetPeople } from '../store/forget-people';

const award = '/api/activities/award1024';
const desk = '/api/admin/domains/main/activities/award1024';
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const mug = {
  ...{ id: 'mug', title: { 'zh-CN': '杯', 'en-US': 'Mug' }, kind: 'goods' as const, value: 100, stock: 5 },
  ...{ odds: 1_000_000, needs: ['name' as const, 'address' as const] },
};
const filled = { name: 'Wei', address: '1 Mill Road, Tangshan' };

async function openWon(headers: Record<string, string> | undefined = undefined) {
  const app = await openActivitiesApp();
  await app.amend('award1024', { prizes: [mug] });
  const who = headers ?? (await signedInPerson(app.store)).headers;
  await app.call('POST', `${award}/entry`, { headers: who, body: {} });
  await app.call('POST', `${award}/draws`, { headers: who, body: { k: 1 } });
  const [win] = (await app.call('GET', award, { headers: who })).data.entry.wins;
  const send = (path: string, body: object = {}) =>
    app.call('POST', `/api/wins/${win.id}/${path}`, { headers: who, body });
  return { ...app, who, win, send };
}

test('a list is closed, drawn once by whoever asks first, and everybody can draw it again', async () => {
  const { call, browser, amend, store, ctx } = await openActivitiesApp();
  const list = '/api/activities/award1024';
  await amend('award1024', {
    prizes: [{ ...mug, stock: 2, odds: undefined } as never],
    draw: { kind: 'list', reserves: 2 },
    windows: { visible: at(-9), open: at(-8), close: at(1), draw: at(2), claimUntil: at(9) },
  });
  for (let n = 0; n < 12; n += 1) await call('POST', `${list}/entry`, { headers: browser(n), body: {} });
  expect((await call('POST', `${list}/draws`, { headers: browser(1), body: { k: 1 } })).status).toBe(409);
  expect((await call('GET', `${list}/tickets.txt`)).data).toMatchObject({ reason: 'noTickets' });
  await amend('award1024', {
    windows: { visible: at(-9), open: at(-8), close: at(-1), draw: at(1), claimUntil: at(9) },
  });
  const closed = (await call('GET', `${list}/proof`)).data;
  expect(closed).toMatchObject({ secret: null, list: { count: 12, drawnAt: null, order: [] } });
  expect(ticketsHash(closed.list.tickets)).toBe(closed.list.ticketsHash);
  await amend('award1024', {
    windows: { visible: at(-9), open: at(-8), close: at(-1), draw: at(-0.5), claimUntil: at(9) },
  });
  await Promise.all([
    ...Array.from({ length: 4 }, () => call('GET', `${list}/proof`)),
    settleLists(ctx),
    call('GET', `${list}/winners`),
  ]);
  const proof = (await call('GET', `${list}/proof`)).data;
  expect(commitmentOf(proof.secret)).toBe(proof.commitment);
  expect(proof.list.order).toHaveLength(4);
  const ledger = { ...proof.list, activity: 'award1024', secret: proof.secret };
  expect(checkList(ledger)).toEqual({ sameTickets: true, wrong: 0 });
  const [first, ...rest] = proof.list.order;
  expect(checkList({ ...ledger, order: [{ ...first, ticket: 'f'.repeat(32) }, ...rest] }).wrong).toBe(1);
  expect(checkList({ ...ledger, tickets: proof.list.tickets.slice(1) }).sameTickets).toBe(false);
  expect(await store.db.selectFrom('activity_win').selectAll().execute()).toHaveLength(2);
  await store.db
    .updateTable('activity_win')
    .set({ claim_until: new Date(0) })
    .execute();
  await lapseWins(ctx, new Date());
  const wins = await store.db.selectFrom('activity_win').select(['state', 'prize']).orderBy('state').execute();
  expect(wins.map(({ state }) => state)).toEqual(['lapsed', 'lapsed', 'won', 'won']);
});

test('a prize is claimed with what it needs, sealed, read with a trace, sent and delivered, then deleted', async () => {
  const { call, send, store, win, browser } = await openWon();
  expect((await send('claim', { name: 'Wei' })).msg).toBe('Give the full address, 5 to 300 characters.');
  expect((await send('claim', { ...filled, email: 'wei@mill.example' })).data).toMatchObject({ state: 'claimed' });
  const { sealed_claim } = await store.db.selectFrom('activity_win').select('sealed_claim').executeTakeFirstOrThrow();
  expect(sealed_claim).not.toContain('Mill Road');
  const headers = await signedIn(store, 'lin');
  const [row] = (await call('GET', `${desk}/wins`, { headers })).data.wins;
  expect(JSON.stringify(row)).not.toContain('Mill Road');
  expect((await call('GET', `${desk}/wins/${win.id}/claim`, { headers })).data).toEqual(filled);
  const actions = async () =>
    (await store.db.selectFrom('audit_entry').select('action').execute()).map(({ action }) => action);
  expect(await actions()).toContain('claim-read');
  const move = (body: object) => call('POST', `${desk}/wins/${win.id}`, { headers, body });
  expect((await move({ to: 'returned' })).status).toBe(400);
  await move({ to: 'returned', note: 'Which gate?' });
  expect((await call('GET', `/api/wins/${win.id}`, { headers: browser(9) })).status).toBe(404);
  expect((await send('claim', { ...filled, address: 'Gate 3, 1 Mill Road' })).data.state).toBe('claimed');
  expect((await move({ to: 'sent', tracking: 'SF 0001' })).data.wins[0]).toMatchObject({ state: 'sent' });
  expect((await send('claim', filled)).data).toMatchObject({ reason: 'late' });
  await move({ to: 'delivered' });
  const told = await store.db.selectFrom('notification_event').selectAll().execute();
  expect(told.length).toBeGreaterThanOrEqual(4);
  await store.db
    .updateTable('activity_win')
    .set({ changed_at: new Date(0) })
    .execute();
  await forgetPeople(store.db);
  const left = await store.db.selectFrom('activity_win').select('sealed_claim').executeTakeFirstOrThrow();
  expect(left.sealed_claim).toBeNull();
});

test('a parcel number that was noted wrongly is corrected, with a trace, and its winner is told again', async () => {
  const { call, send, store, win } = await openWon();
  const headers = await signedIn(store, 'lin');
  const move = (body: object) => call('POST', `${desk}/wins/${win.id}`, { headers, body });
  await send('claim', filled);
  await move({ to: 'sent', tracking: 'SF 0001' });
  const told = async () => (await store.db.selectFrom('notification_event').select('id').execute()).length;
  const before = await told();
  expect((await move({ to: 'sent' })).data).toMatchObject({ reason: 'state' });
  expect((await move({ to: 'sent', tracking: ' SF 0002 ' })).data.wins[0]).toMatchObject({
    ...{ state: 'sent', tracking: 'SF 0002' },
  });
  expect(await told()).toBe(before + 1);
  // The same number again is no correction.
  expect((await move({ to: 'sent', tracking: 'SF 0002' })).data).toMatchObject({ reason: 'state' });
  await move({ to: 'sent', tracking: 'SF 0001' });
  expect(await told()).toBe(before + 2);
  const traces = await store.db.selectFrom('audit_entry').select(['action', 'message']).orderBy('seq').execute();
  expect(traces.filter(({ action }) => action === 'prize-sent').map(({ message }) => message)).toEqual([
    ...['SF 0001', 'SF 0001 → SF 0002', 'SF 0002 → SF 0001'],
  ]);
  await move({ to: 'delivered' });
  expect((await move({ to: 'sent', tracking: 'SF 0003' })).data).toMatchObject({ reason: 'state' });
});

test('a visitor claims in the same browser with a code that is shown once; the link alone opens nothing', async () => {
  const visitor = { cookie: `mw_visitor=${'v'.repeat(22)}` };
  const { call, send, win, browser } = await openWon(visitor);
  expect((await call('GET', `/api/wins/${win.id}`, { headers: browser(9) })).status).toBe(404);
  expect((await send('claim', filled)).data).toMatchObject({ reason: 'code' });
  const { code } = (await send('code')).data;
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect((await send('code')).data).toMatchObject({ reason: 'codeShown' });
  expect((await send('claim', { ...filled, code: 'AAAAAAAA' })).data).toMatchObject({ reason: 'code' });
  expect((await send('claim', { ...filled, code: code.toLowerCase() })).data).toMatchObject({ state: 'claimed' });
});

test('a claim changes three times at most, and a prize that is given up goes back while one can draw', async () => {
  const { send, store } = await openWon();
  for (let n = 0; n < 3; n += 1) expect((await send('claim', filled)).status).toBe(200);
  expect((await send('claim', filled)).data).toMatchObject({ reason: 'changes' });
  expect((await send('refuse')).data).toMatchObject({ reason: 'claimed' });
  await store.db.updateTable('activity_win').set({ state: 'won' }).execute();
  expect((await send('refuse')).data).toMatchObject({ state: 'refused' });
  const { stock } = await store.db.selectFrom('activity_prize').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(6);
});

test('after signing in, the earlier of two entries counts, and nobody has two', async () => {
  const { call, store } = await openActivitiesApp();
  const { headers, person } = await signedInPerson(store);
  const visitor = `mw_visitor=${'q'.repeat(22)}`;
  await call('POST', `${award}/entry`, { headers: { cookie: visitor }, body: {} });
  const early = (await call('GET', award, { headers: { cookie: visitor } })).data.entry.ticket;
  await call('POST', `${award}/entry`, { headers, body: {} });
  const both = { ...headers, cookie: visitor };
  expect((await call('GET', award, { headers: both })).data.entry.ticket).toBe(early);
  const rows = await store.db.selectFrom('activity_entry').select(['state', 'person_id']).execute();
  expect(rows.filter(({ person_id }) => person_id === person.id)).toHaveLength(1);
  expect(rows.filter(({ state }) => state === 'merged')).toHaveLength(1);
});
