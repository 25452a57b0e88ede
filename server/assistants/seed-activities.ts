import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datedActivity, type SampleActivity } from '../../setting/activity/sample-activity';
import type { Store } from '../base/database/db';
import { packageRoot } from '../base/package-root';
import { publish } from './store/definition-publications';
import { readDefinition } from './store/definitions';

const folder = join(packageRoot, 'fixtures', 'seed', 'activities');

export const sampleActivities = (): SampleActivity[] =>
  readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** Activities for the sample portals that were just added. Later starts leave them as people have changed them. */
export async function seedActivities(
  { db }: Pick<Store, 'db'>,
  added: readonly string[],
  now = new Date(),
): Promise<number> {
  let count = 0;
  for (const sample of sampleActivities())
    for (const domain of sample.domains.filter((name) => added.includes(name))) {
      const place = { domain, kind: 'activity' as const, id: sample.document.id };
      if (await readDefinition(db, place)) continue;
      await publish(db, {
        ...{ ...place, body: datedActivity(sample, now) as never, action: 'publish', author: 'seed' },
        ...{ by: { who: 'seed' }, message: 'Sample', base: null, original: undefined, passed: 0, failed: 0 },
      });
      count += 1;
    }
  return count;
}
