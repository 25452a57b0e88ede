import { sql } from 'kysely';
import type { ContactFields, StoredContactState } from '../../../setting/market/contact-states';
import type { Db } from '../../base/database/db';
import { forgetResults } from '../../base/database/idempotency';

export interface ContactRow {
  id: string;
  demandId: string;
  title: string;
  responseId: string;
  fromId: string;
  toId: string;
  fromName: string;
  toName: string;
  /** Whose name the demand hides until both have consented. */
  hidden: string | null;
  fromPerson: string | null;
  toPerson: string | null;
  purpose: string;
  fromFields: ContactFields;
  toFields: ContactFields | null;
  state: StoredContactState;
  askedAt: Date;
}

const columns = sql`c.id, r.demand_id as "demandId", coalesce(v.title, '') as title, c.response_id as "responseId",
  c.from_organization as "fromId", c.to_organization as "toId", a.name as "fromName", b.name as "toName",
  case when d.hides_name then d.organization_id end as hidden, c.from_person as "fromPerson", c.to_person as "toPerson",
  c.purpose, c.from_fields as "fromFields", c.to_fields as "toFields", c.state, c.asked_at as "askedAt"`;

const from = sql`from contact_exchange c join demand_response r on r.id = c.response_id join demand d on d.id = r.demand_id
  join post p on p.id = d.id left join post_version v on v.post_id = p.id and v.n = p.version
  join organization a on a.id = c.from_organization join organization b on b.id = c.to_organization`;

const isTheirs = (domain: string, organization: string) =>
  sql`c.access_domain = ${domain} and (c.from_organization = ${organization} or c.to_organization = ${organization})`;

export async function listContacts(
  db: Db,
  domain: string,
  organization: string,
  page: { limit: number; offset: number },
) {
  const where = isTheirs(domain, organization);
  const [{ rows }, count] = await Promise.all([
    sql<ContactRow>`select ${columns} ${from} where ${where}
      order by c.asked_at desc, c.id limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from contact_exchange c where ${where}`.execute(db),
  ]);
  return { rows, total: count.rows[0]?.n ?? 0 };
}

export async function findContact(db: Db, domain: string, organization: string, id: string) {
  const { rows } = await sql<ContactRow>`select ${columns} ${from}
    where ${isTheirs(domain, organization)} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** The newest exchange about each response. */
export async function contactsOf(db: Db, domain: string, organization: string, responses: readonly string[]) {
  if (responses.length === 0) return new Map<string, ContactRow>();
  const { rows } = await sql<ContactRow>`select distinct on (c.response_id) ${columns} ${from}
    where ${isTheirs(domain, organization)} and c.response_id = any(${[...responses]}::text[])
    order by c.response_id, c.asked_at desc`.execute(db);
  return new Map(rows.map((row) => [row.responseId, row]));
}

interface Asking {
  id: string;
  domain: string;
  response: string;
  from: { organization: string; person: string; fields: ContactFields };
  to: string;
  purpose: string;
}

/** False if contact data of this response has been asked for already. What lapsed makes room. */
export async function addContact(db: Db, { id, domain, response, from: asker, to, purpose }: Asking): Promise<boolean> {
  await sql`update contact_exchange set state = 'withdrawn', from_fields = '{}', decided_at = now()
    where response_id = ${response} and state = 'asked' and asked_at < now() - interval '14 days'`.execute(db);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contact_exchange')
    .values({
      ...{ id, access_domain: domain, response_id: response, to_organization: to, purpose },
      ...{
        from_organization: asker.organization,
        from_person: asker.person,
        from_fields: JSON.stringify(asker.fields),
      },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Deciding {
  id: string;
  before: StoredContactState;
  after: StoredContactState;
  person: string;
  fields: ContactFields | undefined;
}

/** The calls whose answers hold contact data. */
const SHOWING = ['askContact', 'actOnContact', 'putDemandResponse', 'actOnResponse'];

/** False if it has changed since. Nothing of refused or withdrawn data is kept, in results kept for repeated requests neither. */
export async function decideContact(db: Db, { id, before, after, person, fields }: Deciding): Promise<boolean> {
  const kept =
    after === 'granted'
      ? { to_fields: JSON.stringify(fields ?? {}), to_person: person }
      : { from_fields: '{}', to_fields: null };
  const { numUpdatedRows } = await db
    .updateTable('contact_exchange')
    .set({ ...kept, state: after, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (after !== 'granted') await forgetResults(db, SHOWING, id);
  return true;
}

export async function noteLooks(db: Db, exchanges: readonly string[], person: string, organization: string) {
  for (const exchange of exchanges)
    await db
      .insertInto('contact_reveal')
      .values({ exchange_id: exchange, person_id: person, organization_id: organization })
      .onConflict((conflict) =>
        conflict
          .columns(['exchange_id', 'person_id'])
          .doUpdateSet({ last_at: sql<Date>`now()`, looks: sql<number>`contact_reveal.looks + 1` }),
      )
      .execute();
}

/** Who of other organizations looked at each exchange. */
export const listLooks = (db: Db, exchanges: readonly string[], organization: string) =>
  db
    .selectFrom('contact_reveal as r')
    .innerJoin('person as p', 'p.id', 'r.person_id')
    .select(['r.exchange_id as exchange', 'r.last_at as at', 'p.nickname', 'p.phone', 'p.email', 'p.username'])
    .where('r.exchange_id', 'in', exchanges.length > 0 ? [...exchanges] : [''])
    .where('r.organization_id', '<>', organization)
    .orderBy('r.last_at', 'desc')
    .execute();
