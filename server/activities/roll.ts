import type { Transaction } from 'kysely';
import type { ActivityDocument, Prize } from '../../setting/activity/activity-document';
import { prizeOf, rollOf, type Throw } from '../../setting/activity/draw-proof';
import type { Store } from '../base/database/db';
import type { Tables } from '../base/database/tables';
import { emit } from '../base/events/emit';
import type { Context } from '../context';
import { notify } from '../notifications';
import { claimEnd, winLink } from './claim-end';
import { stockPrizes, takePrize } from './store/activities';
import { takeCodes } from './store/codes';
import { addDraw, type DrawRow } from './store/draws';
import type { Place } from './store/entries';
import { addWins } from './store/wins';

/** An entry as a draw needs it: of each prize how many are given and there are, and whether webhooks wait for it. */
export interface Roller {
  id: string;
  ticket: string;
  person: string | null;
  stock: Readonly<Record<string, readonly [number, number]>>;
  isHeard: boolean;
}

export interface Terms {
  place: Place;
  revision: string;
  document: ActivityDocument;
  /** In hex. */
  secret: string;
  jobs: Context['jobs'];
  /** The public number that goes in; none without a beacon. */
  beacon?: string;
}

export interface Rolled {
  draw: { entry: string; k: number; revision: string; clientSeed: string; roll: number; hit: string | null };
  /** Prizes that it may win, in order. */
  left: readonly Prize[];
}

/** What a press makes, by the secret and the odds. What was gone before it is not asked for any more. */
export async function rollFor(
  { db }: Pick<Store, 'db'>,
  { place, revision, document, secret, beacon }: Terms,
  { id, ticket, stock }: Roller,
  { k, clientSeed }: Omit<Throw, 'ticket'>,
): Promise<Rolled> {
  const roll = rollOf({ ticket, k, clientSeed }, { secret, activity: place.activity, rulesHash: revision, beacon });
  const prizes = prizesHit(document, roll);
  const isStocked = prizes.every((one) => (stock[one.id]?.[1] ?? 0) >= one.stock);
  // Before the transaction: its locks are those of one entry and one prize, and nobody waits for two.
  if (!isStocked) await stockPrizes(db, place.domain, place.activity, document.prizes ?? []);
  return {
    draw: { entry: id, k, revision, clientSeed, roll, hit: prizes[0]?.id ?? null },
    left: isStocked ? prizes.filter((one) => isLeft(stock[one.id])) : prizes,
  };
}

const isLeft = ([given, stock]: readonly [number, number] = [0, 0]) => given < stock;

/** The prize that a roll hits, then those it wins if that is gone; empty for none. */
function prizesHit({ prizes = [], draw: terms }: ActivityDocument, roll: number): Prize[] {
  const hit = prizeOf(prizes, roll);
  if (!hit) return [];
  const at = prizes.indexOf(hit);
  return prizes.slice(at, terms?.whenSoldOut === 'next' ? undefined : at + 1);
}

/** Stock, ledger and win of a roll whose chance was taken. */
export async function noteRoll(
  trx: Transaction<Tables>,
  terms: Terms,
  roller: Roller,
  { draw, left }: Rolled,
): Promise<DrawRow> {
  const { domain, activity } = terms.place;
  const won = await firstLeft(trx, terms.place, left);
  const row = await addDraw(trx, { ...draw, ...won });
  if (won.prize !== null) await addWin(trx, terms, roller, { ...won, k: draw.k });
  const happened = { activity, draw: draw.k, won: won.prize !== null };
  if (roller.isHeard) await emit(trx, { type: 'activity.drawn', to: { ownerOf: domain }, data: happened });
  return row;
}

async function addWin(
  trx: Transaction<Tables>,
  { place, document, jobs }: Terms,
  { id: entry, person }: Roller,
  won: { prize: string; stockNo: number; k: number },
): Promise<void> {
  const [win = ''] = await addWins(trx, [{ ...place, entry, ...won, claimUntil: claimEnd(document) }]);
  const prize = document.prizes?.find((one) => one.id === won.prize);
  if (prize?.kind === 'code') await takeCodes(trx, place, prize.id, [win]);
  const title = prize?.title;
  if (person === null || !title) return;
  const told = { kind: 'won' as const, domain: place.domain, people: [person], root: win, event: win };
  await notify(jobs, trx, { ...told, title, link: winLink(win) });
}

async function firstLeft(trx: Transaction<Tables>, { domain, activity }: Place, prizes: readonly Prize[]) {
  for (const { id: prize } of prizes) {
    const stockNo = await takePrize(trx, domain, activity, prize);
    if (stockNo !== undefined) return { prize, stockNo };
  }
  return { prize: null, stockNo: null };
}
