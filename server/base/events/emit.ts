import { type RawBuilder, sql } from 'kysely';
import type { WebhookData, WebhookType } from '../../../setting/webhook-types';
import type { Db } from '../database/db';

/** Where nodes hear that there are events to deliver. */
export const EVENT_ADDED = 'event_added';

/** Whose endpoints hear of it: never more than the organization may read. */
export type EventAudience =
  /** These organizations, on every portal or on one. */
  | { organizations: readonly string[]; domain?: string }
  /** Every organization with an endpoint on this portal: for what its visitors may read. */
  | { domain: string }
  /** The organization to which the portal belongs. */
  | { ownerOf: string }
  /** Whoever may read a knowledge base, of which posts of the community are none. */
  | { base: number };

export interface Happened<T extends WebhookType> {
  type: T;
  to: EventAudience;
  data: WebhookData[T];
  /** Names what happens once only, however often it is noticed. */
  once?: string;
}

/**
 * Notes what happened for the webhooks of whom it concerns. Call it in the transaction of the cause: both happen or
 * neither. Costs one look at an index where nobody wants to hear of it.
 */
export async function emit<T extends WebhookType>(db: Db, { type, to, data, once }: Happened<T>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into event (type, data, endpoints, once)
    select ${type}, ${JSON.stringify(data)}::jsonb, array_agg(w.id), ${once ?? null}
    from webhook_endpoint w where w.types @> array[${type}] and (${hears(to)})
    having count(*) > 0
    on conflict (once) do nothing returning id`.execute(db);
  if (rows.length > 0) await sql`select pg_notify(${EVENT_ADDED}, '')`.execute(db);
}

/** Whether anybody at all wants to hear of a type: then it is emitted, else a look in an earlier statement was enough. */
export const isHeard = (type: WebhookType): RawBuilder<boolean> =>
  sql<boolean>`exists (select from webhook_endpoint w where w.types @> array[${type}])`;

/** The published setting of the endpoint's portal. */
const settingOf = sql`setting_pointer s join setting_revision r on r.id = s.published and s.access_domain = w.access_domain`;

function hears(to: EventAudience): RawBuilder<unknown> {
  if ('organizations' in to) {
    const theirs = sql`w.organization_id = any(${[...to.organizations]}::text[])`;
    return to.domain === undefined ? theirs : sql`${theirs} and w.access_domain = ${to.domain}`;
  }
  if ('ownerOf' in to)
    return sql`w.access_domain = ${to.ownerOf} and exists (
      select from ${settingOf} where r.body ->> 'tenantId' = w.organization_id)`;
  if ('base' in to)
    return sql`exists (
      select from knowledge_base k where k.id = ${to.base} and k.community is null and k.audience <> 'roles' and (
        (k.owner_kind = 'organization' and k.owner_id = w.organization_id)
        or (k.owner_kind = 'domain' and k.owner_id = w.access_domain and k.audience <> 'members' and ${isSearched(to.base)})
        or (k.owner_kind = 'installation' and k.audience <> 'members' and ${isSearched(to.base)})))`;
  return sql`w.access_domain = ${to.domain}`;
}

const isSearched = (base: number) =>
  sql`exists (select from ${settingOf} where coalesce(r.body -> 'searchScope', '[3]'::jsonb) @> ${JSON.stringify(base)}::jsonb)`;
