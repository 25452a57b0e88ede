import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openMill } from '../../../tests/support/community-mill';
import { signedIn } from '../../../tests/support/operator';
import { noteGap } from '../gaps/note-gap';
import { dropOldGaps } from '../store/gaps';

const HUM = 'Why does the pump hum after the oil was changed?';

async function openGaps() {
  const mill = await openMill({ boards: [{ id: 'pumps', name: 'Pumps' }] });
  const { store, call } = mill;
  const headers = await signedIn(store, 'lin');
  const chat = randomUUID();
  await store.db.insertInto('chat').values({ id: chat, visitor: 'v', access_domain: 'main', title: '' }).execute();
  /** A weak answer. */
  async function weak(question: string, cause: 'nothing' | 'near' | 'thumbs-down' = 'near', message = randomUUID()) {
    await store.db
      .insertInto('message')
      .values({ id: message, chat_id: chat, parent_id: null, role: 'assistant', text: '', outline: null as never })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await noteGap(store, { domain: 'main', message, question, cause });
    return message;
  }
  const gaps = async (query = '') => (await call('GET', `/api/admin/domains/main/gaps${query}`, { headers })).data;
  return { ...mill, operator: headers, weak, gaps };
}

test('weak answers to the same question are one gap, without contacts, and go with their chat', async () => {
  const { weak, gaps, store } = await openGaps();
  const first = await weak(HUM, 'nothing');
  await weak(HUM, 'thumbs-down', first);
  await weak('Why does the pump hum after an oil change? Call 13812345678 or li@mill.example.');
  await weak('报警 SRVO-062 怎么处理');
  await weak('报警 SRVO-063 怎么处理');
  await weak('?');
  const { list, total, figures } = await gaps();
  expect(total).toBe(3);
  expect(list[0]).toMatchObject({ times: 2, state: 'open', questionId: null, wordings: [HUM] });
  expect(list[0].question).toBe('Why does the pump hum after an oil change? Call … or ….');
  expect(new Set(list[0].causes)).toEqual(new Set(['thumbs-down', 'near']));
  expect(figures).toMatchObject({ weak: 4, states: { open: 3 }, toAsk: null });
  await store.db.deleteFrom('chat').execute();
  await dropOldGaps(store.db);
  expect((await gaps()).total).toBe(0);
});

test('a question in the community closes the gap it asks about, step by step', async () => {
  const { weak, gaps, write, answer, call, zhou, anna } = await openGaps();
  await weak(HUM);
  const id = await write(zhou, { title: 'Why does the pump hum after the oil was changed', tags: ['pump'] });
  const state = async () => (await gaps()).list.map((one: { state: string }) => one.state);
  expect((await gaps()).list[0]).toMatchObject({ state: 'asked', questionId: id });
  const reply = await answer(anna, id);
  expect(await state()).toEqual(['answered']);
  const { headers } = zhou;
  await call('PUT', `/api/community/questions/${id}/accepted`, { headers, body: { answer: reply } });
  expect(await state()).toEqual(['accepted']);
  const { figures } = await gaps();
  expect(figures.toAsk).toBeGreaterThanOrEqual(0);
  expect(figures.toAnswer).toBeGreaterThanOrEqual(0);
  await call('POST', `/api/community/posts/${id}/withdraw`, { headers });
  expect(await state()).toEqual(['open']);
});

test('operators close groups; documents that no longer answer open them again', async () => {
  const { weak, gaps, call, operator, store } = await openGaps();
  await weak(HUM);
  const { id } = (await gaps()).list[0];
  const close = (closed: string | null, headers: Record<string, string> = operator) =>
    call('PUT', `/api/admin/domains/main/gaps/${id}`, { headers, body: { closed } });
  expect((await close('documents')).status).toBe(200);
  expect((await gaps()).list).toEqual([]);
  expect((await gaps('?done=true')).list).toMatchObject([{ state: 'closed' }]);
  await weak(HUM);
  expect((await gaps()).list).toMatchObject([{ state: 'open', times: 2 }]);
  await close('dismissed');
  await weak(HUM);
  expect((await gaps('?done=true')).list).toMatchObject([{ state: 'dismissed', times: 3 }]);
  await close(null);
  expect((await gaps()).list).toHaveLength(1);
  const entries = await store.db.selectFrom('audit_entry').select(['action', 'target']).orderBy('id').execute();
  expect(entries.filter(({ action }) => action.startsWith('gap'))).toEqual(
    ['gap-closed', 'gap-dismissed', 'gap-opened'].map((action) => ({ action, target: id })),
  );
  const viewer = await signedIn(store, 'wei', null, 'viewer');
  expect((await close('dismissed', viewer)).status).toBe(403);
  expect((await call('GET', '/api/admin/domains/main/gaps')).status).toBe(401);
});

test('experts are appointed and dismissed, which the audit log keeps', async () => {
  const { call, operator: headers, store, anna } = await openGaps();
  const url = '/api/admin/domains/main/experts';
  const appoint = (body: object) => call('PUT', url, { headers, body });
  const place = { account: '13800000002', kind: 'tag', target: 'grease' };
  expect((await appoint({ ...place, account: 'nobody' })).status).toBe(400);
  expect((await appoint({ ...place, kind: 'board', target: 'valves' })).status).toBe(400);
  const one = { person: anna.person.id, name: 'Anna', kind: 'tag', target: 'grease' };
  expect((await appoint(place)).data).toEqual([one]);
  expect((await appoint(place)).data).toEqual([one]);
  expect((await appoint({ ...place, kind: 'board', target: 'pumps' })).data).toHaveLength(2);
  const gone = await call('DELETE', `${url}?person=${anna.person.id}&kind=tag&target=grease`, { headers });
  expect(gone.data).toMatchObject([{ kind: 'board', target: 'pumps' }]);
  const entries = await store.db.selectFrom('audit_entry').select(['action', 'target', 'message']).execute();
  expect(entries.filter(({ action }) => action.startsWith('expert'))).toEqual([
    { action: 'expert-appointed', target: '13800000002', message: 'grease' },
    { action: 'expert-appointed', target: '13800000002', message: 'pumps' },
    { action: 'expert-dismissed', target: 'Anna', message: 'grease' },
  ]);
});
