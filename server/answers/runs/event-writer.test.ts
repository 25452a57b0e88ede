import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createEventWriter, type EventLog } from './event-writer';
import { createLiveRun, type LiveRun } from './live-run';

const pace = { gapMs: 5, maxRows: 3, patienceMs: 300 };
const limits = { maxChars: 1e6, roomChars: 1e6, headChars: 1e6 };
const log = pino({ level: 'silent' });

function setUp(append: EventLog['append']) {
  const spy = vi.fn(append);
  const writer = createEventWriter({ append: spy }, pace, log);
  const makeRun = (run: string): LiveRun => createLiveRun({ run, msg: run, chat: 'c' }, false, limits, writer.touch);
  const say = (run: LiveRun, append: string) => run.emit({ event: 'run_warning', data: { code: append, message: '' } });
  return { writer, spy, makeRun, say };
}

const refused = (code: string) => Object.assign(new Error(code), { code });

test('runs that speak in the same moment share one commit, and are shown after it', async () => {
  const { writer, spy, makeRun, say } = setUp(async () => new Set());
  const runs = [makeRun('a'), makeRun('b')];
  for (const run of runs) say(run, 'x');
  expect(runs.map((run) => run.lastSeq())).toEqual([0, 0]);
  await writer.drain();
  expect(spy).toHaveBeenCalledTimes(1);
  expect(runs.map((run) => run.lastSeq())).toEqual([1, 1]);
});

test('a commit is bounded, what is left over comes with the next', async () => {
  const { writer, spy, makeRun, say } = setUp(async () => new Set());
  for (const name of ['a', 'b', 'c', 'd', 'e']) say(makeRun(name), 'x');
  await writer.drain();
  expect(spy.mock.calls.map(([batches]) => batches.length)).toEqual([3, 2]);
});

test('while the database is away events wait and keep their order', async () => {
  let down = 2;
  const { writer, spy, makeRun, say } = setUp(async () => {
    if (down-- > 0) throw refused('57P01');
    return new Set();
  });
  const run = makeRun('a');
  say(run, '1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  say(run, '2');
  await writer.drain();
  expect(spy).toHaveBeenCalledTimes(4);
  expect(run.lastSeq()).toBe(2);
});

test('when it stays away the runs are given up, so that another node can end them', async () => {
  const { writer, makeRun, say } = setUp(async () => {
    throw refused('ECONNREFUSED');
  });
  const run = makeRun('a');
  say(run, 'x');
  await writer.drain();
  expect(run.signal.aborted).toBe(true);
});

test('a run that is another node’s by now is lost; the others are not touched', async () => {
  const { writer, makeRun, say } = setUp(async () => new Set(['a']));
  const [lost, kept] = [makeRun('a'), makeRun('b')];
  say(lost, 'x');
  say(kept, 'x');
  await writer.drain();
  expect([lost.signal.aborted, kept.signal.aborted]).toEqual([true, false]);
  expect(kept.lastSeq()).toBe(1);
});

test('what the database refuses costs one run, not its neighbours', async () => {
  const { writer, makeRun, say } = setUp(async (batches) => {
    if (batches.some((batch) => batch.run.ids.run === 'bad')) throw refused('22P05');
    return new Set();
  });
  const [good, bad] = [makeRun('good'), makeRun('bad')];
  say(bad, 'x');
  say(good, 'x');
  await writer.drain();
  expect(good.lastSeq()).toBe(1);
  expect(bad.signal.aborted).toBe(true);
});
