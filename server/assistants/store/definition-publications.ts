import { type Kysely, sql, type Transaction } from 'kysely';
import { organizationIn } from '../../../setting/assistant/owner';
import { type AuditActor, addAudit } from '../../base/database/audit';
import type { Tables } from '../../base/database/tables';
import { revisionId, spendApproval } from '../../domains';
import { ofPlace, type Place } from './definitions';

type Trx = Transaction<Tables>;

export interface NewPublication extends Place {
  /** Null takes the definition back. */
  body: Record<string, unknown> | null;
  action: Tables['definition_publication']['action'];
  author: string;
  by: AuditActor;
  message: string;
  /** What the author believes is published. */
  base: string | null;
  /** The shipped version in whose place it stands. */
  original: Record<string, unknown> | undefined;
  override?: string | undefined;
  /** Two have to agree on it even where one may publish alone. */
  takesTwo?: boolean;
  passed: number;
  failed: number;
}

/** Somebody else has published since. */
export class DefinitionMoved extends Error {
  constructor(readonly head: string | null) {
    super('something else was published since');
    this.name = 'DefinitionMoved';
  }
}

/** How audit log and approvals name a definition. */
export const targetOf = ({ kind, id }: Pick<Place, 'kind' | 'id'>) => `${kind}/${id}`;

/** Stands for no content in approvals: archiving needs a second look, too. */
export const takingBack = (place: Place) => revisionId({ archive: targetOf(place) });

const ACTIONS = {
  publish: 'definition-published',
  rollback: 'definition-rolled-back',
  archive: 'definition-archived',
} as const;

/** Stores a revision, points the definition at it, and writes it down with its audit entries: all or nothing. */
export const publish = (db: Kysely<Tables>, entry: NewPublication): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const { body, action, author, message, override, passed, failed } = entry;
    const place = ofPlace(entry);
    const head = await lockHead(trx, entry);
    const revision = body && (await keepRevision(trx, body));
    // The same content is what its author wanted, whoever published it first.
    if (head !== entry.base && head !== revision) throw new DefinitionMoved(head);
    // What is live already needs nobody's approval.
    if (revision !== head) {
      const wish = { domain: entry.domain, target: targetOf(entry), revision: revision ?? takingBack(entry) };
      await spendApproval(trx, { ...wish, takesTwo: entry.takesTwo ?? false });
    }
    const original = entry.original && (await keepRevision(trx, entry.original));
    const now = {
      published: revision,
      original: original ?? null,
      archived_at: revision === null ? sql<Date>`now()` : null,
    };
    await trx
      .insertInto('definition')
      .values({ ...place, ...now })
      .onConflict((oc) => oc.columns(['access_domain', 'kind', 'id']).doUpdateSet(now))
      .execute();
    await trx
      .insertInto('definition_publication')
      .values({ ...place, revision, previous: head, action, author, message, override, passed, failed })
      .execute();
    const organization = organizationIn(entry.domain);
    const where = organization === undefined ? { domain: entry.domain } : { organization };
    const audit = { ...entry.by, ...where, target: targetOf(entry), from: head, to: revision };
    await addAudit(trx, { ...audit, action: ACTIONS[action], message });
    if (override !== undefined) await addAudit(trx, { ...audit, action: 'definition-forced', message: override });
    return revision;
  });

/** Serialized per definition, so that two concurrent publications never start from the same head. */
async function lockHead(trx: Trx, { domain, kind, id }: Place): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`definition:${domain}:${kind}:${id}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('definition')
    .select('published')
    .where('access_domain', '=', domain)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.published ?? null;
}

/** The content as such, published or not yet. */
export async function keepRevision(trx: Trx, body: Record<string, unknown>): Promise<string> {
  const id = revisionId(body);
  await trx
    .insertInto('definition_revision')
    .values({ id, body: JSON.stringify(body) })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  return id;
}

const MOST_ENTRIES = 200;

export const listPublications = (db: Kysely<Tables>, { domain, kind, id }: Place) =>
  db
    .selectFrom('definition_publication')
    .selectAll()
    .where('access_domain', '=', domain)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('seq', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
