import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { type Seen, startProvider } from '../../../tests/support/start-provider';
import { openTestStore } from '../../../tests/support/store';
import { addPerson } from '../../accounts/store/persons';
import { openJobs } from '../../base/jobs/open-jobs';
import { notify } from '../notify';

const PEOPLE = 12;

async function openNode(url: string, provider: string): Promise<ChildProcess> {
  const child = fork('tests/support/mail-node.ts', [url, provider], { execArgv: ['--import', 'tsx'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  return child;
}

const mailOf = ({ body }: Seen) => JSON.parse(body) as { id: string; to: string; subject: string };

test('a node that is killed while it mails loses no mail and writes none twice', async () => {
  const store = await openTestStore();
  // The third mail gets no answer: the node is killed with it in hand, with others told and not told.
  const provider = await startProvider(() => (provider.seen.length === 3 ? undefined : { body: {} }));
  const jobs = await openJobs({ store, log: pino({ level: 'silent' }) });
  onTestFinished(() => jobs.close());
  const people: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await addPerson(store.db, { email: `p${n}@mill.example` });
    people.push(person?.id ?? '');
  }
  const about = { access_domain: 'main', kind: 'comment', title: 'Last week', link: '/' } as const;
  const at = new Date(Date.now() - 8 * 24 * 3600_000);
  await store.db
    .insertInto('notification')
    .values(people.map((person_id) => ({ ...about, person_id, root: 'old', at, read_at: null, mailed_at: null })))
    .execute();
  // Sent to the queue, where no node runs yet.
  const victim = await openNode(store.url, provider.url);
  for (const person of people)
    await notify(jobs, store.db, {
      ...{ kind: 'mention', domain: 'main', people: [person], root: 'new', title: 'Now', link: '/' },
    });
  await expect.poll(() => provider.seen.length, { timeout: 20_000 }).toBeGreaterThan(2);
  victim.kill('SIGKILL');
  await Promise.all([openNode(store.url, provider.url), openNode(store.url, provider.url)]);

  const count = async (query: string) => Number((await store.pool.query(query)).rows[0].count);
  const left = async () =>
    (await count("select count(*) from outbox_message where status <> 'sent'")) +
    (await count('select count(*) from notification_event')) +
    (2 * PEOPLE - (await count('select count(*) from outbox_message')));
  await expect.poll(left, { timeout: 40_000 }).toBe(0);

  // A mail that the killed node had in hand comes again under the same id, by which mailboxes know it.
  const once = new Map(provider.seen.map(mailOf).map((mail) => [mail.id, mail]));
  expect(once.size).toBe(2 * PEOPLE);
  expect(provider.seen.length - once.size).toBeLessThanOrEqual(4);
  const got = [...once.values()].map(({ to, subject }) => `${to} ${/week|本周/.test(subject) ? 'week' : 'now'}`);
  expect(new Set(got).size).toBe(2 * PEOPLE);
}, 90_000);
