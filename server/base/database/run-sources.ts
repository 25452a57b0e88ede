import { type Kysely, sql } from 'kysely';
import { opensFor } from './chat-access';
import type { Tables } from './tables';

type Db = Kysely<Tables>;

/**
 * In the place of a knowledge base: what another system said to the asker. It is nobody's to read but theirs, whoever
 * has the link of the chat.
 */
export const OWN_BASE = 0;

/** What an owner may read of their own answers. */
export const ofOwner = (readable: readonly number[]): number[] => [...readable, OWN_BASE];

/**
 * The document was withdrawn or is in a base that this reader may not read. A moved document counts in its current
 * base. What an answer took over from earlier turns counts for others than their owner.
 */
export const closedSource = (readable: readonly number[]) =>
  sql<boolean>`((d.deleted_at is not null or not (coalesce(d.kb_id, s.kb_id) = any(${[...readable]}::int[])))
    and not (s.carried and ${readable.includes(OWN_BASE)}::boolean))`;

/** For each answer of a chat, or for one answer, the cited documents that this reader may not read, by run. */
export async function closedSources(
  db: Db,
  of: { chat: string } | { run: string },
  readable: readonly number[],
): Promise<Map<string, Set<string>>> {
  let query = db
    .selectFrom('run_source as s')
    .leftJoin('document as d', 'd.id', 's.doc_id')
    .select(['s.run_id as run', 's.doc_id as doc'])
    .where(closedSource(readable));
  query =
    'run' in of
      ? query.where('s.run_id', '=', of.run)
      : query.where(({ eb, selectFrom }) =>
          eb('s.run_id', 'in', selectFrom('run').select('id').where('chat_id', '=', of.chat)),
        );
  const closed = new Map<string, Set<string>>();
  for (const { run, doc } of await query.execute()) {
    const docs = closed.get(run);
    if (docs) docs.add(doc);
    else closed.set(run, new Set([doc]));
  }
  return closed;
}

interface Citation {
  docId: string;
  version: number;
  visitor: string;
  accessDomain: string;
  /** A chat that was shared with the reader by a link. */
  chat?: string;
}

/**
 * Whether an answer that this reader can open cites that version: one of their own, or one in the chat of their link.
 */
export async function citesVersion(
  db: Db,
  { docId, version, visitor, accessDomain, chat }: Citation,
): Promise<boolean> {
  const found = await db
    .selectFrom('run_source as s')
    .innerJoin('run as r', 'r.id', 's.run_id')
    .innerJoin('chat as c', 'c.id', 'r.chat_id')
    .innerJoin('message as m', 'm.id', 'r.message_id')
    .select('s.run_id')
    .where('s.doc_id', '=', docId)
    .where('s.version', '=', version)
    .where('c.access_domain', '=', accessDomain)
    .where('c.deleted_at', 'is', null)
    .where('m.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('c.visitor', '=', visitor), eb.and([eb('c.id', '=', chat ?? ''), opensFor('c', visitor)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
