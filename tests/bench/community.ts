// Measures lists, pages and the text for search engines of a community of 100,000 posts on a durable PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { message } from '../../server/base/messages/message';
import { describeArticle } from '../../server/community/describe-article';
import type { Community } from '../../server/community/open-community';
import { postHtml } from '../../server/community/outside/to-html';
import { listNotices, type NoticeReader } from '../../server/community/store/notices';
import { fillTerms } from '../../server/community/store/post-terms';
import { findPost, listPosts, type PostFilter } from '../../server/community/store/posts';
import { communityBase } from '../../server/knowledge';
import { percentile, report } from './support/report';

const POSTS = 100_000;
const NOTICES = 1_000;
const ASKED = 200;
const page = { order: 'active' as const, limit: 20, offset: 0 };
const FILTERS: PostFilter[] = [
  {},
  { kinds: ['question'], accepted: false },
  { board: 'b3' },
  { tag: 'tag 7' },
  { keyword: 'bearing 4711' },
  { keyword: '润滑脂 wear3' },
  { keyword: 'grease' },
];

const data = mkdtempSync(path.join(tmpdir(), 'bench-community-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
const kbId = await communityBase(db, { domain: 'main', organization: null, title: message('community:base.domain') });
await sql`
  insert into post (id, kind, access_domain, kb_id, state, version, board, tags, published_at, active_at)
  select 'p' || n, case n % 3 when 0 then 'article' else 'question' end, 'main', ${kbId}, 'published', 1, 'b' || n % 5,
    array['tag ' || n % 150], now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, ${POSTS}::int) n`.execute(db);
await sql`
  insert into post_version (post_id, n, title, summary, markdown)
  select 'p' || n, 1, 'Bearing ' || n || ' runs hot', '',
    repeat('The grease of the spindle separates, 润滑脂分油, and wear' || n % 40 || ' follows. ', 20)
  from generate_series(1, ${POSTS}::int) n`.execute(db);
await sql`
  insert into post (id, kind, access_domain, kb_id, state, version, published_at)
  select 'n' || n, 'notice', 'main', ${kbId}, 'published', 1, now() - n * interval '1 hour'
  from generate_series(1, ${NOTICES}::int) n`.execute(db);
await sql`
  insert into post_version (post_id, n, title, summary, markdown)
  select 'n' || n, 1, 'Air station stop ' || n % 40, '', repeat('The pressure drops to 0.55 MPa. ', 20)
  from generate_series(1, ${NOTICES}::int) n`.execute(db);
await sql`
  insert into notice_window (post_id, starts_at, ends_at, level, roles, domains)
  select 'n' || n, now() - n * interval '1 hour', case when n > 20 then now() end, 'info', '{}', '{}'
  from generate_series(1, ${NOTICES}::int) n`.execute(db);
await fillTerms(db, new AbortController().signal);
await sql`vacuum analyze`.execute(db);

const community: Community = {
  ...{ domain: 'main', tenantId: null, ids: [kbId], bases: { ofDomain: [kbId], ofRole: [] }, boards: [] },
  ...{ person: undefined, organization: undefined, runsIt: false, hold: undefined },
  ...{ requirePhone: false, indexing: true },
};

async function timed(work: (turn: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED + 20; turn += 1) {
    const started = performance.now();
    await work(turn);
    if (turn >= 20) times.push(performance.now() - started);
  }
  return times;
}

const lists = await timed(async (turn) => {
  const filter = FILTERS[turn % FILTERS.length] ?? {};
  const { total } = await listPosts(db, community, filter, page);
  if (total === 0) throw new Error(`${JSON.stringify(filter)} found nothing`);
});
const details = await timed(async (turn) => {
  if (!(await findPost(db, community, `p${1 + ((turn * 397) % POSTS)}`))) throw new Error('a post is missing');
});
const texts = await timed(async (turn) => {
  const post = await findPost(db, community, `p${1 + ((turn * 397) % POSTS)}`);
  if (postHtml(post?.markdown ?? '').length < 100) throw new Error('a text is missing');
});
const articles = await timed(async (turn) => {
  const post = await findPost(db, community, `p${3 + 3 * ((turn * 397) % 30_000)}`);
  if (!post) throw new Error('an article is missing');
  const { previous, toc } = await describeArticle(db, community, post);
  if (!previous || !toc) throw new Error('an article stands alone');
});
const reader: NoticeReader = { community, rights: { domain: false, organization: undefined, installation: false } };
const notices = await timed(async () => {
  const { total } = await listNotices(db, reader, { state: 'begun', words: 'stop 7' }, { limit: 20, offset: 0 });
  if (total === 0) throw new Error('a notice is missing');
});
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`A community of ${POSTS.toLocaleString('en-US')} posts`, [
  { figure: 'list of 20 with total, p95', value: percentile(lists, 0.95), unit: 'ms', max: 60 },
  { figure: 'list of 20 with total, p50', value: percentile(lists, 0.5), unit: 'ms' },
  { figure: 'one post, p95', value: percentile(details, 0.95), unit: 'ms', max: 50 },
  { figure: 'one article as other programs read it, p95', value: percentile(articles, 0.95), unit: 'ms', max: 50 },
  { figure: `words in ${NOTICES} notices, p95`, value: percentile(notices, 0.95), unit: 'ms', max: 60 },
  { figure: 'one post and its HTML, p95', value: percentile(texts, 0.95), unit: 'ms', max: 100 },
]);
