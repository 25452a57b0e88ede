import type { components } from '../../generated/api';
import { publicName } from '../accounts';
import type { Db } from '../base/database/db';
import { type NotificationRow, readActors } from './store/notifications';

/** For the person; people who deleted their account have no name any more. */
export async function presentNotifications(
  db: Db,
  rows: NotificationRow[],
): Promise<components['schemas']['Notification'][]> {
  const known = await readActors(db, [...new Set(rows.flatMap(({ actors }) => actors))]);
  return rows.map(({ id, kind, title, link, count, actors, at, read_at }) => ({
    ...{ id: Number(id), kind, title, link, count, at: at.toISOString(), read: read_at !== null },
    actors: actors.flatMap((actor) => {
      const person = known.get(actor);
      return person ? [publicName(person)] : [];
    }),
  }));
}
