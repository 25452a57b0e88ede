import type { Transaction } from 'kysely';
import type { Locale } from '../../generated/locales';
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
import { addDraw, type DrawRow, findDraw, takeChance } from './store/draws';
import { findEntry, type Who } from './store/entries';
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

/** One draw: chance, roll, stock and ledger in one transaction. A repeated or doubled press shows the first result. */
export async function draw({ db }: Pick<Store, 'db'>, activity: OpenActivity, press: Press): Promise<DrawRow> {
  const { domain } = press;
  const { id, document } = activity;
  if (document.draw?.kind !== 'instant') throw conflict(message('activities:noDraw'), { reason: 'noDraws' });
  // Before the transaction: its locks are those of one entry and one prize, and nobody waits for two.
  await stockPrizes(db, domain, id, document.prizes ?? []);
  return db.transaction().execute((trx) => drawIn(trx, activity, press));
}

async function drawIn(trx: Transaction<Tables>, activity: OpenActivity, press: Press): Promise<DrawRow> {
  const { domain, who, k, clientSeed, secret } = press;
  const { id, revision, document } = activity;
  const entry = await findEntry(trx, { domain, activity: id }, who);
  if (!entry) throw conflict(message('activities:notEntered'), { reason: 'notEntered' });
  const known = await findDraw(trx, entry.id, k);
  if (known) return known;
  // Whoever handed in during the last minutes draws then, too.
  const isGrace =
    document.questions !== undefined &&
    activity.state === 'closed' &&
    (await readNow(trx)) <= graceEnd(document.windows);
  if (!isGrace) refuseUnlessOpen(activity);
  if (!(await takeChance(trx, entry.id, k))) {
    // The same press in another transaction, which has ended by now.
    const doubled = await findDraw(trx, entry.id, k);
    if (doubled) return doubled;
    throw conflict(message('activities:noDraws', { count: entry.drawsAllowed }), { reason: 'noDraws' });
  }
  const { prizes = [], draw: terms } = document;
  const roll = rollOf({ ticket: entry.ticket, k, clientSeed }, { secret, activity: id, rulesHash: revision });
  const hit = prizeOf(prizes, roll);
  const after = hit
    ? prizes.slice(prizes.indexOf(hit), terms?.whenSoldOut === 'next' ? undefined : prizes.indexOf(hit) + 1)
    : [];
  const won = await firstLeft(
    trx,
    { domain, id },
    after.map((one) => one.id),
  );
  const happened = { activity: id, draw: k, won: won.prize !== null };
  await emit(trx, { type: 'activity.drawn', to: { ownerOf: domain }, data: happened });
  const row = await addDraw(trx, { entry: entry.id, k, revision, clientSeed, roll, hit: hit?.id ?? null, ...won });
  if (won.prize !== null)
    await addWin(trx, activity, press, { entry: entry.id, prize: won.prize, stockNo: won.stockNo });
  return row;
}

async function addWin(
  trx: Transaction<Tables>,
  { id, document }: OpenActivity,
  { domain, who, k, jobs, locale }: Press,
  won: { entry: string; prize: string; stockNo: number | null },
): Promise<void> {
  const [win = ''] = await addWins(trx, [{ domain, activity: id, ...won, k, claimUntil: claimEnd(document) }]);
  const title = document.prizes?.find((one) => one.id === won.prize)?.title;
  if (who.person === undefined || !title) return;
  await notify(jobs, trx, {
    ...{ kind: 'won', domain, people: [who.person], root: win, event: win },
    ...{ title: localize(title, locale), link: winLink(win) },
  });
}

async function firstLeft(
  trx: Transaction<Tables>,
  { domain, id }: { domain: string; id: string },
  prizes: readonly string[],
) {
  for (const prize of prizes) {
    const stockNo = await takePrize(trx, domain, id, prize);
    if (stockNo !== undefined) return { prize, stockNo };
  }
  return { prize: null, stockNo: null };
}
