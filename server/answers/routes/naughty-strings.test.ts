import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { emptyRun } from '../../../src/stream/run-state';
import { openTestApp } from '../../../tests/support/app';
import { ask, call, newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { naughtyStrings } from '../../../tests/support/real-data';
import { cleanText } from '../../base/text/clean-text';

const sample = (naughtyStrings() ?? []).filter((_, index) => index % 5 === 0);
/** Strings that the big list lacks. */
const own = [
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  '😀'.repeat(50),
  '%',
  '\\',
  "'; drop table chat; --",
  '{{7*7}}',
  '<script>1</script>',
];

test('naughty strings are asked, found again and stored as typed, never a 500', async () => {
  // The big list is tested over the real API, in tests/e2e.
  const list = own;
  const { app, log } = await openTestApp({ parts: { search: fakeSearch() } });
  const askAndRead = async (query: string) => {
    const text = cleanText(query);
    const asking = newAsking({ query });
    const { status, events } = await ask(app, asking);
    expect([query, status]).toEqual([query, text ? 200 : 400]);
    if (!text) return;
    const state = reduceRuns(emptyRun, events);
    expect([state.status, state.start?.question]).toEqual(['done', text]);
    const { data } = await call(app, 'GET', `/api/messages/detailByChatId/${asking.chatId}`);
    expect(data.messages[0].text).toBe(text);
  };
  // As many at a time as the limit per visitor.
  for (let at = 0; at < list.length; at += 6) await Promise.all(list.slice(at, at + 6).map(askAndRead));
  for (const word of list.filter((_, index) => index % 5 === 0)) {
    const keyword = encodeURIComponent(cleanText(cleanText(word).slice(0, 100)) || 'x');
    for (const url of [`/api/question/list?keyword=${keyword}`, `/api/question/database/list?keyword=${keyword}`]) {
      const { status } = await call(app, 'GET', url);
      expect([url, status]).toEqual([url, 200]);
    }
  }
  expect(log).toEqual([]);
}, 120_000);

test('naughty ids, titles, comments and keywords are taken or refused, never a fault of ours', async () => {
  const { app, log } = await openTestApp({ parts: { search: fakeSearch() } });
  const asking = newAsking();
  await ask(app, asking);
  const list = [...own, ...sample];
  for (const word of list) {
    const id = encodeURIComponent(Buffer.from(word).toString());
    const calls = [
      call(app, 'GET', `/api/messages/detailByChatId/${id}`),
      call(app, 'DELETE', `/api/messages/chat/${id}`),
      call(app, 'POST', `/tianzhi-tools/api/agent/interrupt/${id}`, { body: {} }),
      call(app, 'GET', `/api/question/list?keyword=${id}`),
      call(app, 'POST', '/api/messages/save', { body: { id: randomUUID(), title: word } }),
      call(app, 'POST', '/api/messages/evaluate', {
        body: { messageId: asking.answerId, value: 1, comment: word, reasons: [word.slice(0, 60)] },
      }),
      call(app, 'POST', '/api/messages/evaluate', { body: { messageId: word, value: 1 } }),
      call(app, 'POST', '/api/messages/updateOutlineByChatId', {
        body: { chatId: asking.chatId, outline: [{ id: 'h', level: 1, title: word.slice(0, 400) }] },
      }),
    ];
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect([word, statuses.filter((status) => status >= 500)]).toEqual([word, []]);
  }
  expect(log).toEqual([]);
}, 120_000);
