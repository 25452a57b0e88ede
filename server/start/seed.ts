import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { seedActivities } from '../assistants';
import type { Store } from '../base/database/db';
import { inTurn } from '../base/database/in-turn';
import { packageRoot } from '../base/package-root';
import { seedCommunity } from '../community/seed-community';
import { seedDomains } from '../domains/seed-domains';
import type { CheckSetting } from '../domains/setting-check';
import { publicKnowledge, seedKnowledgeBases } from '../knowledge/store/knowledge-bases';
import { seedMarket } from '../market';

const handbook = join(packageRoot, 'fixtures', 'seed', 'handbook');

interface Options {
  store: Store;
  check: CheckSetting;
  log: FastifyBaseLogger;
  say: (line: string) => void;
  signal?: AbortSignal;
}

/** What a fresh installation begins with: knowledge bases, fixture domains, the starter handbook. */
export async function seed({ store, check, log, say, signal }: Options): Promise<void> {
  // Nodes that start together on one database take turns, so nothing is seeded twice.
  await inTurn(store.pool, 'seed', async () => {
    await seedKnowledgeBases(store.db);
    const domains = await seedDomains({ store, check, log });
    if (domains.length > 0) say(`Domains: ${domains.join(', ')}`);
    const posts = await seedCommunity(store, domains);
    if (posts > 0) say(`Community: ${posts} posts`);
    const offerings = await seedMarket(store, domains);
    if (offerings > 0) say(`Market: ${offerings} offerings`);
    const activities = await seedActivities(store, domains);
    if (activities > 0) say(`Activities: ${activities}`);
    if (existsSync(handbook) && (await handbookIsMissing(store))) {
      // Its readers of six formats take a third of a second to load, and later starts need none of them.
      const { ingest } = await import('../knowledge/ingest/ingest');
      const paths = [handbook];
      const { added, passages, failures } = await ingest({ db: store.db, paths, kbId: publicKnowledge, signal });
      if (added > 0) say(`Starter handbook: ${added} articles, ${passages} passages`);
      for (const { source, reason } of failures)
        log.error({ source, reason: reason['en-US'] }, 'article of the handbook could not be read');
    }
  });
}

/** A killed start may have left half of it. Articles that somebody removed keep their rows, so they are not loaded again. */
async function handbookIsMissing({ db }: Store): Promise<boolean> {
  const files = readdirSync(handbook, { recursive: true }).filter((name) => String(name).endsWith('.md')).length;
  const { count } = await db
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kb_id', '=', publicKnowledge)
    .where('source', 'like', 'handbook/%')
    .executeTakeFirstOrThrow();
  return Number(count) < files;
}
