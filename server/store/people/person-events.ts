import type { PersonEventKind } from './people-tables';
import type { Db } from './persons';

export interface PersonEvent {
  personId: string | null;
  kind: PersonEventKind;
  address?: string;
  device?: string;
  detail?: string;
}

export async function addPersonEvent(db: Db, { personId, ...event }: PersonEvent): Promise<void> {
  await db
    .insertInto('person_event')
    .values({ person_id: personId, ...event })
    .execute();
}

/** Newest first. */
export async function listPersonEvents(db: Db, personId: string, limit = 50) {
  return db
    .selectFrom('person_event')
    .select(['at', 'kind', 'address', 'device', 'detail'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
