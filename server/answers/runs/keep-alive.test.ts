import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeViewer } from '../../../tests/support/fake-viewer';
import { repeatEvery } from '../../base/jobs/repeat-every';
import { createFeed } from './feed';
import { keepAlive } from './keep-alive';
import { createLiveRun, type LiveRun } from './live-run';
import { createRemoteFeeds } from './remote-feeds';

const log = pino({ level: 'silent' });
const limits = { maxChars: 1e6, roomChars: 1e6, headChars: 1e6 };

function running(name: string): LiveRun {
  const run = createLiveRun({ run: name, msg: name, chat: 'c' }, false, limits, () => {});
  run.emit({ event: 'block_open', data: { id: 'b1', type: 'text' } });
  const batch = run.take();
  if (batch) run.commit(batch);
  return run;
}

function setUp(...runs: LiveRun[]) {
  const live = new Map(runs.map((run) => [run.ids.run, run]));
  const remote = createRemoteFeeds(async () => [], 1_000_000, log);
  const beat = vi.fn(async (ids: string[]) => new Set(ids));
  return { live, remote, beat, turn: () => keepAlive({ live, remote, beat, log }) };
}

test('every viewer hears the number of the last event he was sent, near and far', async () => {
  const run = running('a');
  const { remote, beat, turn } = setUp(run);
  const near = fakeViewer();
  const far = fakeViewer();
  const feed = createFeed(near.viewer, 1, 1e6);
  run.feeds.add(feed);
  remote.add(createFeed(far.viewer, 7, 1e6), { run: 'z', msg: 'z', chat: 'c' });
  await turn();
  expect([near.pings[0], far.pings[0]]).toMatchObject([
    { run: 'a', seq: 1, event: 'ping' },
    { run: 'z', seq: 7 },
  ]);
  expect(beat).toHaveBeenCalledWith(['a']);
  remote.close();
});

test('a run that the store says is no longer ours is let go; one that is ending or not yet stored is not asked about', async () => {
  const [lost, ending] = [running('lost'), running('ending')];
  const fresh = createLiveRun({ run: 'fresh', msg: 'f', chat: 'c' }, false, limits, () => {});
  ending.finish('done');
  const { beat, turn } = setUp(lost, ending, fresh);
  beat.mockResolvedValueOnce(new Set());
  await turn();
  expect(beat).toHaveBeenCalledWith(['lost']);
  expect([lost.signal.aborted, fresh.signal.aborted]).toEqual([true, false]);
});

test('a store that is away loses no run, and with nothing running nobody asks it', async () => {
  const run = running('a');
  const { live, beat, turn } = setUp(run);
  beat.mockRejectedValueOnce(new Error('away'));
  await turn();
  expect(run.signal.aborted).toBe(false);
  live.clear();
  await turn();
  expect(beat).toHaveBeenCalledTimes(1);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a regular job never runs twice at a time, survives a failure, and its stop waits for the turn under way', async () => {
  let release = () => {};
  const job = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  job.mockRejectedValueOnce(new Error('once'));
  const stop = repeatEvery(100, log, job);
  await vi.advanceTimersByTimeAsync(200);
  expect(job).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).toHaveBeenCalledTimes(2);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).not.toHaveBeenCalled();
  release();
  await stopping;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(job).toHaveBeenCalledTimes(2);
});
