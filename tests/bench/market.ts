// Measures lists with facets and pages of offerings in a catalogue of 20,000, and of 5,000 demands, beside bare counts, on a durable PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { communityBase } from '../../server/knowledge';
import { seedMarket } from '../../server/market';
import { findMatches } from '../../server/market/match/find-matches';
import { searchOfferings } from '../../server/market/search-offerings';
import { listDemands, listFitting } from '../../server/market/store/demands';
import { findOffering, listVersions } from '../../server/market/store/find-offerings';
import { percentile, report } from './support/report';

const OFFERINGS = 20_000;
const DEMANDS = 5_000;
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
// Demands are posts; each fits ten offerings.
const copies = Math.ceil(DEMANDS / 8);
const copied = (table: string, key: string, more = sql`'{}'::jsonb`) =>
  sql`
  insert into ${sql.table(table)} select (jsonb_populate_record(t, jsonb_build_object(${key}::text, t.${sql.ref(key)} || '-' || nr) || ${more})).*
  from ${sql.table(table)} t cross join generate_series(1, ${copies}::int) nr
  where t.${sql.ref(key)} in (select id from demand where id !~ '-\\d+-\\d+$')`.execute(db);
await copied('post', 'id', sql`jsonb_build_object('indexed', 0)`);
await copied('post_version', 'post_id');
await copied(
  'demand',
  'id',
  sql`jsonb_build_object('opened_at', now() - nr * interval '7 minutes', 'expires_at', now() + interval '60 days', 'state', 'open',
  'close_reason', null, 'closed_at', null, 'matched_at', now())`,
);
await sql`insert into demand_match (demand_id, offering_id, rank)
  select d.id, o.id, row_number() over (partition by d.id order by o.id) from demand d cross join lateral (
    select id from offering where id ~ '-\\d+-\\d+$' offset abs(hashtext(d.id)) % 19000 limit 10) o
  where d.id ~ '-\\d+-\\d+$'`.execute(db);
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
const kbId = await communityBase(db, { domain: 'main', organization: null, title: { 'zh-CN': '', 'en-US': '' } });
const hall = { domain: 'main', ids: [kbId], person: undefined, organization: '2001', runsIt: true };
const filter = { keyword: '', mine: false };
const asked = { filter, sort: 'newest' as const, limit: 20, offset: 0 };
const bareDemands = await p95(() =>
  sql`select count(*) from demand d join post p on p.id = d.id where p.state = 'published'`.execute(db),
);
const demands = await p95(() => listDemands(db, hall, asked));
const demandsOfWords = await p95(() =>
  listDemands(db, hall, { ...asked, filter: { keyword: '压缩空气', mine: false } }),
);
const fitting = await p95(() => listFitting(db, hall, { supplier: '3202', limit: 20, offset: 0 }));
const [one] = (await listDemands(db, hall, asked)).rows;
const matching = await p95(async () => (one ? findMatches(db, reader, one) : []));
const {
  rows: [held],
} = await sql<{ n: number }>`select count(*)::int as n from demand`.execute(db);
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`A catalogue of ${OFFERINGS.toLocaleString('en-US')} offerings`, [
  { figure: 'list of apps with all facets, p95', value: list, unit: 'ms', max: 50, peer, peerName: 'bare count' },
  { figure: 'narrowed to a category, p95', value: narrowed, unit: 'ms', max: 50, peer, peerName: 'bare count' },
  { figure: 'with a keyword, p95', value: keyword, unit: 'ms', max: 80, peer, peerName: 'bare count' },
  { figure: 'page of an offering, p95', value: detail, unit: 'ms', max: 40 },
]);
report(`${(held?.n ?? 0).toLocaleString('en-US')} demands`, [
  {
    figure: 'list with all facets, p95',
    value: demands,
    unit: 'ms',
    max: 50,
    peer: bareDemands,
    peerName: 'bare count',
  },
  {
    figure: 'with a keyword, p95',
    value: demandsOfWords,
    unit: 'ms',
    max: 80,
    peer: bareDemands,
    peerName: 'bare count',
  },
  {
    figure: 'those that fit a supplier, p95',
    value: fitting,
    unit: 'ms',
    max: 80,
    peer: bareDemands,
    peerName: 'bare count',
  },
  { figure: 'offerings that fit one, p95', value: matching, unit: 'ms', max: 200 },
]);
