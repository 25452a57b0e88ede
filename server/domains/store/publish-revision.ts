import { type Kysely, sql, type Transaction } from 'kysely';
import { canonicalJson } from '../../../setting/canonical-json';
import type { JsonObject } from '../../../setting/json-value';
import { type AuditActor, addAudit } from '../../base/database/audit';
import type { Tables } from '../../base/database/tables';
import { emit } from '../../base/events/emit';
import { spendApproval } from './approvals';
import { changesBetween } from './changes-between';
import { type Right, settleHost } from './hosts';
import { revisionId } from './revision-id';
import { SETTING_CHANNEL } from './settings';

type Trx = Transaction<Tables>;

export interface NewRevision {
  accessDomain: string;
  body: Record<string, unknown>;
  author: string;
  /** The author as the audit log tells them; absent: the name alone. */
  by?: AuditActor;
  message: string;
  kind?: Tables['setting_publication']['kind'];
  /** What the author believes is published (null: nothing). Something else refuses with HeadMoved; absent: anything goes. */
  base?: string | null;
}

/** Somebody else has published since. */
export class HeadMoved extends Error {
  constructor(readonly head: string | null) {
    super('something else was published since');
    this.name = 'HeadMoved';
  }
}

/** Stores a revision (once: its id is its content), points the domain at it and writes it down, all or nothing; every node hears of it. */
export const publishRevision = (
  db: Kysely<Tables>,
  revision: NewRevision,
  right: Right = { kind: 'installation' },
): Promise<string> => db.transaction().execute((trx) => publishWithin(trx, revision, right));

export async function publishWithin(trx: Trx, revision: NewRevision, right: Right): Promise<string> {
  const { accessDomain, body, author, by = { who: author }, message, kind = 'publish', base } = revision;
  const head = await lockHead(trx, accessDomain);
  const tenantId = typeof body.tenantId === 'string' ? body.tenantId : null;
  await settleHost(trx, { domain: accessDomain, right, tenantId, by: author });
  const id = await keepRevision(trx, revision);
  // The same content is what its author wanted, whoever published it first.
  if (base !== undefined && head !== base && head !== id) throw new HeadMoved(head);
  // What is live already needs nobody's approval.
  if (id !== head) await spendApproval(trx, { domain: accessDomain, revision: id });
  const { pointers, paths } = changesBetween(head === null ? {} : await bodyOf(trx, head), body as JsonObject);
  await trx
    .insertInto('setting_pointer')
    .values({ access_domain: accessDomain, published: id })
    .onConflict((oc) => oc.column('access_domain').doUpdateSet({ published: id, updated_at: sql`now()` }))
    .execute();
  await trx
    .insertInto('setting_publication')
    .values({ access_domain: accessDomain, revision: id, previous: head, kind, author, message, pointers, paths })
    .execute();
  await addAudit(trx, { ...by, domain: accessDomain, action: kind, message, from: head, to: id, pointers });
  const happened = { domain: accessDomain, revision: id };
  if (id !== head) await emit(trx, { type: 'setting.published', to: { ownerOf: accessDomain }, data: happened });
  await sql`select pg_notify(${SETTING_CHANNEL}, ${accessDomain})`.execute(trx);
  return id;
}

/** Serialized per domain, so that two concurrent publications never start from the same head. */
export async function lockHead(trx: Trx, accessDomain: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${accessDomain}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('setting_pointer')
    .select('published')
    .where('access_domain', '=', accessDomain)
    .executeTakeFirst();
  return row?.published ?? null;
}

/** The revision as such, published or not yet. */
export async function keepRevision(
  trx: Kysely<Tables> | Trx,
  { accessDomain, body, author, message }: Pick<NewRevision, 'accessDomain' | 'body' | 'author' | 'message'>,
): Promise<string> {
  const id = revisionId(body);
  const source = JSON.stringify(body);
  await trx
    .insertInto('setting_revision')
    .values({
      id,
      access_domain: accessDomain,
      body: canonicalJson(body),
      source,
      author,
      message,
      bytes: Buffer.byteLength(source),
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  return id;
}

async function bodyOf(trx: Trx, id: string): Promise<JsonObject> {
  const row = await trx.selectFrom('setting_revision').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  return row.body as JsonObject;
}
