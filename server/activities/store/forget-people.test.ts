import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../../tests/support/open-activities';
import { forgetPeople } from './forget-people';

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test('entries are untied from people when the days of the rules are over, and drafts go', async () => {
  const { call, browser, amend, store } = await openActivitiesApp();
  const survey = '/api/activities/shift-handover';
  for (const n of [1, 2]) {
    await call('POST', `${survey}/entry`, { headers: browser(n), body: {} });
    await call('PUT', `${survey}/response`, { headers: browser(n), body: { seq: 0, answers: { shifts: 'none' } } });
  }
  await call('POST', `${survey}/response/submit`, { headers: browser(1), body: {} });
  const read = async () => {
    const entries = await store.db.selectFrom('activity_entry').select(['visitor', 'state']).orderBy('state').execute();
    const responses = await store.db.selectFrom('survey_response').select('handed_in_at').execute();
    return { tied: entries.filter(({ visitor }) => visitor !== null).length, responses: responses.length };
  };
  const windows = { visible: days(-20), open: days(-10) };
  await amend('shift-handover', { windows: { ...windows, close: days(-5) }, retentionDays: 6 });
  await forgetPeople(store.db);
  expect(await read()).toEqual({ tied: 2, responses: 2 });
  await amend('shift-handover', { windows: { ...windows, close: days(-5) }, retentionDays: 4 });
  await forgetPeople(store.db);
  expect(await read()).toEqual({ tied: 0, responses: 1 });
});
