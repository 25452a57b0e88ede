// Measures listing documents of a large library on a durable PostgreSQL: page, total and all facets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { listDocuments } from '../../server/knowledge/library/list-documents';
import { KNOWLEDGE_BASES, seedKnowledgeBases } from '../../server/knowledge/store/knowledge-bases';
import { percentile, report } from './support/report';

const DOCUMENTS = 10_000;
const ASKED = 100;
const QUERIES: Parameters<typeof listDocuments>[2]['query'][] = [
  { orderBy: 'shelf' },
  { orderBy: 'shelf', lang: 'zh' },
  { shelf: 'alarm', orderBy: 'title', pageSize: 100 },
  { equipment: 'pump', lang: 'zh', orderBy: 'shelf' },
  { symptom: 'hot', shelf: 'guide' },
  { maker: 'Maker 7', pageSize: 100, orderBy: 'title' },
  { keyword: 'document 77', orderBy: 'shelf' },
  { tag: 'tag 3', pageNum: 2 },
];

const data = mkdtempSync(path.join(tmpdir(), 'bench-library-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
await seedKnowledgeBases(db);
await sql`
  insert into document (id, kb_id, lang, title, description, source, kind, version, content_hash, revised, catalogue_hash)
  select 'd' || n, 3, case n % 2 when 0 then 'zh' else 'en' end, 'Document ' || n, 'About something, number ' || n, n || '.md',
    'markdown', 1, '', to_char(date '2020-01-01' + n % 2000, 'YYYY-MM-DD'), ''
  from generate_series(1, ${DOCUMENTS}::int) n`.execute(db);
for (const [facet, value] of [
  ['shelf', sql`case n % 3 when 0 then 'guide' when 1 then 'alarm' else 'standard' end`],
  ['maker', sql`'Maker ' || n % 40`],
  ['equipment', sql`(array['pump', 'motor', 'bearing', 'gearbox', 'robot', 'valve'])[1 + n % 6]`],
  ['symptom', sql`(array['hot', 'leak', 'noise', 'wear'])[1 + n % 4]`],
  ['tag', sql`'tag ' || n % 150`],
  ['tag', sql`'word ' || n % 90`],
] as const)
  await sql`insert into document_facet select 'd' || n, ${facet}, ${value} from generate_series(1, ${DOCUMENTS}::int) n`.execute(
    db,
  );
await sql`analyze`.execute(db);
const reading = { ids: [3], bases: KNOWLEDGE_BASES, wireId: (id: number) => id };
const times: number[] = [];
const plain: number[] = [];
for (let turn = 0; turn < ASKED + 20; turn += 1) {
  const started = performance.now();
  const query = QUERIES[turn % QUERIES.length] ?? {};
  const { total } = await listDocuments(store, reading, { query, locale: 'zh-CN' });
  if (total === 0) throw new Error(`${JSON.stringify(query)} found nothing`);
  const done = performance.now();
  await sql`select count(*) from document_facet group by facet, value`.execute(db);
  if (turn < 20) continue;
  times.push(done - started);
  plain.push(performance.now() - done);
}
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`A library of ${DOCUMENTS.toLocaleString('en-US')} documents: page, total and facets`, [
  {
    ...{ figure: 'page with facets, p95', value: percentile(times, 0.95), unit: 'ms', max: 60 },
    ...{ peer: percentile(plain, 0.95), peerName: 'counting all facets, SQL alone' },
  },
  { figure: 'page with facets, p50', value: percentile(times, 0.5), unit: 'ms' },
]);
