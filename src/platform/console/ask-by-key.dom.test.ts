// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askByKey, type Told } from './ask-by-key';

afterEach(() => vi.unstubAllGlobals());

const asked = { key: 'mwk_x', question: 'How often?', locale: 'en-US' };
const note = (start: number) => ({
  url_citation: { start_index: start, end_index: start + 2, title: 'T', url: '/doc/d' },
});
const event = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

const answer = (status: number, body: string) => {
  const seen: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push([url, init]);
    return new Response(body, { status });
  });
  return seen;
};

test('text and citations arrive in pieces; the last piece has all citations', async () => {
  const seen = answer(
    200,
    event({ choices: [{ delta: { content: '🔧 ' } }] }) +
      event({ choices: [{ delta: { content: 'Grease.', annotations: [note(0)] } }] }) +
      event({ choices: [{ delta: { annotations: [note(0), note(2)] }, finish_reason: 'stop' }] }) +
      event('[DONE]'),
  );
  const heard: Told[] = [];
  await askByKey(asked, (told) => heard.push(told), new AbortController().signal);
  expect(heard.at(-1)).toMatchObject({ text: '🔧 Grease.', cited: [{ start: 0 }, { start: 2 }] });
  // The key alone says who calls.
  expect(seen[0]?.[1]).toMatchObject({ credentials: 'omit', headers: { authorization: 'Bearer mwk_x' } });
});

test('what a key is refused is an error of the console, and nothing of the session', async () => {
  answer(401, JSON.stringify({ error: { code: 'key_revoked', message: 'Revoked.' } }));
  const refused = askByKey(asked, () => {}, new AbortController().signal);
  await expect(refused).rejects.toMatchObject({ status: 401, code: 'key_revoked', message: 'Revoked.' });
  answer(
    200,
    event({ choices: [{ delta: { content: 'So' } }] }) + event({ error: { code: 'stream_cut', message: 'Cut.' } }),
  );
  await expect(askByKey(asked, () => {}, new AbortController().signal)).rejects.toMatchObject({ code: 'stream_cut' });
});
