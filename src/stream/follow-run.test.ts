import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeLine, fakeLine } from '../../tests/support/fake-line';
import { answerSteps, buildRun, type RunEvent } from '../../tests/support/run-events';
import { type FollowPort, followRun } from './follow-run';
import { reduceRun, reduceRuns } from './reduce-run';
import { emptyRun } from './run-state';

const events = buildRun(answerSteps());
const whole = reduceRuns(emptyRun, events);
const part = (from: number, to?: number) => events.slice(from, to);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A port whose connections come from a list; an Error in it is a refused connection. */
function setUp(lines: (FakeLine | Error)[], signIn: FollowPort['untilSignedIn'] = async () => false) {
  let state = emptyRun;
  const opened: number[] = [];
  const attempts: number[] = [];
  const viewer = new AbortController();
  let wake = () => {};
  const port: FollowPort = {
    signal: viewer.signal,
    state: () => state,
    apply(event) {
      state = reduceRun(state, event);
    },
    restart() {
      state = emptyRun;
    },
    async open() {
      opened.push(state.last);
      const line = lines.shift();
      if (line === undefined || line instanceof Error) throw line ?? new TypeError('Failed to fetch');
      return line.response;
    },
    onAttempt: (attempt) => attempts.push(attempt),
    onOpen: () => {},
    onWake(fn) {
      wake = fn;
      return () => {};
    },
    untilSignedIn: (signal) => signIn(signal),
  };
  const result = followRun(port);
  return { result, opened, attempts, viewer, state: () => state, wake: () => wake() };
}

test('one unbroken stream', async () => {
  const line = fakeLine().send(...events);
  const run = setUp([line]);
  expect(await run.result).toBeNull();
  expect(run.state()).toEqual(whole);
  expect(run.attempts).toEqual([]);
  expect(line.cancelled).toBe(true);
});

test('closed without its end it reattaches from the last event, a second later', async () => {
  const run = setUp([
    fakeLine()
      .send(...part(0, 4))
      .close(),
    fakeLine().send(...part(4)),
  ]);
  await vi.advanceTimersByTimeAsync(999);
  expect(run.opened).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await run.result).toBeNull();
  expect(run.opened).toEqual([0, 4]);
  expect(run.state()).toEqual(whole);
});

test('after four fruitless reattachments the answer is incomplete', async () => {
  const line = fakeLine().send(...part(0, 4));
  const run = setUp([line]);
  await vi.advanceTimersByTimeAsync(10);
  line.fail();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await run.result).toEqual({ kind: 'incomplete' });
  expect(run.attempts).toEqual([1, 2, 3, 4]);
  expect(run.opened).toEqual([0, 4, 4, 4, 4]);
});

test('progress gives new attempts: a line that is cut again and again still arrives', async () => {
  const lines = events.map((event) => fakeLine().send(event).close());
  const run = setUp(lines);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await run.result).toBeNull();
  expect(run.state()).toEqual(whole);
});

test('a refused first call fails at once, with what the server said', async () => {
  const run = setUp([fakeLine(429, { code: 429, msg: '请稍候' })]);
  expect(await run.result).toEqual({ kind: 'http', status: 429, code: 429, message: '请稍候' });
});

test('a session that ended meanwhile: waits for somebody to sign in, however long, and goes on where it was', async () => {
  let answer = (_: boolean) => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const refused = () => fakeLine(401, { code: 401, msg: '请登录' });
  const lines = [
    fakeLine()
      .send(...part(0, 3))
      .close(),
    refused(),
    fakeLine().send(...part(3)),
  ];
  const run = setUp(lines, () => answered);
  await vi.advanceTimersByTimeAsync(400_000);
  run.wake();
  expect(run.opened).toEqual([0, 3]);
  answer(true);
  expect(await run.result).toBeNull();
  expect([run.opened, run.state()]).toEqual([[0, 3, 3], whole]);

  const closed = setUp([refused()]);
  expect(await closed.result).toEqual({ kind: 'http', status: 401, code: 401, message: '请登录' });
});

test('a node that restarts may refuse a reattachment; a run that is gone may not come back', async () => {
  const restarted = setUp([
    fakeLine()
      .send(...part(0, 2))
      .close(),
    fakeLine(503, {}),
    fakeLine().send(...part(2)),
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await restarted.result).toBeNull();
  const gone = setUp([fakeLine().close(), fakeLine(404, { code: 404, msg: 'no' })]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await gone.result).toMatchObject({ kind: 'http', status: 404 });
  const down = setUp([fakeLine().close(), ...[1, 2, 3, 4].map(() => fakeLine(503, {}))]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await down.result).toMatchObject({ kind: 'http', status: 503 });
});

test('no body, and a body without a byte, are empty', async () => {
  const bare = fakeLine();
  bare.response = new Response(null, { status: 200 });
  expect(await setUp([bare]).result).toEqual({ kind: 'empty' });
  const silent = setUp([1, 2, 3, 4, 5].map(() => fakeLine().close()));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await silent.result).toEqual({ kind: 'empty' });
});

test('a server that cannot be reached at all is incomplete, not empty', async () => {
  const run = setUp([]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await run.result).toEqual({ kind: 'incomplete' });
});

test('a hole reattaches; a hole that stays starts over from the first event', async () => {
  const holed = fakeLine().send(...part(0, 3), ...part(4));
  const compacted = { ...events[5], from: 3, seq: 6 } as RunEvent;
  const run = setUp([holed, fakeLine().send(compacted), fakeLine().send(...events)]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await run.result).toBeNull();
  expect(run.opened).toEqual([0, 3, 0]);
  expect(run.state()).toEqual(whole);
});

test('a line that goes quiet for three heartbeats is dead; pings keep it alive', async () => {
  const quiet = fakeLine().send(...part(0, 3));
  const run = setUp([quiet, fakeLine().send(...part(3))]);
  await vi.advanceTimersByTimeAsync(20_000);
  quiet.sendText(': still here\n\n');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(run.opened).toEqual([0]);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await run.result).toBeNull();
  expect(run.opened).toEqual([0, 3]);
});

test('after 300 s it looks once more, then it is a timeout', async () => {
  const run = await waitedOut(fakeLine());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await run.result).toEqual({ kind: 'timeout' });
  const finishedMeanwhile = await waitedOut(fakeLine().send(...part(3)));
  expect(await finishedMeanwhile.result).toBeNull();
});

async function waitedOut(last: FakeLine) {
  const first = fakeLine().send(...part(0, 3));
  const run = setUp([first, last]);
  for (let second = 0; second < 300; second += 10) {
    first.sendText(': ping\n\n');
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(run.opened).toEqual([0, 3]);
  return run;
}

test('a research granted more than one response goes on in further ones: each has its 300 s, none is an attempt', async () => {
  const long = events.map((event) =>
    event.event === 'run_started' ? { ...event, data: { ...event.data, seconds: 900 } } : event,
  );
  const lines = [fakeLine().send(...long.slice(0, 3)), fakeLine(), fakeLine().send(...long.slice(3))];
  const run = setUp([...lines]);
  for (const line of lines.slice(0, 2)) {
    for (let second = 0; second < 290; second += 10) {
      line.sendText(': ping\n\n');
      await vi.advanceTimersByTimeAsync(10_000);
    }
    line.close();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(await run.result).toBeNull();
  expect(run.opened).toEqual([0, 3, 3]);
  expect(run.attempts).toEqual([]);
});

test('a server that ends the responses of a long research at once is no stretch: it is tried four times', async () => {
  const long = events.slice(0, 1).map((event) => ({ ...event, data: { ...event.data, seconds: 900 } }) as RunEvent);
  const run = setUp([
    fakeLine()
      .send(...long)
      .close(),
    ...[1, 2, 3, 4].map(() => fakeLine().close()),
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await run.result).toEqual({ kind: 'incomplete' });
  expect(run.attempts).toEqual([1, 2, 3, 4]);
});

test('a tab that wakes after a silence takes a new line at once; one that blinked does not', async () => {
  const run = setUp([fakeLine().send(...part(0, 3)), fakeLine().send(...part(3))]);
  await vi.advanceTimersByTimeAsync(5_000);
  run.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run.opened).toEqual([0]);
  await vi.advanceTimersByTimeAsync(9_000);
  run.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run.result).toBeNull();
  expect(run.opened).toEqual([0, 3]);
});

test('a viewer who leaves hears nothing more, also while waiting to reattach', async () => {
  const watching = setUp([fakeLine().send(...part(0, 3))]);
  await vi.advanceTimersByTimeAsync(10);
  watching.viewer.abort();
  expect(await watching.result).toBeNull();
  const waiting = setUp([fakeLine().close()]);
  await vi.advanceTimersByTimeAsync(500);
  waiting.viewer.abort();
  expect(await waiting.result).toBeNull();
  expect(waiting.opened).toEqual([0]);
});
