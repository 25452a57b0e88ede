import type { ActivityDocument } from '../../setting/activity/activity-document';
import { takesTwo } from '../../setting/activity/takes-two';
import type { Db } from '../base/database/db';
import { conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import { ApprovalNeeded, mayPublish, readApproval, revisionId, spendApproval } from '../domains';
import type { Place } from './store/entries';
import type { ListRow } from './store/lists';

/** What two operators have to stand behind where one prize is worth much. */
export const SHARED = ['draw', 'people', 'claims'] as const;
export type Shared = (typeof SHARED)[number];

interface Matter {
  place: Place;
  document: ActivityDocument;
  what: Shared;
  /** What exactly is approved: the hash of a list's tickets, or why personal data is needed. */
  detail: string;
}

/** What an approval is of, so that it counts for nothing else. */
export const wishOf = ({ place: { domain, activity }, document, what, detail }: Matter) => ({
  ...{ domain, target: `${what}/${activity}`, revision: revisionId({ activity, what, detail }) },
  takesTwo: takesTwo('activity', document),
});

/** Whether a list may be drawn: its prizes are worth little, or two operators have said so of exactly these tickets. */
export async function mayDraw(db: Db, place: Place, document: ActivityDocument, list: ListRow): Promise<boolean> {
  const wish = wishOf({ place, document, what: 'draw', detail: list.ticketsHash });
  return !wish.takesTwo || mayPublish(db, wish);
}

/** Uses up an approval; throws 409 if it takes one and there is none. */
export async function spend(trx: Db, matter: Matter): Promise<void> {
  try {
    await spendApproval(trx, wishOf(matter));
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error;
    throw conflict(message('activities:admin.needsTwo'), { reason: 'approval', field: 'reason' });
  }
}

/** What waits for a second operator or has their word, and whether an export of personal data takes one. */
export async function readSecond(db: Db, place: Place, document: ActivityDocument, list: ListRow | undefined) {
  const found = await Promise.all(
    SHARED.map(async (what) => {
      const of = { domain: place.domain, target: `${what}/${place.activity}` };
      const { needed, requests } = await readApproval({ db }, of);
      return {
        needed,
        requests: requests.map(({ body: _, message: reason, ...request }) => ({ what, reason, ...request })),
      };
    }),
  );
  const isWorthMuch = takesTwo('activity', document);
  return {
    exports: isWorthMuch || found.some(({ needed }) => needed),
    draw: isWorthMuch && list !== undefined && list.drawnAt === null,
    requests: found.flatMap(({ requests }) => requests),
  };
}
