import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import type { Store } from '../../base/database/db';

const star = '/api/activities/industrial-star';
const contest = '/api/activities/assistant-contest';
const steps = '/api/activities/programmer-day';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ended = { visible: day(-9), open: day(-8), close: day(-1) };

test('one vote per ballot and day: the same again changes nothing, another one is refused', async () => {
  const { call, browser, store } = await openActivitiesApp();
  const cast = (nominee: string, ballot = 'people', n = 1) =>
    call('POST', `${star}/ballots`, { headers: browser(n), body: { ballot, nominee } });
  const doubled = await Promise.all(Array.from({ length: 6 }, () => cast('lin-yue')));
  expect(doubled.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await cast('sun-hao')).msg).toBe('You have voted on this ballot today. You can vote again tomorrow.');
  expect((await cast('oil-watch', 'apps')).status).toBe(200);
  expect((await cast('oil-watch')).msg).toContain('no nominee “oil-watch”');
  expect(await store.db.selectFrom('activity_ballot').selectAll().execute()).toHaveLength(2);
  await store.db.updateTable('activity_ballot').set({ day: '2026-01-01' }).execute();
  expect((await cast('sun-hao')).status).toBe(200);
});

test('counts are hidden until the end; visitors are counted apart, and the order is one’s own until then', async () => {
  const { call, browser, amend, store } = await openActivitiesApp();
  const { headers } = await signedInPerson(store);
  const body = { ballot: 'people', nominee: 'zhao-min' };
  await call('POST', `${star}/ballots`, { headers, body });
  await call('POST', `${star}/ballots`, { headers: browser(2), body });
  await call('POST', `${star}/ballots`, { headers: browser(3), body: { ...body, nominee: 'sun-hao' } });
  const open = (await call('GET', `${star}/nominees`, { headers: browser(2) })).data;
  expect(open).toMatchObject({ counted: false, reviewing: 0 });
  expect(open.ballots[0]).toMatchObject({ id: 'people', mine: 'zhao-min' });
  expect(open.nominees.every((one: object) => !('votes' in one))).toBe(true);
  const orders = await Promise.all(
    [2, 2, 4, 5, 6, 7, 8].map(async (n) =>
      (await call('GET', `${star}/nominees`, { headers: browser(n) })).data.nominees
        .map(({ id }: { id: string }) => id)
        .join(),
    ),
  );
  expect(orders[0]).toBe(orders[1]);
  expect(new Set(orders).size).toBeGreaterThan(1);
  await amend('industrial-star', { windows: ended });
  const { nominees, counted } = (await call('GET', `${star}/nominees`)).data;
  expect(counted).toBe(true);
  expect(nominees[0]).toMatchObject({ id: 'zhao-min', votes: 1, visitors: 1 });
  expect(nominees.find(({ id }: { id: string }) => id === 'sun-hao')).toMatchObject({ votes: 0, visitors: 1 });
});

test('a burst from one network waits for a review, and no result is shown before', async () => {
  const { call, browser, amend, store } = await openActivitiesApp();
  const body = { ballot: 'people', nominee: 'lin-yue' };
  for (let n = 0; n < 31; n += 1)
    expect((await call('POST', `${star}/ballots`, { headers: browser(n), body })).status).toBe(200);
  const held = await store.db.selectFrom('activity_ballot').select('state').execute();
  expect(held.every(({ state }) => state === 'held')).toBe(true);
  await amend('industrial-star', { windows: ended });
  expect((await call('GET', `${star}/nominees`)).data).toMatchObject({ counted: false, reviewing: 31 });
  const headers = await signedIn(store, 'lin');
  const desk = '/api/admin/domains/main/activities/industrial-star';
  const [burst] = (await call('GET', `${desk}/desk`, { headers })).data.bursts;
  expect(burst).toMatchObject({ nominee: 'lin-yue', name: 'Lin Yue, equipment inspector', count: 31, accounts: 0 });
  const verdict = { nominee: 'lin-yue', network: burst.network, counted: false };
  expect((await call('POST', `${desk}/bursts`, { headers, body: verdict })).data.bursts).toEqual([]);
  const { nominees, counted } = (await call('GET', `${star}/nominees`)).data;
  expect(counted).toBe(true);
  expect(nominees.find(({ id }: { id: string }) => id === 'lin-yue')).toMatchObject({ votes: 0, visitors: 0 });
});

test('a nominee who has withdrawn is shown and not voted for', async () => {
  const { call, browser, amend } = await openActivitiesApp();
  const document = await sampleOf('industrial-star');
  await amend('industrial-star', {
    nominees: (document.nominees ?? []).map((one) => (one.id === 'sun-hao' ? { ...one, withdrawn: true } : one)),
  });
  const body = { ballot: 'people', nominee: 'sun-hao' };
  const refused = await call('POST', `${star}/ballots`, { headers: browser(1), body });
  expect(refused.msg).toBe('Sun Hao, hydraulics engineer has withdrawn. Vote for somebody else.');
});

test('a work is drafted, handed in, and not overwritten from another device', async () => {
  const { call, store } = await openActivitiesApp();
  const { headers } = await signedInPerson(store);
  const save = (body: object) =>
    call('PUT', `${contest}/work`, {
      headers,
      body: { step: 0, title: 'Bearing helper', text: '', url: '', handIn: false, ...body },
    });
  expect(
    (await call('PUT', `${contest}/work`, { body: { step: 0, title: '', text: '', url: '', handIn: false } })).data,
  ).toMatchObject({ reason: 'notEligible' });
  expect((await save({ handIn: true })).msg).toBe('Say what it does and for whom, then hand it in.');
  expect((await save({ url: 'javascript:alert(1)' })).status).toBe(400);
  expect((await save({ url: 'https://user:pw@evil.example/' })).status).toBe(400);
  expect((await save({})).data.entry.work).toMatchObject({ state: 'draft', step: 1 });
  expect((await save({})).data).toMatchObject({ reason: 'changed' });
  const done = await save({ step: 1, text: 'Finds the bearing.', url: '/assistant', handIn: true });
  expect(done.data.entry.work).toMatchObject({ state: 'handedIn', step: 2 });
  expect((await call('GET', `${contest}/nominees`)).data.nominees).toEqual([]);
  const vote = await call('POST', `${contest}/ballots`, { headers, body: { ballot: 'works', nominee: 'x' } });
  expect(vote.status).toBe(400);
});

test('works are shown after a look, returned with a note, judged, and the mean counts after the end', async () => {
  const { call, store, amend } = await openActivitiesApp();
  const { headers } = await signedInPerson(store);
  const operators = [await signedIn(store, 'lin'), await signedIn(store, 'wu')];
  const [lin = {}] = operators;
  const body = { step: 0, title: 'Bearing helper', text: 'Finds it.', url: '/assistant', handIn: true };
  await call('PUT', `${contest}/work`, { headers, body });
  const at = '/api/admin/domains/main/activities/assistant-contest';
  const [work] = (await call('GET', `${at}/desk`, { headers: lin })).data.works;
  const decide = (more: object) => call('POST', `${at}/works/${work.id}`, { headers: lin, body: { step: 1, ...more } });
  expect((await decide({ show: false })).msg).toBe('Say what its author should change.');
  expect((await decide({ show: false, note: 'Name the bearing types.' })).status).toBe(200);
  expect((await call('GET', contest, { headers })).data.entry.work).toMatchObject({
    ...{ state: 'returned', note: 'Name the bearing types.', step: 2 },
  });
  await call('PUT', `${contest}/work`, { headers, body: { ...body, step: 2 } });
  expect((await decide({ show: true })).data).toMatchObject({ reason: 'changed' });
  expect((await decide({ show: true, step: 3 })).status).toBe(200);
  const score = (of: object, useful: number) =>
    call('PUT', `${at}/works/${work.id}/`.replace(/\/$/, ''), {
      headers: of as Record<string, string>,
      body: { scores: { useful, sound: 30, clear: 10 } },
    });
  expect((await score(lin, 41)).msg).toBe('Give “Usefulness” a score from 0 to 40.');
  await score(lin, 10);
  await score(lin, 30);
  await score(operators[1] ?? {}, 20);
  const before = (await call('GET', `${contest}/nominees`)).data;
  expect(before.nominees[0]).toMatchObject({ name: 'Bearing helper', votes: 0 });
  expect(before.nominees[0]).not.toHaveProperty('score');
  await amend('assistant-contest', { windows: ended });
  expect((await call('GET', `${contest}/nominees`)).data.nominees[0]).toMatchObject({ score: 65 });
});

test('steps are proved by what is on record, stay done, and each gives a draw', async () => {
  const { call, store } = await openActivitiesApp();
  const { person, headers } = await signedInPerson(store);
  const check = () => call('POST', `${steps}/steps/check`, { headers, body: {} });
  expect((await check()).data).toMatchObject({ reason: 'notEntered' });
  await call('POST', `${steps}/entry`, { headers, body: {} });
  const before = (await check()).data;
  expect(before.steps.map(({ done }: { done: boolean }) => done)).toEqual([false, false, false, false]);
  expect(before.entry).toMatchObject({ drawsAllowed: 0 });
  await addRun(store, person.ownerKey, new Date(Date.now() - 30 * 86_400_000));
  expect((await check()).data.entry.drawsAllowed).toBe(0);
  await addRun(store, person.ownerKey, new Date());
  const asked = (await check()).data;
  expect(asked.steps.map(({ done }: { done: boolean }) => done)).toEqual([true, false, false, false]);
  expect(asked.entry.drawsAllowed).toBe(1);
  await store.db.deleteFrom('chat').execute();
  await call('POST', '/api/activities/maintenance-survey/entry', { headers, body: {} });
  expect((await check()).data.entry.drawsAllowed).toBe(1);
  const draw = (k: number) => call('POST', `${steps}/draws`, { headers, body: { k } });
  expect((await draw(1)).status).toBe(200);
  expect((await draw(2)).data).toMatchObject({ reason: 'noDraws' });
});

async function sampleOf(id: string) {
  const { sampleActivities } = await import('../../assistants/seed-activities');
  return sampleActivities().find(({ document }) => document.id === id)?.document ?? ({} as never);
}

/** An answered question of somebody, as of a moment. */
async function addRun({ db }: Store, owner: string, at: Date): Promise<void> {
  const id = `c-${at.getTime()}`;
  await db
    .insertInto('chat')
    .values({ id, visitor: owner, access_domain: 'main', title: 'Q' } as never)
    .execute();
  await db
    .insertInto('message')
    .values({ id: `m-${id}`, chat_id: id, role: 'assistant', text: '' } as never)
    .execute();
  await db
    .insertInto('run')
    .values({
      id: `r-${id}`,
      chat_id: id,
      message_id: `m-${id}`,
      mode: 'answer',
      status: 'done',
      node: 'n',
      created_at: at,
    } as never)
    .execute();
}
