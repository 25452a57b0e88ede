// Measures lists with facets and pages of offerings in a catalogue of 20,000, beside the bare count, on a durable PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { seedMarket } from '../../server/market';
import { searchOfferings } from '../../server/market/search-offerings';
import { findOffering, listVersions } from '../../server/market/store/find-offerings';
import { percentile, report } from './support/report';

const OFFERINGS = 20_000;
const ASKED = 60;

const data = mkdtempSync(path.join(tmpdir(), 'bench-market-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
await seedMarket(store, ['main']);
// Copies of the sample, each with a name of its own.
await sql`
  insert into offering (id, kind, supplier_id, sku, category_id, live_version, facets, numbers, terms, name_terms, published_at)
  select o.id || '-' || n, o.kind, o.supplier_id, o.sku || '-' || n, o.category_id, 1, o.facets, o.numbers,
    o.terms || ('n' || n), o.name_terms, now() - n * interval '1 minute'
  from generate_series(1, ${OFFERINGS}::int) n
  join (select *, row_number() over (order by id) as nr, count(*) over () as all_of from offering where state = 'listed') o
    on o.nr = 1 + n % o.all_of`.execute(db);
// Real catalogues hardly ever have two offerings with the same values.
await sql`
  update offering o set facets = array(select f from unnest(o.facets) f where f !~ '^(supplier|interface|industry)=')
    || array['supplier=' || (3000 + (hashtext(o.id) & 255))]
    || array(select 'interface=' || x from unnest('{OPC UA,Modbus,MQTT,HART,REST,Profinet,CAN,SQL}'::text[]) x
      where (hashtext(o.id || x) & 3) = 0)
    || array(select 'industry=' || x from unnest('{metals,machinery,process,energy,electronics,food,public}'::text[]) x
      where (hashtext(o.id || x) & 3) = 0)
  where o.id ~ '-\\d+-\\d+$'`.execute(db);
await sql`
  insert into offering_version (offering_id, n, label, body)
  select o.id, 1, '1', v.body from offering o
  join offering_version v on v.offering_id = regexp_replace(o.id, '-\\d+$', '') and v.n = 1
  where o.id ~ '-\\d+-\\d+$'`.execute(db);
await sql`insert into listing (access_domain, offering_id) select 'main', id from offering on conflict do nothing`.execute(
  db,
);
await sql`vacuum full analyze offering`.execute(db);
await sql`analyze`.execute(db);

const reader = { domain: 'main', organization: undefined };
const page = { order: 'best' as const, limit: 24, offset: 0 };
const apps = { kinds: ['app' as const], keyword: '', filters: [], ...page };
const category = { key: 'category', values: ['c-energy'] };

async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED + 5; turn += 1) {
    const started = performance.now();
    await work();
    if (turn >= 5) times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

const search = (more: object) => p95(() => searchOfferings(db, reader, { ...apps, ...more }, 'zh-CN'));
const peer = await p95(() => sql`select count(*) from offering where kind = 'app'`.execute(db));
const list = await search({});
const narrowed = await search({ filters: [category] });
const keyword = await search({ keyword: '能耗' });
const detail = await p95(() => Promise.all([findOffering(db, reader, 'app-9'), listVersions(db, 'app-9')]));
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`A catalogue of ${OFFERINGS.toLocaleString('en-US')} offerings`, [
  { figure: 'list of apps with all facets, p95', value: list, unit: 'ms', max: 50, peer, peerName: 'bare count' },
  { figure: 'narrowed to a category, p95', value: narrowed, unit: 'ms', max: 50, peer, peerName: 'bare count' },
  { figure: 'with a keyword, p95', value: keyword, unit: 'ms', max: 80, peer, peerName: 'bare count' },
  { figure: 'page of an offering, p95', value: detail, unit: 'ms', max: 40 },
]);
