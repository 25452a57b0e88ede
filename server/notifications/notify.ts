import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { Db } from '../base/database/db';
import type { Jobs } from '../base/jobs/open-jobs';
import { addEvent } from './store/events';

export type NotificationKind = components['schemas']['NotificationKind'];

export interface Follow {
  kind: 'question' | 'tag' | 'board' | 'person';
  /** Id of the question, board or person, or the tag. */
  target: string;
}

export interface Happening {
  kind: NotificationKind;
  /** The portal. */
  domain: string;
  /** Ids of who is told. Who did it is never told. */
  people: readonly string[];
  /** Whose followers are told as well. */
  followersOf?: readonly Follow[];
  /**
   * What it is about; while unread, a person has one notification per kind and root. If it is the id of a post, only
   * who may read that post is shown the notification, and it goes with the post.
   */
  root: string;
  /** Id of the person who did it. */
  actor?: string;
  /** Title of what it is about; in every language if it has more than one, of which each person gets their own. */
  title: string | Readonly<Partial<Record<Locale, string>>>;
  /** Path of the page that shows it. */
  link: string;
  /** Id of what happened, such as that of the answer: nobody is told of the same one twice, whatever the kind. */
  event?: string;
  /** How many such things happened at once; 1 unless given. */
  count?: number;
}

export const TELL = 'tell-people';

/**
 * Tells people what happened. Call it in the transaction of the change: both happen or neither. Of several for one
 * change, the first one that names a person is the one that they get.
 */
export async function notify(jobs: Pick<Jobs, 'send'>, db: Db, happened: Happening | Happening[]): Promise<void> {
  const all = [happened].flat().filter(({ people, followersOf = [] }) => people.length + followersOf.length > 0);
  if (all.length === 0) return;
  const id = await addEvent(db, all);
  await jobs.send(TELL, { id }, { db });
}
