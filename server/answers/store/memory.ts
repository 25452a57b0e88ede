import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

/** Whose memory, where and acting for whom: what is remembered in one place is used in no other. */
export interface MemoryKey {
  person: string;
  domain: string;
  organization: string | null;
}

export interface MemoryRow {
  id: string;
  text: string;
  origin: 'typed' | 'chat' | 'record';
  chatId: string | null;
  machine: string | null;
  value: number | null;
  unit: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const columns = [
  ...(['id', 'text', 'origin', 'chat_id as chatId', 'machine', 'value', 'unit'] as const),
  ...(['created_at as createdAt', 'updated_at as updatedAt'] as const),
] as const;

const place = ({ person, domain }: MemoryKey) => ({ person_id: person, access_domain: domain });

export async function isMemoryOn(db: Db, key: MemoryKey): Promise<boolean> {
  const found = await db
    .selectFrom('memory_choice')
    .select('person_id')
    .where('person_id', '=', key.person)
    .where('access_domain', '=', key.domain)
    .executeTakeFirst();
  return found !== undefined;
}

export async function switchMemory(db: Db, key: MemoryKey, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto('memory_choice')
      .values(place(key))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('memory_choice')
      .where('person_id', '=', key.person)
      .where('access_domain', '=', key.domain)
      .execute();
}

/** Newest first. */
export const listMemory = (db: Db, { person, domain, organization }: MemoryKey): Promise<MemoryRow[]> =>
  db
    .selectFrom('memory')
    .select(columns)
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .where('organization_id', 'is not distinct from', organization)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export interface NewMemory extends Pick<MemoryRow, 'id' | 'text' | 'origin'> {
  chat?: string;
  message?: string;
  measured?: { machine: string; value: number; unit: string } | undefined;
}

export async function addMemory(db: Db, key: MemoryKey, entry: NewMemory): Promise<MemoryRow> {
  const { id, text, origin, chat = null, message = null, measured } = entry;
  const { machine = null, value = null, unit = null } = measured ?? {};
  return db
    .insertInto('memory')
    .values({
      ...{ id, ...place(key), organization_id: key.organization, text, origin, chat_id: chat, message_id: message },
      ...{ machine, value, unit },
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined if it is not among what this person sees here. */
export const changeMemory = (
  db: Db,
  { person, domain, organization }: MemoryKey,
  { id, text }: { id: string; text: string },
): Promise<MemoryRow | undefined> =>
  db
    .updateTable('memory')
    .set({ text, updated_at: new Date() })
    .where('id', '=', id)
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .where('organization_id', 'is not distinct from', organization)
    .returning(columns)
    .executeTakeFirst();

/** One entry, or all; returns how many. */
export async function forget(db: Db, { person, domain, organization }: MemoryKey, id?: string): Promise<number> {
  const listed = db
    .deleteFrom('memory')
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .where('organization_id', 'is not distinct from', organization);
  const { numDeletedRows } = await (id === undefined ? listed : listed.where('id', '=', id)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
