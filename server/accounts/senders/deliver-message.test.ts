import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openOutboxJobs } from '../../../tests/support/outbox-jobs';
import { type Seen, startProvider } from '../../../tests/support/start-provider';
import { openTestStore } from '../../../tests/support/store';
import { openJobs } from '../../base/jobs/open-jobs';
import { addMessage, type Message } from '../store/outbox';
import { sendMessage } from './send-message';

const message: Message = {
  channel: 'sms',
  target: '13800000042',
  scenario: 'login',
  code: '123456',
  accessDomain: 'main',
  locale: 'zh-CN',
};
const notice: Message = {
  ...message,
  scenario: 'notice',
  code: null,
  notice: { what: 'operator', at: '2026-11-23T02:00:00Z' },
};
const down = { status: 503, body: 'down' };
const fine = { body: {} };

async function open(answer: Parameters<typeof startProvider>[0]) {
  const store = await openTestStore();
  const provider = await startProvider(answer);
  const jobs = await openOutboxJobs({ store, provider: provider.url });
  onTestFinished(() => jobs.close());
  const rows = async () => (await store.pool.query('select status, code, fault from outbox_message')).rows;
  const failed = async () => (await jobs.status()).find(({ name }) => name === 'send-code')?.failed;
  const age = (minutes: number) =>
    store.pool.query('update outbox_message set created_at = now() - make_interval(mins => $1)', [minutes]);
  return { store, jobs, rows, failed, age, seen: provider.seen };
}

const numberOf = ({ body }: Seen) => JSON.parse(body).id;

test('what the provider refuses twice is sent at the third try, under the same number', async () => {
  let asked = 0;
  const { store, jobs, rows, failed, seen } = await open(() => (++asked < 3 ? down : fine));
  await sendMessage(jobs, store.db, message);
  await expect.poll(rows).toEqual([{ status: 'sent', code: null, fault: null }]);
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map(numberOf)).size).toBe(1);
  expect(await failed()).toBe(0);
});

test('it gives up after seven tries, says why, and health counts it', async () => {
  const { store, jobs, rows, failed, seen } = await open(() => down);
  await sendMessage(jobs, store.db, message);
  await expect.poll(rows).toEqual([{ status: 'failed', code: null, fault: 'The provider answered 503: "down"' }]);
  expect(seen).toHaveLength(7);
  await expect.poll(failed).toBe(1);
});

test('a code that has run out is not sent', async () => {
  const { store, jobs, rows, age, seen } = await open(() => fine);
  await store.db.transaction().execute(async (trx) => {
    await sendMessage(jobs, trx, message);
    await trx
      .updateTable('outbox_message')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .execute();
  });
  await expect.poll(rows).toEqual([{ status: 'failed', code: null, fault: 'It ran out before it could be sent.' }]);
  expect(seen).toEqual([]);
  await age(0);
});

test('a withheld message is carried nowhere', async () => {
  const { store, jobs, rows, seen } = await open(() => fine);
  await sendMessage(jobs, store.db, message, 'withheld');
  await jobs.idle();
  expect(await rows()).toEqual([{ status: 'withheld', code: null, fault: null }]);
  expect(seen).toEqual([]);
});

test('what was written where no jobs run is found and sent, once', async () => {
  const { store, jobs, rows, age, seen } = await open(() => fine);
  await addMessage(store.db, notice, 'queued');
  await age(1);
  await Promise.all([jobs.send('send-left-messages'), jobs.send('send-left-messages')]);
  await expect.poll(rows).toMatchObject([{ status: 'sent' }]);
  await jobs.idle();
  expect(seen).toHaveLength(1);
});

async function openNode(url: string, provider: string): Promise<ChildProcess> {
  const child = fork('tests/support/outbox-node.ts', [url, provider], { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

test('over three nodes each message is sent once; what a killed node had in hand is sent by another one', async () => {
  const store = await openTestStore();
  // The first message gets no response: its node is killed while waiting.
  const provider = await startProvider(() => (provider.seen.length === 1 ? undefined : fine));
  const victim = await openNode(store.url, provider.url);
  // Only sends; it runs no jobs.
  const jobs = await openJobs({ store, log: pino({ level: 'silent' }) });
  onTestFinished(() => jobs.close());
  await sendMessage(jobs, store.db, message);
  await expect.poll(() => provider.seen.length).toBe(1);
  await Promise.all([openNode(store.url, provider.url), openNode(store.url, provider.url)]);
  victim.kill('SIGKILL');
  for (let n = 0; n < 20; n += 1) await sendMessage(jobs, store.db, message);
  const open = async () => (await store.pool.query("select 1 from outbox_message where status <> 'sent'")).rowCount;
  await expect.poll(open, { timeout: 25_000 }).toBe(0);
  const [held, ...others] = provider.seen.map(numberOf);
  expect(others.filter((number) => number === held)).toHaveLength(1);
  expect(others).toHaveLength(21);
  expect(new Set(others).size).toBe(21);
});
