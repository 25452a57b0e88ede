// How often the post that asks the same stands among the first five of 100,000 while somebody types its title anew, and how long that takes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { message } from '../../server/base/messages/message';
import type { Community } from '../../server/community/open-community';
import { distinctTerms } from '../../server/community/store/post-terms';
import { findSimilarTitles } from '../../server/community/store/similar';
import { communityBase } from '../../server/knowledge';
import { percentile, report } from './support/report';

const ALL = 100_000;
const SHOWN = 5;
const PARTS = ['pump', 'valve', 'spindle', 'bearing', 'coupling', 'gearbox', '主轴', '轴承', '油泵', '液压站'];
const TROUBLES = ['leak', 'overheat', 'vibrate', 'trip', 'stall', '漏油', '发热', '振动', '报警', '卡滞'];

const file = path.join(import.meta.dirname, 'support', 'verified-questions.jsonl');
const asked: { w: string[]; same: string[] }[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const filler = Array.from({ length: ALL - asked.length }, (_, n) => {
  const part = PARTS[n % PARTS.length];
  const trouble = TROUBLES[Math.floor(n / PARTS.length) % TROUBLES.length];
  const hours = (n % 97) + 3;
  return n % 2 === 0
    ? `Why does the ${part} of line ${n} ${trouble} after ${hours} hours?`
    : `${n} 号线的${part}运行 ${hours} 小时后${trouble}是什么原因`;
});
const titles = [...asked.map(({ w }) => w[0] ?? ''), ...filler];

const data = mkdtempSync(path.join(tmpdir(), 'bench-similar-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
const kbId = await communityBase(db, { domain: 'main', organization: null, title: message('community:base.domain') });
const lists = titles.map((title) => distinctTerms([title]));
for (let from = 0; from < ALL; from += 5_000)
  await sql`
    insert into post (id, kind, access_domain, kb_id, state, version, terms, title_terms)
    select 'p' || (${from}::int + n - 1), 'question', 'main', ${kbId}::int, 'published', 1, terms, terms
    from jsonb_array_elements(${JSON.stringify(lists.slice(from, from + 5_000))}::jsonb) with ordinality as l (list, n),
      lateral (select array_agg(t) as terms from jsonb_array_elements_text(list) t) made`.execute(db);
await sql`
  insert into post_version (post_id, n, title, summary, markdown)
  select 'p' || (i - 1), 1, title, '', 'It does.' from unnest(${titles}::text[]) with ordinality as t (title, i)`.execute(
  db,
);
await sql`vacuum analyze`.execute(db);

const community: Community = {
  ...{ domain: 'main', tenantId: null, ids: [kbId], bases: { ofDomain: [kbId], ofRole: [] }, boards: [] },
  ...{ person: undefined, organization: undefined, runsIt: false, hold: undefined },
  ...{ requirePhone: false, indexing: true },
};

/** The peer: BM25 over the same titles, as any search engine ranks them. */
const found = new Map<string, number[]>();
for (const [n, terms] of lists.entries())
  for (const term of terms) {
    const posts = found.get(term);
    if (posts) posts.push(n);
    else found.set(term, [n]);
  }
const mean = lists.reduce((sum, { length }) => sum + length, 0) / lists.length;
function bm25(title: string): string[] {
  const scores = new Map<number, number>();
  for (const term of distinctTerms([title])) {
    const posts = found.get(term) ?? [];
    const weight = Math.log(1 + (ALL - posts.length + 0.5) / (posts.length + 0.5));
    for (const n of posts) {
      const length = 0.25 + (0.75 * (lists[n]?.length ?? 0)) / mean;
      scores.set(n, (scores.get(n) ?? 0) + (weight * 2.2) / (1 + 1.2 * length));
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([n]) => `p${n}`);
}

const times: number[] = [];
let [own, peer, all] = [0, 0, 0];
await findSimilarTitles(db, community, { title: 'Nothing yet', except: '' });
for (const [n, { w, same }] of asked.entries())
  for (const title of [...w.slice(1), ...same]) {
    const started = performance.now();
    const ids = await findSimilarTitles(db, community, { title, except: '' });
    times.push(performance.now() - started);
    all += 1;
    if (ids.slice(0, SHOWN).includes(`p${n}`)) own += 1;
    else console.log(`not among ${SHOWN}: ${title}`);
    if (bm25(title).includes(`p${n}`)) peer += 1;
  }
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`Similar titles among ${ALL.toLocaleString('en-US')} posts`, [
  { figure: `among the first ${SHOWN} for ${all} rewordings`, value: own / all, unit: '', min: 0.9 },
  { figure: 'the same by BM25 over the titles', value: peer / all, unit: '' },
  { figure: 'time, p95', value: percentile(times, 0.95), unit: 'ms', max: 60 },
  { figure: 'time, p50', value: percentile(times, 0.5), unit: 'ms' },
]);
