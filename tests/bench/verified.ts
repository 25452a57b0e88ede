// Verified answers among 5,000: shown for 200 rewordings, not shown for 200 near misses, and the time it takes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { matchesWording } from '../../server/answers/verified/match-wording';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { message } from '../../server/base/messages/message';
import { openVerified } from '../../server/community/verified/open-verified';
import { wordingTerms } from '../../server/community/verified/wording-terms';
import { communityBase } from '../../server/knowledge';
import { percentile, report } from './support/report';

interface Asked {
  /** The wordings of one answer; its rewordings; and questions that only look like it. */
  w: string[];
  same: string[];
  near: string[];
}

const ALL = 5_000;
const PARTS = ['pump', 'valve', 'spindle', 'bearing', 'coupling', 'gearbox', '主轴', '轴承', '油泵', '液压站'];
const TROUBLES = ['leak', 'overheat', 'vibrate', 'trip', 'stall', '漏油', '发热', '振动', '报警', '卡滞'];

const file = path.join(import.meta.dirname, 'support', 'verified-questions.jsonl');
const asked: Asked[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const filler = Array.from({ length: ALL - asked.length }, (_, n) => {
  const part = PARTS[n % PARTS.length];
  const trouble = TROUBLES[Math.floor(n / PARTS.length) % TROUBLES.length];
  return [
    `Why does the ${part} of line ${n} ${trouble} after ${(n % 97) + 3} hours?`,
    `${part} ${n} ${trouble} 怎么处理`,
  ];
});
const wordings = [...asked.map(({ w }) => w), ...filler];

const data = mkdtempSync(path.join(tmpdir(), 'bench-verified-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
const kbId = await communityBase(db, { domain: 'main', organization: null, title: message('community:base.domain') });
await sql`
  insert into post (id, kind, access_domain, kb_id, root_id, state, version)
  select 'q' || n, 'question', 'main', ${kbId}::int, null, 'published', 1 from generate_series(0, ${ALL - 1}::int) n union all
  select 'a' || n, 'answer', 'main', ${kbId}::int, 'q' || n, 'published', 1 from generate_series(0, ${ALL - 1}::int) n`.execute(
  db,
);
await sql`update post set accepted_answer_id = 'a' || substr(id, 2) where kind = 'question'`.execute(db);
await sql`
  insert into post_version (post_id, n, title, summary, markdown)
  select 'q' || (i - 1), 1, title, '', 'It does.' from unnest(${wordings.map(([title = '']) => title)}::text[])
    with ordinality as t (title, i)`.execute(db);
for (const [n, [, ...others]] of wordings.entries())
  await db
    .insertInto('verified_answer')
    .values({
      question_id: `q${n}`,
      answer_id: `a${n}`,
      answer_version: 1,
      wordings: others,
      review_by: new Date(4e12),
    })
    .execute();
const terms = wordings.flatMap((all, n) => all.flatMap((one, at) => wordingTerms(one).map((term) => [term, n, at])));
await sql`
  insert into verified_term (term, question_id, wording)
  select t, 'q' || n, w from unnest(${terms.map(([t]) => t)}::text[], ${terms.map(([, n]) => n)}::int[],
    ${terms.map(([, , w]) => w)}::int[]) as x (t, n, w)`.execute(db);
await sql`vacuum analyze`.execute(db);

const verified = openVerified(store);
const times: number[] = [];
async function find(question: string) {
  const started = performance.now();
  const candidates = await verified.candidates(question, [kbId]);
  const match = candidates.find((one) => one.wordings.some((wording) => matchesWording(question, wording)));
  times.push(performance.now() - started);
  return { match: match?.question, best: candidates[0]?.question };
}

const missed: string[] = [];
const wrong: string[] = [];
let bestOfNear = 0;
await find('Why does nothing match this one?');
times.length = 0;
for (const [n, { same, near }] of asked.entries()) {
  for (const question of same) if ((await find(question)).match !== `q${n}`) missed.push(question);
  for (const question of near) {
    const { match, best } = await find(question);
    if (match !== undefined) wrong.push(question);
    if (best === `q${n}`) bestOfNear += 1;
  }
}
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
const [rewordings, misses] = [asked.flatMap(({ same }) => same).length, asked.flatMap(({ near }) => near).length];
for (const question of missed) console.log(`not shown: ${question}`);
for (const question of wrong) console.log(`shown, though it asks something else: ${question}`);
report(`Verified answers among ${ALL.toLocaleString('en-US')}`, [
  { figure: `shown for ${rewordings} rewordings`, value: 1 - missed.length / rewordings, unit: '', min: 0.9 },
  { figure: `shown for ${misses} near misses`, value: wrong.length / misses, unit: '', max: 0.01 },
  { figure: 'the same by the naive best hit', value: bestOfNear / misses, unit: '' },
  { figure: 'time added, p95', value: percentile(times, 0.95), unit: 'ms', max: 20 },
  { figure: 'time added, p50', value: percentile(times, 0.5), unit: 'ms' },
]);
