// Imports 129 public posts twice, as npm run community does, into a durable PostgreSQL.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { main } from '../../server/commands/community-cli';
import { report } from './support/report';

const FILE = path.resolve(import.meta.dirname, '../../../shared/data/community_articles/articles.jsonl');

if (!existsSync(FILE)) console.log(`Skipped: there are no public posts at ${path.relative(process.cwd(), FILE)}.`);
else await measure();

async function measure(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-community-import-'));
  const cluster = await startEmbedded({ data });
  const store = await openStore(cluster.url);
  await migrate(store.pool);
  await sql`with r as (insert into setting_revision (id, access_domain, body, author)
      values ('bench', 'main', '{"community": {"enabled": true}}', 'bench') returning id)
    insert into setting_pointer (access_domain, published) select 'main', id from r`.execute(store.db);
  const run = async () => {
    const lines: string[] = [];
    const open = async () => ({ store, close: async () => {} });
    const started = performance.now();
    await main(['import', FILE, '--format', 'markdown', '--domain', 'main'], (line) => lines.push(line), open);
    const [first = ''] = lines;
    const numberAfter = (word: RegExp) => Number(word.exec(first)?.[1]?.replace(',', '') ?? -1);
    return {
      ...{ seconds: (performance.now() - started) / 1000, lines },
      ...{ added: numberAfter(/Added (\d+)/), changes: numberAfter(/([\d,]+) changes?/) },
    };
  };
  const first = await run();
  const again = await run();
  await store.close();
  await cluster.stop();
  rmSync(data, { recursive: true, force: true });
  for (const line of first.lines) console.log(line);
  report('Import of public posts', [
    { figure: 'posts taken', value: first.added, min: 129 },
    { figure: 'first time, with search index', value: first.seconds, unit: 's', max: 10 },
    { figure: 'again: changes', value: again.changes, max: 0 },
    { figure: 'again', value: again.seconds, unit: 's' },
  ]);
}
