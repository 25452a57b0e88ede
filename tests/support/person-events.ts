import type { Store } from '../../server/base/database/db';

/** Events of a person, newest first. */
export const personEvents = ({ db }: Store, personId: string) =>
  db
    .selectFrom('person_event')
    .select(['kind', 'detail'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute();
