import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../base/database/db';
import { packageRoot } from '../base/package-root';
import type { CheckSetting } from './setting-check';
import { listHosts } from './store/hosts';
import { publishRevision } from './store/publish-revision';
import { listDomains } from './store/settings';

export const domainsFolder = join(packageRoot, 'fixtures', 'domains');

interface Options {
  store: Store;
  check: CheckSetting;
  log: FastifyBaseLogger;
  folder?: string;
}

/** Publishes the fixture domains that this database does not have yet. A domain somebody has changed is left as it is. */
export async function seedDomains({ store, check, log, folder = domainsFolder }: Options): Promise<string[]> {
  // A proved host belongs to its owner even before the first publication.
  const there = new Set([...(await listDomains(store.db)), ...(await listHosts(store.db))]);
  const seeded: string[] = [];
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!name.endsWith('.json')) continue;
    const body = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const accessDomain: string = body.accessDomain;
    if (there.has(accessDomain)) continue;
    const [fault] = check(body);
    if (fault) log.error({ file: name, ...fault }, 'fixture domain does not validate and is not seeded');
    else {
      const message = `fixtures/domains/${name}`;
      await publishRevision(store.db, { accessDomain, body, author: 'seed', message, kind: 'seed' });
      seeded.push(accessDomain);
    }
  }
  return seeded;
}
