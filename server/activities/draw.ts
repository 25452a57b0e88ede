import { graceEnd } from '../../setting/activity/state-at';
import type { Store } from '../base/database/db';
import { readNow } from '../base/database/read-now';
import { conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import type { OpenActivity } from './open-activities';
import { refuseUnlessOpen } from './refuse';
import { noteRoll, rollFor } from './roll';
import { type DrawRow, drawNothing, findDraw, takeChance } from './store/draws';
import { findPress, type Who } from './store/entries';

export interface Press {
  domain: string;
  who: Who;
  k: number;
  clientSeed: string;
  /** In hex. */
  secret: string;
  jobs: Context['jobs'];
}

/**
 * One draw: chance, roll, stock and ledger in one transaction. A repeated or doubled press shows the first result. What can
 * be known before is read before, so that the row of a prize, for which everybody waits, is held for as short as may be.
 */
export async function draw(store: Pick<Store, 'db'>, activity: OpenActivity, press: Press): Promise<DrawRow> {
  const { db } = store;
  const { k, clientSeed, secret, jobs } = press;
  const { id, revision, document } = activity;
  const place = { domain: press.domain, activity: id };
  const entry = await entryOf(db, activity, press);
  const known = k <= entry.drawsUsed ? await findDraw(db, entry.id, k) : undefined;
  if (known) return known;
  await refuseUnlessDrawing(db, activity);
  const terms = { place, revision, document, secret, jobs };
  const rolled = await rollFor(store, terms, entry, { k, clientSeed });
  const made =
    rolled.left.length === 0 && !entry.isHeard
      ? await drawNothing(db, rolled.draw)
      : await db
          .transaction()
          .execute(async (trx) =>
            (await takeChance(trx, entry.id, k)) ? noteRoll(trx, terms, entry, rolled) : undefined,
          );
  // The same press in another transaction, which has ended by now.
  const row = made ?? (await findDraw(db, entry.id, k));
  if (!row) throw noneLeft(entry.drawsAllowed);
  return row;
}

export const noneLeft = (count: number) => conflict(message('activities:noDraws', { count }), { reason: 'noDraws' });

/** The entry that a press is of. Throws if one draws otherwise here, or has not entered. */
export async function entryOf(db: Store['db'], { id, document }: OpenActivity, { domain, who }: Press) {
  if (document.draw?.kind !== 'instant') throw conflict(message('activities:noDraw'), { reason: 'noDraws' });
  const entry = await findPress(db, { domain, activity: id }, who);
  if (!entry) throw conflict(message('activities:notEntered'), { reason: 'notEntered' });
  return entry;
}

/** Whoever handed in during the last minutes draws then, too. */
export async function refuseUnlessDrawing(db: Store['db'], activity: OpenActivity): Promise<void> {
  const { document, state } = activity;
  if (document.questions && state === 'closed' && (await readNow(db)) <= graceEnd(document.windows)) return;
  refuseUnlessOpen(activity);
}
