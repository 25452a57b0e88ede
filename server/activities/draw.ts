import type { Transaction } from 'kysely';
import type { Locale } from '../../generated/locales';
import type { ActivityDocument, Prize } from '../../setting/activity/activity-document';
import { prizeOf, rollOf } from '../../setting/activity/draw-proof';
import { graceEnd } from '../../setting/activity/state-at';
import { localize } from '../../setting/messages/localize';
import type { Store } from '../base/database/db';
import { readNow } from '../base/database/read-now';
import type { Tables } from '../base/database/tables';
import { emit } from '../base/events/emit';
import { conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import { notify } from '../notifications';
import { claimEnd, winLink } from './claim-end';
import type { OpenActivity } from './open-activities';
import { refuseUnlessOpen } from './refuse';
import { stockPrizes, takePrize } from './store/activities';
import { takeCodes } from './store/codes';
import { addDraw, type DrawRow, drawNothing, findDraw, takeChance } from './store/draws';
import { findPress, type Place, type Who } from './store/entries';
import { addWins } from './store/wins';

export interface Press {
  domain: string;
  who: Who;
  k: number;
  clientSeed: string;
  /** In hex. */
  secret: string;
  jobs: Context['jobs'];
  locale: Locale;
}

/**
 * One draw: chance, roll, stock and ledger in one transaction. A repeated or doubled press shows the first result. What can
 * be known before is read before, so that the row of a prize, for which everybody waits, is held for as short as may be.
 */
export async function draw({ db }: Pick<Store, 'db'>, activity: OpenActivity, press: Press): Promise<DrawRow> {
  const { domain, who, k, clientSeed, secret } = press;
  const { id, revision, document } = activity;
  if (document.draw?.kind !== 'instant') throw conflict(message('activities:noDraw'), { reason: 'noDraws' });
  const place = { domain, activity: id };
  const entry = await findPress(db, place, who);
  if (!entry) throw conflict(message('activities:notEntered'), { reason: 'notEntered' });
  const known = k <= entry.drawsUsed ? await findDraw(db, entry.id, k) : undefined;
  if (known) return known;
  await refuseUnlessDrawing(db, activity);
  const roll = rollOf({ ticket: entry.ticket, k, clientSeed }, { secret, activity: id, rulesHash: revision });
  const prizes = prizesHit(document, roll);
  const isStocked = prizes.every(({ id: prize, stock }) => (entry.stock[prize]?.[1] ?? 0) >= stock);
  // Before the transaction: its locks are those of one entry and one prize, and nobody waits for two.
  if (!isStocked) await stockPrizes(db, domain, id, document.prizes ?? []);
  const given = { entry: entry.id, k, revision, clientSeed, roll, hit: prizes[0]?.id ?? null };
  // What was gone before the press is not asked for.
  const left = isStocked ? prizes.filter((one) => isLeft(entry.stock[one.id])) : prizes;
  const made =
    left.length === 0 && !entry.isHeard
      ? await drawNothing(db, given)
      : await db.transaction().execute(async (trx) => {
          if (!(await takeChance(trx, entry.id, k))) return undefined;
          const won = await firstLeft(trx, place, left);
          const row = await addDraw(trx, { ...given, ...won });
          if (won.prize !== null) await addWin(trx, activity, press, { ...won, entry: entry.id });
          const happened = { activity: id, draw: k, won: won.prize !== null };
          if (entry.isHeard) await emit(trx, { type: 'activity.drawn', to: { ownerOf: domain }, data: happened });
          return row;
        });
  // The same press in another transaction, which has ended by now.
  const row = made ?? (await findDraw(db, entry.id, k));
  if (!row) throw conflict(message('activities:noDraws', { count: entry.drawsAllowed }), { reason: 'noDraws' });
  return row;
}

const isLeft = ([given, stock]: readonly [number, number] = [0, 0]) => given < stock;

/** Whoever handed in during the last minutes draws then, too. */
async function refuseUnlessDrawing(db: Store['db'], activity: OpenActivity): Promise<void> {
  const { document, state } = activity;
  if (document.questions && state === 'closed' && (await readNow(db)) <= graceEnd(document.windows)) return;
  refuseUnlessOpen(activity);
}

/** The prize that a roll hits, then those it wins if that is gone; empty for none. */
function prizesHit({ prizes = [], draw: terms }: ActivityDocument, roll: number): Prize[] {
  const hit = prizeOf(prizes, roll);
  if (!hit) return [];
  const at = prizes.indexOf(hit);
  return prizes.slice(at, terms?.whenSoldOut === 'next' ? undefined : at + 1);
}

async function addWin(
  trx: Transaction<Tables>,
  { id, document }: OpenActivity,
  { domain, who, k, jobs, locale }: Press,
  won: { entry: string; prize: string; stockNo: number },
): Promise<void> {
  const [win = ''] = await addWins(trx, [{ domain, activity: id, ...won, k, claimUntil: claimEnd(document) }]);
  const prize = document.prizes?.find((one) => one.id === won.prize);
  if (prize?.kind === 'code') await takeCodes(trx, { domain, activity: id }, prize.id, [win]);
  const title = prize?.title;
  if (who.person === undefined || !title) return;
  await notify(jobs, trx, {
    ...{ kind: 'won', domain, people: [who.person], root: win, event: win },
    ...{ title: localize(title, locale), link: winLink(win) },
  });
}

async function firstLeft(trx: Transaction<Tables>, { domain, activity }: Place, prizes: readonly Prize[]) {
  for (const { id: prize } of prizes) {
    const stockNo = await takePrize(trx, domain, activity, prize);
    if (stockNo !== undefined) return { prize, stockNo };
  }
  return { prize: null, stockNo: null };
}
