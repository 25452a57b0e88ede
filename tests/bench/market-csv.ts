// Measures a table of 20,000 offerings: looked at, taken, written again and read once more, on a durable PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { readTextTable } from '../../server/knowledge';
import { seedMarket } from '../../server/market';
import { listCategories } from '../../server/market/store/categories';
import { listOwnTable } from '../../server/market/store/own-table';
import { type Checked, checkRows } from '../../server/market/table/check-rows';
import { openContractCheck } from '../../server/market/table/contract-check';
import { writeChanges } from '../../server/market/table/import-offerings';

import { writeOfferings } from '../../server/market/table/write-offerings';
import { report } from './support/report';

const ROWS = 20_000;
const supplier = '2001';

const data = mkdtempSync(path.join(tmpdir(), 'bench-market-csv-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
await seedMarket(store, ['main']);
const { rows: people } = await store.pool.query(
  `insert into person (id, owner_key, nickname) values ('bench', 'bench', 'Bench') returning id`,
);

const header =
  'Number,Kind,Category,Version,Name (zh-CN),Name (en-US),Summary,Description,Plans,Trial days,Industries,Works offline';
const line = (n: number) =>
  `BX-${n},app,c-maintenance,1.0,点检台账 ${n},Round book ${n},Rounds on a phone.,"Rounds, readings and what to do about them: ${'words '.repeat(20)}${n}",site-year | fixed | ${1_000 + n}.5 | CNY | year | 单厂区年费 | One site,30,metals | process,yes`;
// With what the sample has of this supplier, as many as a table may have.
const added = ROWS - (await listOwnTable(db, supplier)).length;
const file = Buffer.from([header, ...Array.from({ length: added }, (_, n) => line(n))].join('\r\n'));

const checkContract = openContractCheck();
const codes = async () => new Set<string>();

/** What a look at a file does in the server, with the longest time in which it answers nobody else. */
async function look(bytes: Buffer) {
  const started = performance.now();
  let [last, blocked] = [started, 0];
  const beat = setInterval(() => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last - 5);
    last = now;
  }, 5);
  const table = await readTextTable(bytes);
  const [own, categories] = await Promise.all([
    listOwnTable(db, supplier),
    listCategories(db, ['app', 'product', 'solution']),
  ]);
  const { checked } = await checkRows(table, { own, categories, codes, checkContract });
  clearInterval(beat);
  return { checked, seconds: (performance.now() - started) / 1000, blocked };
}

const changesOf = (checked: readonly Checked[]) => checked.flatMap(({ change }) => (change ? [change] : []));
const badOf = (checked: readonly Checked[]) => checked.filter(({ faults }) => faults.length > 0).length;

const first = await look(file);
const changes = changesOf(first.checked);
const started = performance.now();
await db
  .transaction()
  .execute((trx) => writeChanges(trx, { domain: 'main', supplier, person: String(people[0].id) }, changes));
const taken = (performance.now() - started) / 1000;
const exported = Buffer.from([...writeOfferings(await listOwnTable(db, supplier), 'zh-CN')].join(''));
const again = await look(exported);

await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
report(`A table of ${ROWS.toLocaleString('en-US')} offerings`, [
  { figure: 'new rows found', value: changes.length, unit: '', min: added },
  { figure: 'look without changing anything', value: first.seconds, unit: 's', max: 20 },
  { figure: 'longest time nobody else is answered', value: first.blocked, unit: 'ms' },
  { figure: 'taken as drafts', value: taken, unit: 's' },
  { figure: 'look at the export of all of them', value: again.seconds, unit: 's', max: 20 },
  { figure: 'changes that the export makes', value: changesOf(again.checked).length, unit: '', max: 0 },
  { figure: 'rows of the export with faults', value: badOf(again.checked), unit: '', max: 0 },
]);
