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
import { type Figure, percentile, report } from './support/report';

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

/** Times of a call, in ms, without those that warm up. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED + 5; turn += 1) {
    const started = performance.now();
    await work();
    if (turn >= 5) times.push(performance.now() - started);
  }
  return times;
}

interface Peer {
  peerName: string;
  work: () => Promise<unknown>;
}

/** The 95th percentile with its budget and, since others may use the machine, the median beside that of bare SQL in the same minute. */
async function measure(figure: string, max: number, work: () => Promise<unknown>, peer?: Peer): Promise<Figure[]> {
  const times = await timesOf(work);
  const bare = peer && percentile(await timesOf(peer.work), 0.5);
  return [
    { figure: `${figure}, p95`, value: percentile(times, 0.95), unit: 'ms', max },
    {
      ...{ figure: `${figure}, median`, value: percentile(times, 0.5), unit: 'ms' },
      ...(peer && bare !== undefined && { peer: bare, peerName: peer.peerName }),
    },
  ];
}

const search = (more: object) => () => searchOfferings(db, reader, { ...apps, ...more }, 'zh-CN');
const bareFacets = {
  peerName: 'bare count of facets',
  work: () => sql`select value, count(*) from offering, unnest(facets) value where kind = 'app' group by 1`.execute(db),
};
const offerings = [
  await measure('list of apps with all facets', 50, search({}), bareFacets),
  await measure('narrowed to a category', 50, search({ filters: [category] }), bareFacets),
  await measure('with a keyword', 80, search({ keyword: '能耗' })),
  await measure('page of an offering', 40, () =>
    Promise.all([findOffering(db, reader, 'app-9'), listVersions(db, 'app-9')]),
  ),
];
const kbId = await communityBase(db, { domain: 'main', organization: null, title: { 'zh-CN': '', 'en-US': '' } });
const hall = { domain: 'main', ids: [kbId], person: undefined, organization: '2001', runsIt: true };
const asked = { filter: { keyword: '', mine: false }, sort: 'newest' as const, limit: 20, offset: 0 };
const bareDemands = {
  peerName: 'bare count',
  work: () => sql`select count(*) from demand d join post p on p.id = d.id where p.state = 'published'`.execute(db),
};
const { rows, total } = await listDemands(db, hall, asked);
const [one] = rows;
const demands = [
  await measure('list with all facets', 50, () => listDemands(db, hall, asked), bareDemands),
  await measure('with a keyword', 80, () =>
    listDemands(db, hall, { ...asked, filter: { keyword: '压缩空气', mine: false } }),
  ),
  await measure('those that fit a supplier', 80, () =>
    listFitting(db, hall, { supplier: '3202', limit: 20, offset: 0 }),
  ),
  await measure('offerings that fit one', 200, async () => (one ? findMatches(db, reader, one) : [])),
];
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`A catalogue of ${OFFERINGS.toLocaleString('en-US')} offerings`, offerings.flat());
report(`${total.toLocaleString('en-US')} demands that can be read`, demands.flat());
