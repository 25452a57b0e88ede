import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedInPerson } from '../../../tests/support/person';
import { addOrganization } from '../../accounts/store/organizations';

const survey = '/api/activities/maintenance-survey';
const handover = '/api/activities/shift-handover';
const good = { job: 'fitter', sources: ['manual'], minutes: 5, consent: true };

test('lists what is open, to come and over, in this order', async () => {
  const { call } = await openActivitiesApp();
  const { items } = (await call('GET', '/api/activities')).data;
  expect(items.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`)).toEqual([
    'industrial-star open',
    'shift-handover open',
    'assistant-contest open',
    'award1024 open',
    'programmer-day open',
    'maintenance-survey open',
    'award2027 soon',
    'search-habits closed',
    'industrial-star-2025 closed',
  ]);
  expect(items[1]).toMatchObject({
    route: '/awardResearch',
    entered: false,
    title: 'What makes a shift handover useful',
  });
  expect((await call('GET', '/api/activities/none')).status).toBe(404);
});

test('another portal, and whoever comes before it is shown, learn of no activity', async () => {
  const { call, amend, ctx } = await openActivitiesApp();
  const other = { accessDomain: 'two', hosts: ['two.localhost'], searchScope: [3] };
  await ctx.settings.publish({ accessDomain: 'two', author: 'test', message: '', body: other });
  const windows = { visible: '2999-01-01T00:00:00Z', open: '2999-01-02T00:00:00Z', close: '2999-02-01T00:00:00Z' };
  await amend('shift-handover', { windows });
  const listed = async (headers: Record<string, string>) =>
    (await call('GET', '/api/activities', { headers })).data.items.map(({ id }: { id: string }) => id);
  expect(await listed({ host: 'two.localhost' })).toEqual([]);
  expect(await listed({})).not.toContain('shift-handover');
  const outlets: { method: 'GET' | 'POST' | 'PUT'; path: string; body?: object }[] = [
    ...['', '/proof', '/winners'].map((path) => ({ method: 'GET' as const, path })),
    { method: 'POST', path: '/entry', body: {} },
    { method: 'PUT', path: '/response', body: { seq: 0, answers: {} } },
    { method: 'POST', path: '/response/submit', body: {} },
    { method: 'POST', path: '/draws', body: { k: 1 } },
  ];
  const host = { host: 'two.localhost' };
  for (const { method, path, ...sent } of outlets) {
    const elsewhere = await call(method, `${survey}${path}`, { headers: host, ...sent });
    const early = await call(method, `${handover}${path}`, sent);
    expect([elsewhere.status, early.status], `${method} ${path}`).toEqual([404, 404]);
  }
});

test('the rules say what the document says', async () => {
  const { call } = await openActivitiesApp();
  const { data } = await call('GET', survey);
  const rules = data.rules.map(({ text }: { text: string }) => text).join('\n');
  expect(rules).toContain('Explosion-proof headlamp: worth ¥268, 20 in all, odds of 2% per draw');
  expect(rules).toContain(data.commitment);
  expect(data.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(data.questions[2]).toMatchObject({ id: 'job-other', title: 'Which job?' });
});

test('a survey is answered on two devices and handed in once', async () => {
  const { call, store } = await openActivitiesApp();
  const { headers } = await signedInPerson(store);
  const save = (body: object) => call('PUT', `${survey}/response`, { headers, body });
  expect((await save({ seq: 0, answers: { job: 'fitter' } })).data).toMatchObject({ reason: 'notEntered' });
  const entered = (await call('POST', `${survey}/entry`, { headers, body: { source: 'poster' } })).data;
  expect(entered.entry).toMatchObject({ state: 'started', drawsAllowed: 0 });
  expect((await save({ seq: 0, answers: { job: 'fitter', minutes: 40 } })).data).toMatchObject({ seq: 1, kept: [] });
  // A second device that has seen nothing of it.
  const other = (await save({ seq: 0, answers: { job: 'other', sources: ['portal'] } })).data;
  expect(other).toMatchObject({ seq: 2, kept: ['job'], changedElsewhere: ['minutes'] });
  expect(other.answers).toEqual({ job: 'other', minutes: 40, sources: ['portal'] });
  const refused = await call('POST', `${survey}/response/submit`, { headers, body: {} });
  expect(refused.status).toBe(400);
  expect(refused.data.faults.map(({ question }: { question: string }) => question)).toEqual([
    'job-other',
    'portal-use',
    'consent',
  ]);
  expect(refused.data.faults[0].text).toBe('“Which job?”: Answer it.');
  await save({ seq: 2, answers: { ...good, 'why-long': 'hidden by now' } });
  const done = await call('POST', `${survey}/response/submit`, { headers, body: {} });
  expect(done.data.entry).toMatchObject({ state: 'completed', drawsAllowed: 1 });
  // What does not appear stays out of what is handed in.
  expect(done.data.entry.response.answers).toEqual(good);
  expect((await call('POST', `${survey}/response/submit`, { headers, body: {} })).data.entry.drawsAllowed).toBe(1);
  expect((await save({ seq: 3, answers: { job: 'engineer' } })).status).toBe(409);
});

test('an answer that nobody could have given is refused by name', async () => {
  const { call, browser } = await openActivitiesApp();
  const headers = browser(1);
  await call('POST', `${survey}/entry`, { headers, body: {} });
  const save = (answers: object) => call('PUT', `${survey}/response`, { headers, body: { seq: 0, answers } });
  expect((await save({ nothing: 1 })).msg).toBe('There is no question “nothing”. Reload the page.');
  expect((await save({ job: 'pilot' })).msg).toBe('“What is your job?”: Choose one of what is offered.');
  expect((await save({ sources: ['manual', 'web', 'vendor', 'portal'] })).msg).toContain('Choose at most 3.');
  expect((await save({ 'job-other': 'x'.repeat(2001) })).msg).toContain('At most 2000 characters.');
  expect((await save({ since: '2026-02-30' })).msg).toContain('Give a day');
  expect((await save({ trust: { 'own-notes': 'high' }, since: '2024-02-29' })).status).toBe(200);
});

test('twenty tabs are one entry, and what a browser entered is its person’s after signing in', async () => {
  const { call, browser, store } = await openActivitiesApp();
  const headers = browser(2);
  await Promise.all(Array.from({ length: 20 }, () => call('POST', `${handover}/entry`, { headers, body: {} })));
  await call('PUT', `${handover}/response`, { headers, body: { seq: 0, answers: { shifts: 'two' } } });
  const { headers: person } = await signedInPerson(store);
  const { data } = await call('POST', `${handover}/entry`, { headers: { ...headers, ...person }, body: {} });
  expect(data.entry.response.answers).toEqual({ shifts: 'two' });
  // On another device, by the account alone.
  expect((await call('GET', handover, { headers: person })).data.entry.response.answers).toEqual({ shifts: 'two' });
  expect(await store.db.selectFrom('activity_entry').select('id').execute()).toHaveLength(1);
});

test('nobody enters before the opening, after the end, or without what the rules ask for', async () => {
  const { call, browser } = await openActivitiesApp();
  const headers = browser(3);
  const soon = await call('POST', '/api/activities/award2027/entry', { headers, body: {} });
  expect([soon.status, soon.data.reason]).toEqual([409, 'closed']);
  expect(soon.msg).toMatch(/^It opens at .* Beijing time\. Come back then\.$/);
  expect((await call('POST', '/api/activities/search-habits/entry', { headers, body: {} })).status).toBe(409);
  const view = (await call('GET', '/api/activities/award2027', { headers })).data;
  expect(view.reasons).toEqual([{ code: 'signIn', text: 'Sign in to take part.' }]);
});

test('the last place is held for whoever starts first, and is free again when the hold is over', async () => {
  const { call, browser, store, amend } = await openActivitiesApp();
  await amend('shift-handover', { entry: { perPerson: 1, total: 1 } });
  const enter = (n: number) => call('POST', `${handover}/entry`, { headers: browser(n), body: {} });
  const [first, second] = await Promise.all([enter(4), enter(5)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const [held, waiting] = first.status === 200 ? [4, 5] : [5, 4];
  await store.db
    .updateTable('activity_entry')
    .set({ hold_until: new Date(0) })
    .execute();
  expect((await enter(waiting)).status).toBe(200);
  // Their answers are kept, the place is not.
  const headers = browser(held);
  await call('PUT', `${handover}/response`, { headers, body: { seq: 0, answers: { shifts: 'none' } } });
  const late = await call('POST', `${handover}/response/submit`, { headers, body: {} });
  expect([late.status, late.data.reason]).toEqual([409, 'full']);
  expect((await call('GET', handover, { headers })).data.entry).toMatchObject({
    state: 'lapsed',
    response: { answers: { shifts: 'none' } },
  });
});

test('of one organization so many take part as the rules say, also at once, and each of several counts', async () => {
  const { call, store, amend } = await openActivitiesApp();
  const sample = '/api/activities/maintenance-survey';
  for (const id of ['mill', 'port']) await addOrganization(store.db, { id, name: id, tenantCode: id });
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, n) => signedInPerson(store, { phone: `1380000001${n}`, nickname: `P${n}` })),
  );
  const join = (n: number, organization: string) =>
    store.db
      .insertInto('membership')
      .values({ person_id: people[n]?.person.id ?? '', organization_id: organization, role: 'member' } as never)
      .execute();
  for (const n of [0, 1, 2, 3]) await join(n, 'mill');
  await join(3, 'port');
  await join(4, 'port');
  await amend('maintenance-survey', { identity: 'person', entry: { perPerson: 1, perOrganization: 2 } });
  const enter = (n: number) => call('POST', `${sample}/entry`, { headers: people[n]?.headers ?? {}, body: {} });
  const answers = await Promise.all([0, 1, 2].map(enter));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const refused = answers.findIndex(({ status }) => status === 409);
  expect(answers[refused]?.data).toMatchObject({ reason: 'organizationFull' });
  const seen = (await call('GET', sample, { headers: people[refused]?.headers ?? {} })).data;
  expect(seen.reasons.map(({ code }: { code: string }) => code)).toEqual(['organizationFull']);
  // One who is in both is kept out by the fuller one; the other one has room, and nobody's own is no organization.
  expect((await enter(3)).data).toMatchObject({ reason: 'organizationFull' });
  expect((await enter(4)).status).toBe(200);
  expect((await enter(5)).status).toBe(200);
  // Whoever is in stays in.
  const inside = [0, 1, 2].find((n) => n !== refused) ?? 0;
  expect((await enter(inside)).status).toBe(200);
  const rows = await store.db.selectFrom('activity_entry').select('organizations').execute();
  expect(rows).toHaveLength(4);
});
