import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { RESEARCH, readSse } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { addMember } from '../../accounts/store/memberships';
import { addOrganization } from '../../accounts/store/organizations';
import { extractiveAnswerer } from '../answerer/extractive-answerer';
import { asksToRemember } from './asks-to-remember';

async function openMill() {
  const app = await openPeopleApp({ parts: { search: fakeSearch([]), answerer: extractiveAnswerer } });
  const anna = await signedInPerson(app.store, { phone: '13800000001', nickname: 'Anna' });
  const tom = await signedInPerson(app.store, { phone: '13800000002', nickname: 'Tom' });
  const ask = async (query: string, headers: Record<string, string> = anna.headers, locale = 'en-US') => {
    const ids = { chatId: randomUUID(), messageId: randomUUID(), answerId: randomUUID() };
    const payload = { query, locale, ...ids };
    const { payload: sent } = await app.app.inject({ method: 'POST', url: RESEARCH, headers, payload });
    const run = reduceRuns(emptyRun, readSse(sent));
    return { ...ids, run, text: answerText(run) };
  };
  const memory = async ({ headers } = anna) => (await app.call('GET', '/api/memory', { headers })).data;
  const turn = (on: boolean, { headers } = anna) => app.call('PUT', '/api/memory/switch', { headers, body: { on } });
  const add = (body: object, { headers } = anna) => app.call('POST', '/api/memory', { headers, body });
  return { ...app, anna, tom, ask, memory, turn, add };
}

test('memory is off until its person turns it on, and needs a person', async () => {
  const { call, memory, add, turn, ask } = await openMill();
  expect(await memory()).toEqual({ on: false, entries: [] });
  expect(await add({ text: 'P-204: 2.31 mm/s' })).toMatchObject({ status: 409, msg: expect.stringContaining('off') });
  const { text, run } = await ask('Remember: the pump P-204 runs at 2970 r/min');
  expect(text).toContain('Memory is off');
  expect(run.sources).toEqual([]);
  await turn(true);
  expect(await add({ text: ' ' })).toMatchObject({ status: 400 });
  expect((await call('GET', '/api/memory')).status).toBe(401);
  expect((await call('PUT', '/api/memory/switch', { body: { on: true } })).status).toBe(401);
});

test('what was asked for in a chat is listed with its chat, used as a source, and used no more once off or gone', async () => {
  const { call, anna, ask, memory, turn } = await openMill();
  await turn(true);
  const asked = await ask('Remember: the drive end of pump P-204 vibrates at 2.31 mm/s.');
  expect(asked.text).toMatch(/^Remembered\./);
  const [entry] = (await memory()).entries;
  expect(entry).toMatchObject({
    text: 'the drive end of pump P-204 vibrates at 2.31 mm/s.',
    origin: 'chat',
    chatId: asked.chatId,
  });
  const question = 'How much does the drive end of pump P-204 vibrate?';
  const used = await ask(question);
  expect(used.text).toContain('2.31 mm/s');
  expect(used.run.sources[0]).toMatchObject({ kind: 'memory', kbId: 0, docId: `mem:${entry.id}` });
  expect(used.run.sources[0]?.title).toMatch(/^Remembered for you on \d{4}-/);
  // Nothing of it in an answer that is about something else.
  expect((await ask('Which oil does a gearbox take?')).run.sources).toEqual([]);
  await call('PUT', `/api/memory/${entry.id}`, {
    headers: anna.headers,
    body: { text: 'Pump P-204 vibrates at 3.1 mm/s.' },
  });
  expect((await ask(question)).text).toContain('3.1 mm/s');
  await turn(false);
  expect((await ask(question)).run.sources).toEqual([]);
  expect((await memory()).entries).toHaveLength(1);
  await turn(true);
  expect((await call('DELETE', `/api/memory/${entry.id}`, { headers: anna.headers })).status).toBe(200);
  expect((await call('DELETE', `/api/memory/${entry.id}`, { headers: anna.headers })).status).toBe(404);
  expect((await ask(question)).run.sources).toEqual([]);
});

test('nobody else sees it, changes it or gets an answer that used it', async () => {
  const { call, anna, tom, ask, memory, turn, add } = await openMill();
  await turn(true);
  await turn(true, tom);
  const { data } = await add({ text: 'Pump P-204 vibrates at 2.31 mm/s.' });
  expect((await memory(tom)).entries).toEqual([]);
  const { headers } = tom;
  expect((await call('PUT', `/api/memory/${data.id}`, { headers, body: { text: 'x' } })).status).toBe(404);
  expect((await call('DELETE', `/api/memory/${data.id}`, { headers })).status).toBe(404);
  expect((await ask('How much does pump P-204 vibrate?', headers)).text).not.toContain('2.31');
  const { chatId } = await ask('How much does pump P-204 vibrate?');
  const read = (reader: typeof anna) =>
    call('GET', `/api/messages/detailByChatId/${chatId}`, { headers: reader.headers });
  expect(JSON.stringify((await read(anna)).data)).toContain('2.31');
  expect(JSON.stringify((await read(tom)).data)).not.toContain('2.31');
});

test('what is remembered for one organization is neither shown nor used for another, and goes with the membership', async () => {
  const { store, anna, ask, memory, turn, add } = await openMill();
  for (const id of ['o1', 'o2']) {
    await addOrganization(store.db, { id, name: id, tenantCode: id });
    await addMember(store.db, id, anna.person.id, 'member');
  }
  const actFor = (id: string | null) => store.db.updateTable('person_session').set({ tenant_id: id }).execute();
  await turn(true);
  await add({ text: 'Our pump P-9 takes 4 l of oil.' });
  await actFor('o1');
  await add({ text: 'Pump P-204 takes 7 l of oil.' });
  expect((await memory()).entries.map(({ text }: { text: string }) => text)).toEqual(['Pump P-204 takes 7 l of oil.']);
  expect((await ask('How much oil does pump P-204 take?')).text).toContain('7 l');
  await actFor('o2');
  expect((await memory()).entries).toEqual([]);
  expect((await ask('How much oil does pump P-204 take?')).text).not.toContain('7 l');
  await store.db.deleteFrom('membership').where('organization_id', '=', 'o1').execute();
  expect(await store.db.selectFrom('memory').select('organization_id').execute()).toEqual([{ organization_id: null }]);
});

test('all is cleared at once, taken along in the export, and gone with the account', async () => {
  const { call, store, anna, memory, turn, add } = await openMill();
  await turn(true);
  const measured = { machine: 'P-204, drive end', value: 2.31, unit: 'mm/s' };
  const { data } = await add({ text: 'P-204, drive end: 2.31 mm/s', measured });
  expect(data).toMatchObject({ origin: 'record', measured });
  // The same once more is the same entry.
  expect((await add({ text: 'P-204, drive end: 2.31 mm/s', measured })).data.id).toBe(data.id);
  await add({ text: 'Second' });
  const all = await call('GET', '/api/session/account/export', { headers: anna.headers });
  expect(all.memory ?? all.data.memory).toMatchObject([
    { text: 'P-204, drive end: 2.31 mm/s', value: 2.31 },
    { text: 'Second' },
  ]);
  expect((await call('DELETE', '/api/memory', { headers: anna.headers })).data).toEqual({ removed: 2 });
  expect((await memory()).entries).toEqual([]);
  await add({ text: 'Third' });
  await store.db.deleteFrom('person').where('id', '=', anna.person.id).execute();
  expect(await store.db.selectFrom('memory').selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom('memory_choice').selectAll().execute()).toEqual([]);
});

test('there is a limit to what is remembered', async () => {
  const { memory, turn, add, ask } = await openMill();
  await turn(true);
  for (let n = 0; n < 100; n++) await add({ text: `Entry ${n}` });
  expect(await add({ text: 'One more' })).toMatchObject({ status: 409, msg: expect.stringContaining('100') });
  expect((await ask(`Remember: ${'x'.repeat(501)}`)).text).toContain('501');
  expect((await memory()).entries).toHaveLength(100);
});

test.each([
  ['Remember: P-204 runs hot.', 'P-204 runs hot.'],
  ['please remember that the pump is P-204', 'the pump is P-204'],
  ['记住：2号泵是备用泵。', '2号泵是备用泵。'],
  ['请帮我记住，2号泵是备用泵', '2号泵是备用泵'],
  ['Remember to lock out the drive', null],
  ['Remember that pump?', null],
  ['记住了吗？', null],
  ['How do I remember the torque sequence?', null],
])('%s asks to remember %s', (question, said) => expect(asksToRemember(question)).toBe(said));
