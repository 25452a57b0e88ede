import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeLine, fakeLine } from '../../tests/support/fake-line';
import { answerId, answerSteps, buildRun, chatId, questionId } from '../../tests/support/run-events';
import { createRunHandle } from './run-handle';
import { answerText } from './run-state';

const events = buildRun(answerSteps());
const half = events.slice(0, Math.ceil(events.length / 2));
const rest = events.slice(half.length);
const request = { query: '轴承', chatId, messageId: questionId, answerId };
const pass = (ms = 50) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(lines: FakeLine[], seed: Parameters<typeof createRunHandle>[2] = { request }, stops = true) {
  const calls: string[] = [];
  const signals: AbortSignal[] = [];
  const line = (call: string, signal: AbortSignal) => {
    calls.push(call);
    signals.push(signal);
    const next = lines.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next.response;
  };
  const handle = createRunHandle(
    answerId,
    {
      start: async (_, signal) => line('start', signal),
      resume: async (_, from, signal) => line(`resume ${from}`, signal),
      stop: async (_, seen) => Response.json({ data: { missed: events.length - seen } }, { status: stops ? 200 : 503 }),
    },
    seed,
  );
  const now = () => handle.snapshot();
  return { handle, calls, signals, now, phase: () => now().phase };
}

describe('an answer that is watched', () => {
  test('begins with the first who looks, and a second looks at the same line', async () => {
    const run = open([fakeLine().send(...half)]);
    await pass();
    expect([run.calls, run.phase(), run.handle.watched()]).toEqual([[], 'idle', false]);
    const leave = run.handle.subscribe(() => undefined);
    run.handle.subscribe(() => undefined);
    await pass();
    expect([run.calls, run.phase(), run.handle.watched()]).toEqual([['start'], 'streaming', true]);
    leave();
    expect(run.handle.watched()).toBe(true);
  });

  test('goes on over a moment without anybody, and its line is given back after five seconds', async () => {
    const run = open([fakeLine().send(...half), fakeLine().send(...rest)]);
    const leave = run.handle.subscribe(() => undefined);
    await pass();
    leave();
    await pass(4_000);
    const again = run.handle.subscribe(() => undefined);
    await pass(10_000);
    expect([run.calls.length, run.signals[0]?.aborted]).toEqual([1, false]);
    again();
    await pass(5_100);
    expect([run.signals[0]?.aborted, run.phase()]).toEqual([true, 'idle']);
  });

  test('is taken up where it was by who comes back, without a word twice', async () => {
    const run = open([fakeLine().send(...half), fakeLine().send(...rest)]);
    const leave = run.handle.subscribe(() => undefined);
    await pass();
    leave();
    await pass(6_000);
    run.handle.subscribe(() => undefined);
    await pass();
    expect(run.calls).toEqual(['start', `resume ${half.at(-1)?.seq}`]);
    expect(run.phase()).toBe('ended');
    const whole = open([], { events });
    expect(answerText(run.now().state)).toBe(answerText(whole.now().state));
  });

  test('that has ended asks for nothing', async () => {
    const run = open([], { events });
    run.handle.subscribe(() => undefined);
    run.handle.resume();
    await pass();
    expect([run.calls, run.phase(), await run.handle.stop()]).toEqual([[], 'ended', true]);
  });
});

describe('stopping', () => {
  test('is shown at once, and taken back where the server cannot be told', async () => {
    const run = open([fakeLine().send(...half)], { request }, false);
    run.handle.subscribe(() => undefined);
    await pass();
    const stopping = run.handle.stop();
    expect(run.now().stopping).toBe(true);
    await pass(60_000);
    expect([await stopping, run.now().stopping]).toEqual([false, false]);
  });

  test('stays so until the end has come', async () => {
    const line = fakeLine().send(...half);
    const run = open([line]);
    run.handle.subscribe(() => undefined);
    await pass();
    const stopping = run.handle.stop();
    await pass();
    expect([await stopping, run.now().stopping]).toEqual([true, true]);
    line.send(...rest);
    await pass();
    expect([run.phase(), run.now().stopping]).toEqual(['ended', false]);
  });
});

describe('stopping without a line', () => {
  test('fetches what has not been seen yet, counted from seenSeq, and ends', async () => {
    const run = open([fakeLine().send(...half), fakeLine().send(...rest)]);
    run.handle.subscribe(() => undefined);
    await pass();
    run.handle.giveUp();
    const stopping = run.handle.stop();
    await pass();
    expect([await stopping, run.phase(), run.now().stopping]).toEqual([true, 'ended', false]);
    expect(run.calls).toEqual(['start', `resume ${half.at(-1)?.seq}`]);
  });
});

describe('giving up', () => {
  test('ends the line and says so; continuing takes the same run up where it was', async () => {
    const run = open([fakeLine().send(...half), fakeLine().send(...rest)]);
    run.handle.subscribe(() => undefined);
    await pass();
    run.handle.giveUp();
    expect([run.phase(), run.now().failure, run.signals[0]?.aborted]).toEqual(['failed', { kind: 'incomplete' }, true]);
    await pass(60_000);
    expect([run.phase(), run.calls.length]).toEqual(['failed', 1]);
    run.handle.resume();
    await pass();
    expect([run.phase(), run.now().failure]).toEqual(['ended', null]);
  });

  test('once more, or before anything was asked, or at the end, changes nothing', async () => {
    const idle = open([]);
    idle.handle.giveUp();
    expect(idle.phase()).toBe('idle');
    const done = open([], { events });
    done.handle.giveUp();
    expect(done.phase()).toBe('ended');
  });

  test('who looks at one that has failed does not begin anew by looking', async () => {
    const run = open([fakeLine().send(...half)]);
    run.handle.subscribe(() => undefined);
    await pass();
    run.handle.giveUp();
    run.handle.subscribe(() => undefined);
    await pass();
    expect(run.calls).toEqual(['start']);
  });
});
