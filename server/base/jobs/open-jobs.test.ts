import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { openJobs } from './open-jobs';

async function open(lines: string[] = []) {
  const store = await openTestStore();
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const openNode = async () => {
    const jobs = await openJobs({ store, log, pollMs: 20, maintenanceS: 1 });
    onTestFinished(() => jobs.close());
    return jobs;
  };
  return { store, openNode, jobs: await openNode() };
}

test('what is sent is run once, with its data', async () => {
  const { jobs } = await open();
  const run = vi.fn(async () => {});
  await jobs.add({ name: 'greet', run });
  await jobs.send('greet', { whom: '张三' });
  await jobs.idle();
  expect(run).toHaveBeenCalledTimes(1);
  expect(run).toHaveBeenCalledWith({ whom: '张三' }, expect.objectContaining({ lastTry: true }));
  expect(await jobs.status()).toEqual([
    { name: 'greet', lastRunAt: expect.any(String), nextRunAt: null, waiting: 0, retrying: 0, failed: 0 },
  ]);
});

test('a run that was fetched but has not begun is waited for', async () => {
  const store = await openTestStore();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  let fetched = false;
  const query = async (text: string, values: unknown[]) => {
    const answer = await store.pool.query(text, values);
    if (/state = 'active'/.test(text) && answer.rows.length > 0) {
      fetched = true;
      await held;
    }
    return answer;
  };
  const pool = { query, connect: () => store.pool.connect() } as unknown as typeof store.pool;
  const jobs = await openJobs({ store: { pool }, log: pino({ level: 'silent' }), pollMs: 20, maintenanceS: 1 });
  onTestFinished(() => jobs.close());
  const run = vi.fn(async () => {});
  await jobs.add({ name: 'greet', run });
  await jobs.send('greet');
  await expect.poll(() => fetched).toBe(true);
  const runsWhenIdle = jobs.idle().then(() => run.mock.calls.length);
  await jobs.status();
  await jobs.status();
  letGo();
  expect(await runsWhenIdle).toBe(1);
});

test('nodes that start together on an empty database make the tables in turn: the second looks when the first is done', async () => {
  const store = await openTestStore();
  const steps: string[] = [];
  const query = async (text: string, values: unknown[]) => {
    if (/to_regclass/.test(text)) steps.push('look');
    const answer = await store.pool.query(text, values);
    if (/create schema/i.test(text)) steps.push('made');
    return answer;
  };
  const pool = { query, connect: () => store.pool.connect() } as unknown as typeof store.pool;
  const openNode = () => openJobs({ store: { pool }, log: pino({ level: 'silent' }) });
  const nodes = await Promise.all([openNode(), openNode(), openNode()]);
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
  expect(steps).toEqual(['look', 'made', 'look', 'look']);
});

test('nodes that start together on a fresh database make the queues in turn', async () => {
  const { openNode, jobs: first } = await open();
  const names = Array.from({ length: 12 }, (_, nth) => `job-${nth}`);
  const start = async (node: typeof first, order: string[]) => {
    for (const name of order) await node.add({ name, run: async () => {} });
  };
  const nodes = [first, await openNode(), await openNode()];
  await Promise.all(nodes.map((node, nth) => start(node, [...names.slice(nth * 4), ...names.slice(0, nth * 4)])));
  expect((await first.status()).map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('what is sent within a transaction that fails is not run', async () => {
  const { jobs, store } = await open();
  const run = vi.fn(async () => {});
  await jobs.add({ name: 'greet', run });
  const failing = store.db.transaction().execute(async (trx) => {
    await jobs.send('greet', {}, { db: trx });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await store.db.transaction().execute((trx) => jobs.send('greet', { kept: true }, { db: trx }));
  await jobs.idle();
  expect(run.mock.calls).toEqual([[{ kept: true }, expect.anything()]]);
});

test('what fails is tried again, knows its last try, and is counted when it failed for good', async () => {
  const lines: string[] = [];
  const { jobs } = await open(lines);
  const tries: boolean[] = [];
  const run = async (_data: object, { lastTry }: { lastTry: boolean }) => {
    tries.push(lastTry);
    throw new Error('the provider is down');
  };
  await jobs.add({ name: 'deliver', retry: { limit: 2, delayS: 0 }, run });
  await jobs.send('deliver');
  await expect.poll(() => tries).toEqual([false, false, true]);
  await jobs.idle();
  expect((await jobs.status())[0]).toMatchObject({ failed: 1, waiting: 0 });
  expect(lines).toEqual(['a job failed; it is tried again', 'a job failed; it is tried again', 'a job failed']);
});

test('what failed and waits for its next try is counted meanwhile', async () => {
  const { jobs } = await open();
  const run = async () => {
    throw new Error('the provider is down');
  };
  await jobs.add({ name: 'deliver', retry: { limit: 2, delayS: 600 }, run });
  await jobs.send('deliver');
  await expect.poll(jobs.status).toMatchObject([{ retrying: 1, waiting: 0, failed: 0 }]);
});

test('a regular job is planned anew after each run, also after one that failed, and once over all nodes', async () => {
  const { jobs, openNode } = await open();
  const other = await openNode();
  let runs = 0;
  const job = {
    name: 'sweep',
    every: 1,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
    },
  };
  await jobs.add(job);
  await other.add(job);
  await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
  const [{ waiting, failed } = { waiting: 9, failed: 0 }] = await jobs.status();
  expect(waiting).toBeLessThanOrEqual(1);
  expect(failed).toBe(1);
});

test('a run for later waits for its time', async () => {
  const { jobs } = await open();
  const run = vi.fn(async () => {});
  await jobs.add({ name: 'publish', run });
  const at = new Date(Date.now() + 3600_000);
  await jobs.send('publish', {}, { at });
  await jobs.idle();
  expect(run).not.toHaveBeenCalled();
  expect((await jobs.status())[0]).toMatchObject({ nextRunAt: at.toISOString(), waiting: 0 });
});

test('a run whose node died is taken up by another one', async () => {
  const { jobs, store } = await open();
  const run = vi.fn(async () => {});
  await jobs.add({ name: 'index', timeoutS: 1, retry: { limit: 1, delayS: 0 }, run: () => new Promise(() => {}) });
  await jobs.send('index', { document: 7 });
  await expect
    .poll(
      async () => (await store.pool.query("select 1 from jobs.job where name = 'index' and state = 'active'")).rowCount,
    )
    .toBe(1);
  const survivor = await openJobs({ store, log: pino({ level: 'silent' }), pollMs: 20, maintenanceS: 1 });
  onTestFinished(() => survivor.close());
  await jobs.close();
  await survivor.add({ name: 'index', timeoutS: 1, retry: { limit: 1, delayS: 0 }, run });
  await expect.poll(() => run.mock.calls.length).toBe(1);
  expect(run.mock.calls).toEqual([[{ document: 7 }, expect.objectContaining({ lastTry: true })]]);
});
