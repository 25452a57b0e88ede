import { readNow } from '../base/database/read-now';
import type { Context } from '../context';
import { settleList } from './list-draw';
import { ensureActivity, listActivityDomains } from './store/activities';

/** Closes and draws the lists whose time has come and that nobody has asked for. */
export async function settleLists(ctx: Context): Promise<void> {
  const { store, sealer, assistants } = ctx;
  const now = await readNow(store.db);
  for (const domain of await listActivityDomains(store.db))
    for (const one of await assistants.activitiesOf(store.db, domain)) {
      if (one.document.draw?.kind !== 'list') continue;
      const known = await ensureActivity(store.db, sealer, domain, one);
      await settleList(ctx, domain, { ...one, known }, now);
    }
}
