import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { addOrganization } from '../../accounts/store/organizations';
import { tellPeople } from '../../notifications/tell-people';

const base = '/api/admin/domains/main/activities';
const note = { 'zh-CN': '奖品送错了', 'en-US': 'Wrong prizes were delivered' };
const draws = '/api/activities/award1024';

async function open(now?: Date) {
  const test = await openActivitiesApp(now);
  const operator = await signedIn(test.store, 'lin');
  const list = async (headers = operator) => (await test.call('GET', base, { headers })).data;
  const one = async (id = 'award1024') => (await list()).find((each: { id: string }) => each.id === id);
  const act = (body: object, id = 'award1024', headers: Record<string, string> = operator) =>
    test.call('POST', `${base}/${id}/act`, { headers, body });
  const audited = async () =>
    (await test.store.db.selectFrom('audit_entry').select(['action', 'message']).orderBy('seq').execute()).map(
      ({ action, message }) => `${action} ${message}`,
    );
  return { ...test, operator, list, one, act, audited };
}

test('how far people came is counted once for each, without those who run the portal', async () => {
  const { call, browser, one } = await open();
  for (const n of [1, 1, 2]) await call('GET', `${draws}?source=wechat`, { headers: browser(n) });
  // A program without cookies is nobody.
  await call('GET', draws);
  await call('POST', `${draws}/entry`, { headers: browser(1), body: {} });
  await call('POST', `${draws}/draws`, { headers: browser(1), body: { k: 1 } });
  expect(await one()).toMatchObject({
    state: 'open',
    may: ['pause', 'cancel'],
    funnel: { seen: 2, eligible: 2, started: 1, completed: 1, entered: 1 },
  });
});

test('a pause stops everything at once with its line, and resuming goes on where one was', async () => {
  const { call, browser, act, one, audited } = await open();
  await call('POST', `${draws}/entry`, { headers: browser(1), body: {} });
  const paused = await act({ action: 'pause', note });
  expect(paused.data[0]).toMatchObject({ id: expect.any(String) });
  expect((await one()).state).toBe('paused');
  const seen = (await call('GET', draws, { headers: browser(1) })).data;
  expect(seen).toMatchObject({ state: 'paused', note: note['en-US'] });
  const refused = await call('POST', `${draws}/draws`, { headers: browser(1), body: { k: 1 } });
  expect([refused.status, refused.data.reason]).toEqual([409, 'paused']);
  // Pausing what is paused says so, and resuming takes the line away.
  expect((await act({ action: 'pause' })).status).toBe(409);
  expect((await act({ action: 'resume' })).status).toBe(200);
  const after = (await call('GET', draws, { headers: browser(1) })).data;
  expect([after.state, after.note]).toEqual(['open', undefined]);
  expect((await call('POST', `${draws}/draws`, { headers: browser(1), body: { k: 1 } })).status).toBe(200);
  expect((await audited()).slice(-2)).toEqual([`activity-paused ${note['en-US']}`, 'activity-resumed ']);
});

test('who takes part with an account is told of a pause, and of a cancellation in their language', async () => {
  const { call, browser, act, store, ctx } = await open();
  const { headers, person } = await signedInPerson(store);
  for (const each of [headers, browser(1)]) await call('POST', `${draws}/entry`, { headers: each, body: {} });
  const told = async () => {
    const events = await store.db.selectFrom('notification_event').select('id').execute();
    for (const { id } of events) await tellPeople(ctx, id);
    return store.db.selectFrom('notification').select(['person_id', 'kind', 'title', 'link']).execute();
  };
  await act({ action: 'pause', note });
  expect(await told()).toMatchObject([{ person_id: person.id, kind: 'notice', link: '/award1024?id=award1024' }]);
  expect(JSON.stringify(await told())).toContain('已暂停');
  await store.db.updateTable('person').set({ locale: 'en-US' }).execute();
  await act({ action: 'cancel', note });
  expect(JSON.stringify(await told())).toContain('was cancelled');
});

test('a cancellation needs a reason, which everybody reads, and is never taken back', async () => {
  const { call, browser, act } = await open();
  expect((await act({ action: 'cancel' })).status).toBe(400);
  expect((await act({ action: 'cancel', note: { 'en-US': 'One language only' } })).status).toBe(400);
  expect((await act({ action: 'cancel', note })).status).toBe(200);
  const seen = await call('GET', draws, { headers: { ...browser(1), 'accept-language': 'zh-CN' } });
  expect(seen.data).toMatchObject({ state: 'cancelled', note: note['zh-CN'] });
  const refused = await call('POST', `${draws}/entry`, { headers: browser(1), body: {} });
  expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining(note['en-US'])]);
  for (const action of ['pause', 'resume', 'cancel']) expect((await act({ action, note })).status).toBe(409);
});

test('of two operators who decide at once, one is told', async () => {
  const { act } = await open();
  const both = await Promise.all([act({ action: 'cancel', note }), act({ action: 'cancel', note })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is over or not seen yet cannot be stopped, and what is not there is not found', async () => {
  const { act, amend } = await open();
  expect((await act({ action: 'cancel', note }, 'search-habits')).status).toBe(409);
  const windows = { visible: '2999-01-01T00:00:00Z', open: '2999-01-02T00:00:00Z', close: '2999-02-01T00:00:00Z' };
  await amend('shift-handover', { windows });
  expect((await act({ action: 'pause' }, 'shift-handover')).status).toBe(409);
  expect((await act({ action: 'pause' }, 'none')).status).toBe(404);
});

test('viewers look and stop nothing; other organizations and visitors see nothing', async () => {
  const { call, act, store, list } = await open();
  const viewer = await signedIn(store, 'viewer', null, 'viewer');
  expect((await list(viewer)).map(({ id }: { id: string }) => id)).toContain('award1024');
  expect((await act({ action: 'pause' }, 'award1024', viewer)).status).toBe(403);
  const foreign = await signedIn(store, 'wu', 'another-tenant');
  expect((await call('GET', base, { headers: foreign })).status).toBeGreaterThanOrEqual(403);
  expect((await act({ action: 'pause' }, 'award1024', foreign)).status).toBeGreaterThanOrEqual(403);
  expect((await call('GET', base)).status).toBe(401);
});

test('a draft is shown at any moment, in each state and role, by what visitors get', async () => {
  const { call, operator, store } = await open();
  const { body } = (
    await call('GET', '/api/admin/domains/main/definitions/activity/maintenance-survey', { headers: operator })
  ).data;
  const shown = (change: object, headers: Record<string, string> = operator) =>
    call('POST', `${base}/maintenance-survey/preview`, {
      headers,
      body: { body, state: 'clock', role: 'phone', locale: 'en-US', ...change },
    });
  const close = Date.parse(body.windows.close);
  const at = (ms: number) => ({ at: new Date(close + ms).toISOString() });
  expect((await shown(at(-1))).data.state).toBe('open');
  expect((await shown(at(0))).data.state).toBe('closed');
  const states = ['before', 'paused', 'ended', 'cancelled', 'full', 'soldOut', 'won', 'lost', 'started', 'lapsed'];
  const views = await Promise.all(states.map(async (state) => (await shown({ state })).data));
  expect(views.map(({ state }) => state)).toEqual([
    ...['soon', 'paused', 'closed', 'cancelled', 'open', 'open', 'open', 'open', 'open', 'open'],
  ]);
  expect(views[4]).toMatchObject({ full: true });
  expect(views[5].prizes.every(({ left }: { left: number }) => left === 0)).toBe(true);
  expect(views[6].entry.draws[0].prize).toBe(body.prizes[0].id);
  expect(views[7].entry.draws[0].prize).toBeNull();
  expect(views.slice(8).map(({ entry }) => entry.state)).toEqual(['started', 'lapsed']);
  const staff = (await shown({ state: 'open', role: 'staff' })).data.reasons;
  expect(staff.map(({ code }: { code: string }) => code)).toContain('staff');
  expect((await shown({ state: 'open', locale: 'zh-CN' })).data.title).toBe(body.title['zh-CN']);
  expect((await shown({ body: {} })).status).toBe(400);
  const viewer = await signedIn(store, 'viewer', null, 'viewer');
  expect((await shown({}, viewer)).status).toBe(403);
  // Nothing of it is stored.
  expect(await store.db.selectFrom('activity_entry').select('id').execute()).toEqual([]);
});

test('organizations that an activity may be for are named to its editor, personal spaces are not', async () => {
  const { call, operator, store } = await open();
  await addOrganization(store.db, { id: 'mill', name: '北岭轧钢厂', tenantCode: 'mill' });
  const { person } = await signedInPerson(store);
  await addOrganization(store.db, { id: 'own', name: 'Own', tenantCode: 'own', personalOf: person.id });
  const choicesOf = async (place: string) =>
    (await call('GET', `/api/admin/domains/main/definitions/${place}`, { headers: operator })).data.choices;
  const { organizations } = await choicesOf('activity/maintenance-survey');
  expect(organizations).toContainEqual({ id: 'mill', name: '北岭轧钢厂' });
  expect(organizations.map(({ id }: { id: string }) => id)).not.toContain('own');
  expect(await choicesOf('assistant/general')).not.toHaveProperty('organizations');
});

test('what was archived is listed as it was, for those who run the domain, and comes back with its entries', async () => {
  const { call, browser, operator, list, one, store } = await open();
  await call('POST', `/api/activities/maintenance-survey/entry`, { headers: browser(1), body: {} });
  const place = '/api/admin/domains/main/definitions/activity/maintenance-survey';
  const archived = async (headers = operator) =>
    (await call('GET', '/api/admin/domains/main/archived-activities', { headers })).data;
  expect(await archived()).toEqual([]);
  const { summary } = (await call('GET', place, { headers: operator })).data;
  const body = { base: summary.head, message: 'Wrong questions', confirm: true };
  expect((await call('POST', `${place}/archive`, { headers: operator, body })).status).toBe(200);
  expect((await list()).map(({ id }: { id: string }) => id)).not.toContain('maintenance-survey');
  const [row] = await archived();
  expect(row).toMatchObject({
    ...{ id: 'maintenance-survey', kind: 'survey', revision: summary.head, archivedBy: 'lin', why: 'Wrong questions' },
    funnel: { started: 1 },
  });
  const foreign = await signedIn(store, 'wu', 'another-tenant');
  expect(await archived(foreign)).not.toEqual(expect.arrayContaining([expect.anything()]));
  const back = { revision: row.revision, base: null, message: 'They were right' };
  expect((await call('POST', `${place}/rollback`, { headers: operator, body: back })).status).toBe(200);
  expect(await archived()).toEqual([]);
  expect(await one('maintenance-survey')).toMatchObject({ state: 'open', funnel: { started: 1 } });
});
