// Orders for `bench orders`: for each organization twenty at once, by two people, of an offering with a price and of a
// free one; writes every answer to stdout. Killed at any moment; a new one asks again for what has no row in `settled`.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { addMember } from '../../../server/accounts/store/memberships';
import { addOrganization } from '../../../server/accounts/store/organizations';
import { openStore } from '../../../server/base/database/db';
import { startEmbedded } from '../../../server/base/database/embedded/start-embedded';
import { migrate } from '../../../server/base/database/migrate';
import type { Context } from '../../../server/context';
import { seedMarket } from '../../../server/market';
import type { Market } from '../../../server/market/open-market';
import { placeOrder } from '../../../server/market/orders/place-order';
import { inlineJobs } from '../../support/inline-jobs';

const [data = '', organizations = '0'] = process.argv.slice(2);
const cluster = await startEmbedded({ data });
const store = await openStore({ connectionString: cluster.url, max: 20 });
const { db } = store;
await migrate(store.pool);
await seedMarket(store, ['main']);
await sql`create table if not exists settled (organization text primary key)`.execute(db);
// All that placing an order reads of it.
const ctx = { store, jobs: inlineJobs() } as unknown as Context;
const attempt = Date.now().toString(36);

const wishes = [{ appId: 'app-9', planId: 'site-year' }, { appId: 'app-10' }] as const;

async function buyers(organization: string): Promise<Market[]> {
  await addOrganization(db, { id: organization, name: organization, tenantCode: organization });
  const market = { domain: 'main', organization, orders: 'on', policy: 'open', ownSuppliers: [] } as const;
  const more = {
    offersUnderAnswers: false,
    demandReaders: 'everybody',
    demandReview: false,
    operatorRule: { orders: 'none' },
  } as const;
  const made = [];
  for (const role of ['admin', 'member'] as const) {
    const person = `${organization}-${role}-${attempt}`;
    await sql`insert into person (id, nickname, owner_key) values (${person}, ${role}, ${person})`.execute(db);
    await addMember(db, organization, person, role);
    made.push({ ...market, ...more, actsFor: organization, person, runsIt: role === 'admin' });
  }
  return made;
}

/** The order that was made, or the one that stood in the way; what else went wrong ends the run. */
async function ask(market: Market, wish: (typeof wishes)[number]): Promise<{ order?: string; made: boolean }> {
  try {
    return { order: await placeOrder(ctx, market, wish), made: true };
  } catch (error) {
    const { status, detail } = error as { status?: number; detail?: { order?: string } };
    if (status !== 409) throw error;
    return { ...detail, made: false };
  }
}

for (let n = 0; n < Number(organizations); n += 1) {
  const organization = `org-${n}`;
  const { rows } = await sql`select from settled where organization = ${organization}`.execute(db);
  if (rows.length > 0) continue;
  const people = await buyers(organization);
  writeSync(1, `${JSON.stringify({ begun: organization })}\n`);
  await Promise.all(
    wishes.flatMap((wish) =>
      Array.from({ length: 20 }, async (_, tab) => {
        const answer = await ask(people[tab % 2] as Market, wish);
        writeSync(1, `${JSON.stringify({ organization, offering: wish.appId, ...answer })}\n`);
      }),
    ),
  );
  await sql`insert into settled values (${organization})`.execute(db);
}
writeSync(1, `${JSON.stringify({ done: true })}\n`);
await store.close();
await cluster.stop();
