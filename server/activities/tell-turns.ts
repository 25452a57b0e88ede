import { readNow } from '../base/database/read-now';
import { emit } from '../base/events/emit';
import type { Context } from '../context';
import { listActivityDomains, marksOf } from './store/activities';

/** What is told of late, such as after a stop of the server, is told for as long. */
const LATE_MS = 3_600_000;

/** Tells webhooks of the portal's owner that an activity has opened or closed, once for each moment. */
export async function tellTurns({ store: { db }, assistants }: Pick<Context, 'store' | 'assistants'>): Promise<void> {
  const now = await readNow(db);
  const isNew = (iso: string) => {
    const since = now.getTime() - Date.parse(iso);
    return since >= 0 && since < LATE_MS;
  };
  for (const domain of await listActivityDomains(db))
    for (const { id, document } of await assistants.activitiesOf(db, domain)) {
      const turns = (['open', 'close'] as const).filter((name) => isNew(document.windows[name]));
      if (turns.length === 0 || (await marksOf(db, domain, id))?.cancelledAt) continue;
      for (const name of turns) {
        const at = new Date(document.windows[name]).toISOString();
        const type = name === 'open' ? 'activity.opened' : 'activity.closed';
        await emit(db, {
          type,
          to: { ownerOf: domain },
          data: { activity: id, at },
          once: `${type} ${domain} ${id} ${at}`,
        });
      }
    }
}
