// Measures how soon people are told: 10,000 followers of one question, and one open page, on a durable PostgreSQL.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { openJobs } from '../../server/base/jobs/open-jobs';
import { message } from '../../server/base/messages/message';
import { answerQuestion } from '../../server/community/answer-question';
import type { Community } from '../../server/community/open-community';
import { loadConfig } from '../../server/config';
import type { Context } from '../../server/context';
import { communityBase } from '../../server/knowledge';
import { notificationsJobs } from '../../server/notifications/jobs';
import { createNotificationFeed } from '../../server/notifications/watch/notification-feed';
import { percentile, report } from './support/report';

const FOLLOWERS = 10_000;
const ROUNDS = 10;
const PAGES = 20;

const data = mkdtempSync(path.join(tmpdir(), 'bench-notifications-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
const jobs = await openJobs({ store, log: pino({ level: 'silent' }) });
const ctx = { store, jobs, config: loadConfig({ WRITING_PACE: 'off' }) } as unknown as Context;
for (const job of notificationsJobs(ctx)) await jobs.add(job);
const kbId = await communityBase(db, { domain: 'main', organization: null, title: message('community:base.domain') });
await sql`
  insert into person (id, nickname, username, owner_key) select 'f' || n, 'Follower ' || n, 'follower' || n, 'f' || n
  from generate_series(1, ${FOLLOWERS}::int) n`.execute(db);
await sql`
  insert into person (id, nickname, username, owner_key)
  values ('expert', 'Expert', 'expert', 'expert'), ('asker', 'Asker', 'asker', 'asker')`.execute(db);
const community: Community = {
  ...{ domain: 'main', tenantId: null, ids: [kbId], bases: { ofDomain: [kbId], ofRole: [] }, boards: [] },
  ...{ person: 'expert', organization: undefined, runsIt: false, hold: undefined },
  ...{ requirePhone: false, indexing: true },
};

/** A question that so many people follow. */
async function ask(followers: number): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into post (id, kind, access_domain, kb_id, author_id, state, version, published_at)
    values (${id}, 'question', 'main', ${kbId}, 'asker', 'published', 1, now())`.execute(db);
  await sql`
    insert into post_version (post_id, n, title, summary, markdown)
    values (${id}, 1, 'Why does the spindle run hot?', '', 'It does.')`.execute(db);
  await sql`
    insert into follow (person_id, access_domain, kind, target)
    select 'f' || n, 'main', 'question', ${id} from generate_series(1, ${followers}::int) n`.execute(db);
  return id;
}

const answer = (question: string) =>
  answerQuestion(ctx, community, { question, id: randomUUID(), content: 'Too much grease.' });

async function told(question: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from notification where root = ${question}`.execute(
    db,
  );
  return Number(rows[0]?.n);
}

const answered: number[] = [];
const all: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const question = await ask(FOLLOWERS);
  const started = performance.now();
  await answer(question);
  answered.push(performance.now() - started);
  // The followers, and who asked.
  while ((await told(question)) < FOLLOWERS + 1) await sleep(20);
  all.push(performance.now() - started);
}

const feed = await createNotificationFeed({ store });
const seen: number[] = [];
for (let page = 0; page < PAGES; page += 1) {
  const question = await ask(1);
  let events = 0;
  let heard = () => {};
  const promise = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const leave = feed.watch('f1', {
    // The first event says that the line is open.
    send: (text) => {
      if (text.includes('event: notifications') && ++events === 2) heard();
    },
    drop() {},
    end() {},
  });
  const started = performance.now();
  await answer(question);
  await promise;
  seen.push(performance.now() - started);
  leave();
}
feed.close();
await jobs.close();
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`${FOLLOWERS.toLocaleString('en-US')} followers of a question`, [
  { figure: 'answer posted, slowest', value: Math.max(...answered), unit: 'ms', max: 100 },
  { figure: 'everybody told, slowest', value: Math.max(...all), unit: 'ms', max: 5000 },
  { figure: 'heard by an open page, p95', value: percentile(seen, 0.95), unit: 'ms', max: 2000 },
  { figure: 'heard by an open page, p50', value: percentile(seen, 0.5), unit: 'ms' },
]);
