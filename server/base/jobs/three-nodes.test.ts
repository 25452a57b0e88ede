import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { openJobs } from './open-jobs';

async function openNode(url: string, name: string): Promise<ChildProcess> {
  const child = fork('tests/support/job-node.ts', [url, name], { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

test('over three processes each run is made once, also those that a killed process held', async () => {
  const store = await openTestStore();
  await store.pool.query('create table job_done (n int, node text)');
  onTestFinished(() => void store.pool.query('drop table job_done'));
  const jobs = await openJobs({ store, log: pino({ level: 'silent' }), pollMs: 3600_000 });
  onTestFinished(() => jobs.close());
  const victim = await openNode(store.url, 'victim');
  // Sent to the queue; only the child processes run them, because this node polls once an hour.
  for (let n = 0; n < 4; n += 1) await jobs.send('count', { n });
  await once(victim, 'message');
  await Promise.all([openNode(store.url, 'b'), openNode(store.url, 'c')]);
  victim.kill('SIGKILL');
  for (let n = 4; n < 60; n += 1) await jobs.send('count', { n });
  const done = async () =>
    (await store.pool.query<{ n: number }>('select n from job_done order by n')).rows.map(({ n }) => n);
  await expect.poll(done, { timeout: 25_000 }).toHaveLength(60);
  expect(await done()).toEqual(Array.from({ length: 60 }, (_, n) => n));
});
