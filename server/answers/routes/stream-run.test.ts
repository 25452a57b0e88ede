import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { reduceRuns } from '../../../src/stream/reduce-run';
import { answerText, emptyRun } from '../../../src/stream/run-state';
import { createTransport } from '../../../src/stream/transport';
import { openTestApp } from '../../../tests/support/app';
import { newAsking } from '../../../tests/support/ask';
import { fakeSearch } from '../../../tests/support/fake-answerer';
import { openTestStore } from '../../../tests/support/store';
import { openStore } from '../../base/database/db';
import type { Answerer } from '../answerer/types';
import { openRuns } from '../runs/open-runs';
import type { RunEvent } from '../runs/types';

const pieces = Array.from({ length: 20 }, (_, n) => `第${n}句。`);

const steady: Answerer = {
  name: 'model',
  async *write({ signal }) {
    for (const append of pieces) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (signal.aborted) return;
      yield { kind: 'text', append };
    }
  },
};

/** Two listening nodes on one database. */
async function twoNodes() {
  const store = await openTestStore();
  const log = pino({ level: 'silent' });
  const listen = async () => {
    const own = { ...store, ...(await openStore(store.url)) };
    onTestFinished(() => own.close());
    const runs = await openRuns({ store: own, log, limits: { pollMs: 30 } });
    const { app } = await openTestApp({
      store: { ...own, url: store.url },
      parts: { search: fakeSearch(), answerer: steady, runs },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  };
  return [await listen(), await listen()] as const;
}

/** The browser's stream client over HTTP; each call goes to the current `origin()`. */
function browser(origin: () => string) {
  let cookie = '';
  return createTransport(async (url, init) => {
    const response = await fetch(`${origin()}${url}`, { ...init, headers: { ...init?.headers, cookie } });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return response;
  });
}

async function readAll(response: Response): Promise<RunEvent[]> {
  const text = await response.text();
  return text
    .split('\n\n')
    .filter((frame) => frame.includes('data: '))
    .map((frame) => JSON.parse(frame.slice(frame.indexOf('data: ') + 6)))
    .filter((event) => event.event !== 'ping');
}

test('an answer that is asked for at one node is watched to its end at another, from where the reader was', async () => {
  const [here, there] = await twoNodes();
  let origin = here;
  const transport = browser(() => origin);
  const asking = newAsking();
  const leave = new AbortController();
  const first = await transport.start(asking, leave.signal);
  const reader = first.body?.getReader();
  const started = new TextDecoder().decode((await reader?.read())?.value);
  expect(started).toContain('"run_started"');
  leave.abort();
  await reader?.read().catch(() => {});
  origin = there;
  const rest = await readAll(await transport.resume(asking.answerId, 1, new AbortController().signal));
  const all = await readAll(await transport.resume(asking.answerId, 0, new AbortController().signal));
  expect(rest).toEqual(all.slice(1));
  const state = reduceRuns(emptyRun, all);
  expect(state.status).toBe('done');
  expect(answerText(state)).toBe(pieces.join(''));
  origin = here;
  const again = await readAll(await transport.start(asking, new AbortController().signal));
  expect(again).toEqual(all);
});

test('stopped at another node than the one that writes', async () => {
  const [here, there] = await twoNodes();
  let origin = here;
  const transport = browser(() => origin);
  const asking = newAsking();
  const stream = await transport.start(asking, new AbortController().signal);
  origin = there;
  const stopped = await (await transport.stop(asking.answerId, 1)).json();
  expect(stopped.data).toMatchObject({ run: asking.answerId, status: 'stopped' });
  expect((await readAll(stream)).at(-1)).toMatchObject({ event: 'deep_researcher_end', data: { status: 'stopped' } });
});

test('a stranger’s first question brings the cookie that makes the chat theirs', async () => {
  const [origin] = await twoNodes();
  const response = await fetch(`${origin}/tianzhi-tools/api/agent/research`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newAsking()),
  });
  expect(response.headers.getSetCookie()[0]).toMatch(/^mw_visitor=[\w-]{22}; Path=\/; .*HttpOnly/);
  expect(response.headers.get('content-encoding')).toBeNull();
  await response.body?.cancel();
});
