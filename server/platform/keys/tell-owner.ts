import type { Db } from '../../base/database/db';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { type KeyRow, takeEndingKeys, whoOwnsKey } from '../store/api-keys';

type Parts = Pick<Context, 'store' | 'jobs'>;
const KEYS = '/developerPlatform/keys';

const day = (date: Date) => date.toISOString().slice(0, 10);
const domainOf = ({ access_domain, domains }: KeyRow) => access_domain ?? domains?.[0] ?? MAIN_DOMAIN;

/** Tells owners of keys that end in 14 or 3 days or have just ended. What is taken is told in the same transaction, so once. */
export async function remindOfKeys({ store, jobs }: Parts): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const row of await takeEndingKeys(trx)) {
      const { id, name, expires_at: end, reminded } = row;
      if (!end) continue;
      await notify(jobs, trx, {
        ...{
          kind: 'key-ends',
          domain: domainOf(row),
          people: await whoOwnsKey(trx, row),
          root: `key:${id}`,
          link: KEYS,
        },
        ...{ title: `${name} (${day(end)})`, event: `key:${id}:${end.toISOString()}:${reminded}` },
      });
    }
  });
}

/** Tells the owners of a key that somebody else ended it: whoever found it, or an operator. */
export async function tellKeyEnded(jobs: Parts['jobs'], trx: Db, row: KeyRow): Promise<void> {
  await notify(jobs, trx, {
    ...{
      kind: 'key-ended',
      domain: domainOf(row),
      people: await whoOwnsKey(trx, row),
      root: `key:${row.id}`,
      link: KEYS,
    },
    ...{ title: row.name, event: `key-ended:${row.id}` },
  });
}
