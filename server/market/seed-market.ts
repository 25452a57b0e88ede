import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '../../setting/market/offering-document';
import { type SampleOffering, type SampleSupplier, versionsOf } from '../../setting/market/sample-market';
import type { Db, Store } from '../base/database/db';
import { packageRoot } from '../base/package-root';
import { detectLanguage } from '../base/text/detect-language';
import { seedDemands } from './seed-demands';
import { KINDS, listCategories, putCategory } from './store/categories';
import { addDomainSupplier, addSupplier } from './store/suppliers';
import { listOffering, publishVersion, setOfferingState } from './store/write-offerings';

const folder = join(packageRoot, 'fixtures', 'seed', 'market');
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

/** The sample portals with a market, and the language of the suppliers that fit there. */
const portals: { domain: string; lang?: 'zh' | 'en' }[] = [{ domain: 'main' }, { domain: 'steelworks', lang: 'zh' }];

/** A catalogue for the sample portals that were just added. Later starts leave it as people have changed it. */
export async function seedMarket(store: Store, added: readonly string[]): Promise<number> {
  const open = portals.filter((portal) => added.includes(portal.domain));
  if (open.length === 0) return 0;
  const { db } = store;
  const categories = read<Category[]>('categories.json');
  // Those that are there are as operators have changed them.
  const there = new Set((await listCategories(db, KINDS)).map(({ id }) => id));
  for (const [at, category] of categories.entries()) if (!there.has(category.id)) await putCategory(db, category, at);
  let count = 0;
  for (const name of readdirSync(join(folder, 'offerings')).sort()) {
    const supplier = read<SampleSupplier>('offerings', name);
    await addSupplier(db, supplier);
    for (const sample of supplier.offerings) {
      if (!(await putSample(db, supplier, sample, categories))) continue;
      count += 1;
      for (const { domain, lang } of open)
        if (!lang || detectLanguage(supplier.organization.name) === lang) {
          await addDomainSupplier(db, domain, supplier.organization.id);
          await listOffering(db, domain, sample.id, sample.private);
        }
    }
  }
  for (const { domain, lang } of open) await seedDemands(store, domain, lang);
  return count;
}

/** False if it is there already. */
async function putSample(db: Db, { organization }: SampleSupplier, sample: SampleOffering, all: readonly Category[]) {
  const { id, kind, state, reason = '' } = sample;
  const there = await db.selectFrom('offering').select('id').where('id', '=', id).executeTakeFirst();
  if (there) return false;
  const category = all.find((one) => one.id === sample.category);
  for (const { label, date, document } of versionsOf(sample))
    await publishVersion(db, {
      ...{ id, kind, supplier: organization, sku: id, category, label, document },
      publishedAt: new Date(`${date}T04:00:00Z`),
    });
  if (state) await setOfferingState(db, id, state, reason);
  return true;
}
