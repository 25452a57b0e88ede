// Whether the catalogue finds 158 public descriptions of apps by their names, and by what somebody looking for one would say of it
// (tests/bench/support/app-searches.jsonl, of our own writing); beside plain BM25 over the same terms. Every second search is
// kept aside: nothing is adjusted to it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { fold } from '../../server/base/text/fold';
import { termsOf } from '../../server/base/text/terms';
import { searchOfferings } from '../../server/market/search-offerings';
import { addDomainSupplier, addSupplier } from '../../server/market/store/suppliers';
import { listOffering, publishVersion } from '../../server/market/store/write-offerings';
import { realData } from '../support/real-data';
import { plainBm25 } from './support/plain-bm25';
import { report } from './support/report';

interface App {
  id: string;
  name: string;
  summary: string;
  documentation_markdown: string;
}

const lines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const file = realData('streampipes_apps/apps.en.jsonl');
if (!file) process.exit(0);
const apps = lines<App>(file);
const asked = lines<{ id: string; asked: string }>('tests/bench/support/app-searches.jsonl');
const nameOf = new Map(apps.map(({ id, name }) => [id, name]));

const data = mkdtempSync(path.join(tmpdir(), 'bench-app-search-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const { db } = store;
const supplier = { id: '9001', name: 'Public Apps' };
await addSupplier(db, {
  ...{ organization: { ...supplier, tenantCode: 'PUBLIC9001' }, profile: {}, certificates: [], regions: [] },
  ...{ industries: [], offerings: [] },
});
await addDomainSupplier(db, 'main', supplier.id);
for (const { id, name, summary, documentation_markdown: text } of apps) {
  const document = { name: { 'en-US': name }, summary: { 'en-US': summary }, description: { 'en-US': text } };
  await publishVersion(db, { id, kind: 'app', supplier, sku: id, category: undefined, label: '1', document });
  await listOffering(db, 'main', id);
}

const search = async (keyword: string) => {
  const page = { filters: [], order: 'best' as const, limit: 10, offset: 0 };
  const reader = { domain: 'main', organization: undefined };
  const { list } = await searchOfferings(db, reader, { kinds: ['app'], keyword, ...page }, 'en-US');
  return list.map(({ id }) => id);
};
const docs = apps.map(({ id, name, summary, documentation_markdown: text }) => ({
  id,
  terms: termsOf(fold([name, summary, text, supplier.name].join('\n'))),
}));
const byWords = async (text: string) => plainBm25(docs, termsOf(fold(text)));

/** Which share of the searches has the right one among the first n; apps of one name count as one. */
async function hits(find: (text: string) => Promise<string[]>, searches: { id: string; asked: string }[], n: number) {
  let right = 0;
  for (const { id, asked: text } of searches) {
    const found = (await find(text)).slice(0, n).map((one) => nameOf.get(one));
    if (found.includes(nameOf.get(id))) right += 1;
    else if (process.argv.includes('--misses') && find === search)
      console.log(`${text} → ${found.join(', ')}, not ${nameOf.get(id)}`);
  }
  return right / searches.length;
}

const names = apps.map(({ id, name }) => ({ id, asked: name }));
const seen = asked.filter((_, at) => at % 2 === 0);
const kept = asked.filter((_, at) => at % 2 === 1);
const row = async (figure: string, searches: typeof asked, n: number, min?: number) => ({
  ...{ figure, value: await hits(search, searches, n), ...(min !== undefined && { min }) },
  ...{ peer: await hits(byWords, searches, n), peerName: 'plain BM25' },
});
report('158 public descriptions of apps, found in the catalogue', [
  await row('by its name: first', names, 1, 0.95),
  await row('by its summary in other words, seen: among five', seen, 5, 0.85),
  await row('by its summary in other words, kept aside: among five', kept, 5, 0.85),
  await row('by its summary in other words, all: first', asked, 1),
]);
await store.close();
await cluster.stop();
rmSync(data, { recursive: true, force: true });
