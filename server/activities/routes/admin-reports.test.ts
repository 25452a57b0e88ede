import { expect, test } from 'vitest';
import { readWorkbook, type Workbook } from '../../../src/assistants/file/xlsx/read-workbook';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { addWins } from '../store/wins';

const survey = '/api/activities/maintenance-survey';
const base = '/api/admin/domains/main/activities/maintenance-survey';
const good = { job: 'fitter', sources: ['manual'], minutes: 5, consent: true };

async function open() {
  const test = await openActivitiesApp();
  const { call, browser, app } = test;
  const operator = await signedIn(test.store, 'lin');
  const answer = async (headers: Record<string, string>, answers: object, source = '') => {
    await call('GET', `${survey}${source && `?source=${source}`}`, { headers });
    await call('POST', `${survey}/entry`, { headers, body: source ? { source } : {} });
    await call('PUT', `${survey}/response`, { headers, body: { seq: 0, answers } });
    expect((await call('POST', `${survey}/response/submit`, { headers })).status).toBe(200);
  };
  const get = (path: string, headers: Record<string, string> = operator) =>
    call('GET', `${base}/${path}`, { headers: { 'accept-language': 'en', ...headers } });
  const file = (path: string, headers: Record<string, string> = operator) =>
    app.inject({ url: `${base}/${path}`, headers: { host: 'main.localhost', ...headers } });
  return { ...test, operator, answer, get, file, browser };
}

test('counts come by day, source and question, and four people are never a group', async () => {
  const { answer, get, browser } = await open();
  for (let n = 1; n <= 4; n += 1) await answer(browser(n), good, 'wechat');
  const few = (await get('report')).data;
  expect(few.answered).toBeNull();
  expect(JSON.stringify(few.questions)).not.toMatch(/"count":[1-9]/);
  expect(few.sources).toMatchObject([{ source: null, funnel: { started: 4 } }]);
  for (let n = 5; n <= 6; n += 1) await answer(browser(n), good, 'wechat');
  // A draft is nobody's answer yet.
  await get('report');
  const { answered, questions, days, sources } = (await get('report')).data;
  expect([answered, days.length]).toEqual([6, 1]);
  expect(sources).toMatchObject([{ source: 'wechat', funnel: { seen: 6, started: 6, completed: 6 } }]);
  const job = questions.find(({ id }: { id: string }) => id === 'job');
  expect(job).toMatchObject({ answered: 6, crosses: true });
  expect(job.cells.map(({ count }: { count: number }) => count)).toContain(6);
  const minutes = questions.find(({ id }: { id: string }) => id === 'minutes');
  expect(minutes.mean).toBe(5);
  const cross = (await get('report/cross?row=job&column=sources')).data;
  expect(cross.counts.flat()).toContain(6);
  const refused = await get('report/cross?row=job&column=minutes');
  expect([refused.status, refused.msg]).toEqual([400, expect.stringContaining('minutes')]);
});

test('answers leave without names; no cell starts a formula', async () => {
  const { answer, file, browser, store, operator } = await open();
  const { headers } = await signedInPerson(store, { phone: '13800000091' });
  await answer(headers, good, '-12');
  await answer(browser(2), good);
  const { payload, headers: sent } = await file('export/answers?format=csv');
  expect(sent['content-disposition']).toBe('attachment; filename="maintenance-survey-answers.csv"');
  const [head, ...lines] = payload.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toMatch(/^row,state,source,started,completed,draws,prizes,answer\.job,/);
  expect(lines).toHaveLength(2);
  expect(payload).toContain("'-12");
  expect(payload).not.toContain('13800000091');
  const { payload: jsonl } = await file('export/answers?format=jsonl');
  const rows = jsonl
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows[0]).toMatchObject({ state: 'completed', 'answer.job': 'fitter', 'answer.minutes': 5 });
  const actions = await store.db.selectFrom('audit_entry').select('action').execute();
  expect(actions.filter(({ action }) => action === 'activity-exported')).toHaveLength(2);
  expect(operator.cookie).not.toBe('');
});

test('a workbook holds the same cells as the table, and none of them is a formula', async () => {
  const { answer, file, browser } = await open();
  await answer(browser(1), { ...good, job: 'other', 'job-other': '=HYPERLINK("x")' });
  const sheet = await file('export/answers?format=xlsx');
  expect(sheet.headers['content-type']).toContain('spreadsheetml');
  expect(sheet.headers['content-disposition']).toContain('maintenance-survey-answers.xlsx');
  const book = (await readWorkbook(sheet.rawPayload)) as Workbook;
  expect(book.rows[0]?.slice(0, 3)).toEqual(['row', 'state', 'source']);
  expect(book.rows[1]).toContain('=HYPERLINK("x")');
  expect(book.uncalculated).toBeUndefined();
});

test('people leave apart, with a reason that is kept, for administrators only', async () => {
  const { answer, file, browser, store } = await open();
  const { headers } = await signedInPerson(store, { phone: '13800000092' });
  await answer(headers, good);
  await answer(browser(3), good);
  expect((await file('export/people?format=csv')).statusCode).toBe(400);
  expect((await file('export/people?format=csv&reason=%20')).statusCode).toBe(400);
  const publisher = await signedIn(store, 'pu', null, 'publisher');
  expect((await file('export/people?format=csv&reason=x', publisher)).statusCode).toBe(403);
  expect((await file('export/answers?format=csv', publisher)).statusCode).toBe(200);
  const { payload } = await file('export/people?format=csv&reason=Prizes%20by%20post');
  expect(payload.trim().split('\r\n')).toHaveLength(2);
  expect(payload).toContain('13800000092');
  expect(payload).not.toContain('fitter');
  const entry = await store.db.selectFrom('audit_entry').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'activity-exported', message: 'people csv: Prizes by post' });
});

test('people leave with what they won in a list, but not with what went to a reserve', async () => {
  const { answer, file, store } = await open();
  const { headers } = await signedInPerson(store, { phone: '13800000093' });
  await answer(headers, good);
  const { id: entry } = await store.db.selectFrom('activity_entry').select('id').executeTakeFirstOrThrow();
  const place = { domain: 'main', activity: 'maintenance-survey', claimUntil: new Date(Date.now() + 1e9) };
  const wins = ['lamp', 'meter'].map((prize) => ({ ...place, entry, prize, stockNo: null, k: null }));
  const [, lost = ''] = await store.db.transaction().execute((trx) => addWins(trx, wins));
  await store.db.updateTable('activity_win').set({ state: 'lapsed' }).where('id', '=', lost).execute();
  const { payload } = await file('export/people?format=csv&reason=Prizes');
  expect(payload.trim().split('\r\n').at(-1)).toMatch(/,lamp$/);
});

test('texts come without their writers once five have written; viewers and others see no report', async () => {
  const { answer, get, browser, store } = await open();
  const texts = (await get('report')).data.questions.filter(({ type }: { type: string }) => type === 'long');
  const [{ id }] = texts;
  for (let n = 1; n <= 5; n += 1) {
    await answer(browser(n), { ...good, minutes: 45, [id]: `Idea ${n}` });
    const { data } = await get(`report/texts?question=${id}`);
    expect([data.list.length, data.total]).toEqual(n < 5 ? [0, 0] : [5, 5]);
  }
  expect((await get('report/texts?question=job')).status).toBe(400);
  const viewer = await signedIn(store, 'viewer', null, 'viewer');
  expect((await get('report', viewer)).status).toBe(403);
  const foreign = await signedIn(store, 'wu', 'another-tenant');
  expect((await get('report', foreign)).status).toBeGreaterThanOrEqual(403);
});
