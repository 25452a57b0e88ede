import type { Kysely } from 'kysely';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import type { Tables } from '../../base/database/tables';
import { listActivities, listArchived, readBodies } from '../store/definitions';
import type { CheckDocument } from './document-check';

/** An activity that operators have published. Its revision is the hash of its document. */
export interface LiveActivity {
  id: string;
  revision: string;
  document: ActivityDocument;
}

export interface LiveActivities {
  /** What a portal has published. */
  activitiesOf(db: Kysely<Tables>, domain: string): Promise<LiveActivity[]>;
  /** What it has taken back, as it was last. */
  archivedOf(
    db: Kysely<Tables>,
    domain: string,
  ): Promise<(Awaited<ReturnType<typeof listArchived>>[number] & LiveActivity)[]>;
  /** The same with what else the caller has read with it. What no longer has the right form is left out. */
  withDocuments<Known extends Published>(db: Kysely<Tables>, live: readonly Known[]): Promise<(Known & LiveActivity)[]>;
}

type Published = Pick<LiveActivity, 'id' | 'revision'>;

/** Documents kept in memory, of which each is at most 256 kB. */
const MOST_KEPT = 100;

export function createLiveActivities(check: CheckDocument): LiveActivities {
  // A revision is its content, so it never changes.
  const kept = new Map<string, ActivityDocument | null>();

  const withDocuments: LiveActivities['withDocuments'] = async (db, live) => {
    const missing = live.filter(({ revision }) => !kept.has(revision));
    const read = await readBodies(
      db,
      missing.map(({ revision }) => revision),
    );
    for (const { revision } of missing) {
      const body = read.get(revision);
      kept.set(revision, body && check('activity', body).length === 0 ? (body as unknown as ActivityDocument) : null);
    }
    const found = live.flatMap((one) => {
      const document = kept.get(one.revision);
      return document ? [{ ...one, document }] : [];
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return found;
  };
  return {
    withDocuments,
    activitiesOf: async (db, domain) => withDocuments(db, await listActivities(db, domain)),
    archivedOf: async (db, domain) => withDocuments(db, await listArchived(db, domain)),
  };
}
