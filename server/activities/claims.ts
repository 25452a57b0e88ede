import { randomInt } from 'node:crypto';
import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import { stateAt } from '../../setting/activity/state-at';
import { localize } from '../../setting/messages/localize';
import type { Db } from '../base/database/db';
import { hashOf } from '../base/database/secret';
import { emit } from '../base/events/emit';
import { badRequest, conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Context } from '../context';
import { notify } from '../notifications';
import { claimEnd, winLink } from './claim-end';
import { sealedCodeAs } from './import-codes';
import { codeOf, freeCode, takeCodes } from './store/codes';
import { nextReserve } from './store/lists';
import {
  addWins,
  endWins,
  handOver,
  keepClaim,
  keepCode,
  MOST_CLAIMS,
  putBack,
  RESERVE_DAYS,
  type WinRow,
} from './store/wins';

type Win = components['schemas']['ActivityWin'];
type Need = Win['needs'][number];
export type Claim = Partial<Record<Need, string>>;

/** Characters that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE = 8;

export const sealedAs = (win: string): string => `activity claim ${win}`;
const hashCode = (win: string, code: string) => hashOf(`${win} ${code.trim().toUpperCase()}`);

const prizeIn = ({ prizes = [] }: ActivityDocument, id: string) => prizes.find((one) => one.id === id);

export function presentWin(row: WinRow, document: ActivityDocument, locale: Locale): Win {
  const prize = prizeIn(document, row.prize);
  return {
    ...{ id: row.id, activity: row.activity, prize: row.prize, kind: prize?.kind ?? 'goods', state: row.state },
    ...{ title: prize ? localize(prize.title, locale) : row.prize, claimUntil: row.claimUntil.toISOString() },
    ...{ needs: prize?.needs ?? [], note: row.note, tracking: row.tracking },
    changesLeft: Math.max(0, MOST_CLAIMS - row.claims),
  };
}

/** The code of a visitor's win, shown this once: with it, whoever uses the same browser later cannot claim. */
export async function makeCode(db: Db, row: WinRow): Promise<string> {
  if (row.person !== null) throw conflict(message('activities:claim.noCode'), { reason: 'noCode' });
  const code = Array.from({ length: CODE }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  if (!(await keepCode(db, row.id, hashCode(row.id, code))))
    throw conflict(message('activities:claim.codeShown'), { reason: 'codeShown' });
  return code;
}

/** The voucher of a win that was claimed; null once it is no longer kept. */
export async function openVoucher(
  { store: { db }, sealer }: Pick<Context, 'store' | 'sealer'>,
  row: WinRow,
): Promise<string | null> {
  const found = row.state === 'delivered' ? await codeOf(db, row.id) : undefined;
  if (!found?.sealed) return null;
  const text = sealer.open(found.sealed, sealedCodeAs({ domain: row.domain, activity: row.activity }, found.mark));
  if (text === undefined) throw conflict(message('activities:codes.sealed'), { reason: 'sealed' });
  return text;
}

/** What a winner gives for the delivery: what the prize needs and nothing more, sealed. */
export async function claim(
  { store: { db }, sealer }: Pick<Context, 'store' | 'sealer'>,
  row: WinRow,
  document: ActivityDocument,
  { code, ...given }: Claim & { code?: string },
): Promise<void> {
  if (row.person === null && (row.codeHash === null || hashCode(row.id, code ?? '') !== row.codeHash))
    throw conflict(message('activities:claim.code'), { reason: 'code', field: 'code' });
  const { id: win, activity, prize, domain } = row;
  /** In one transaction with what webhooks hear of it; of a claim that is changed they hear once. */
  const happens = (change: (trx: Db) => Promise<boolean>) =>
    db.transaction().execute(async (trx) => {
      const isDone = await change(trx);
      const data = { activity, prize, win };
      if (isDone)
        await emit(trx, { type: 'activity.claimed', to: { ownerOf: domain }, data, once: `activity.claimed ${win}` });
      return isDone;
    });
  if (prizeIn(document, row.prize)?.kind === 'code') {
    // Asking again shows it again.
    if (row.state === 'delivered' || (await happens((trx) => handOver(trx, row.id)))) return;
    throw conflict(message('activities:claim.late'), { reason: 'late' });
  }
  const kept: Claim = {};
  for (const need of prizeIn(document, row.prize)?.needs ?? []) {
    const value = given[need]?.trim() ?? '';
    if (!FITS[need](value)) throw badRequest(message(`activities:claim.needs.${need}`), { field: need });
    kept[need] = value;
  }
  const sealed = sealer.seal(JSON.stringify(kept), sealedAs(row.id));
  if (await happens((trx) => keepClaim(trx, row.id, sealed))) return;
  throw conflict(
    row.claims >= MOST_CLAIMS
      ? message('activities:claim.changes', { count: MOST_CLAIMS })
      : message('activities:claim.late'),
    { reason: row.claims >= MOST_CLAIMS ? 'changes' : 'late' },
  );
}

const FITS: Record<Need, (value: string) => boolean> = {
  name: (value) => value.length > 0 && value.length <= 60,
  phone: (value) => /^\+?[\d -]{6,20}$/.test(value),
  address: (value) => value.length >= 5 && value.length <= 300,
  email: (value) => value.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
};

type Parts = Pick<Context, 'store' | 'jobs' | 'assistants'>;

/** Ends what nobody claimed in time: the next reserve wins it, or it goes back while one can still draw. */
export async function lapseWins(parts: Parts, now: Date): Promise<void> {
  await passOn(parts, now, 'lapsed');
}

/** A winner does not want it; false if it was claimed or has ended. */
export const refuseWin = async (parts: Parts, now: Date, id: string): Promise<boolean> =>
  (await passOn(parts, now, 'refused', id)) > 0;

async function passOn(
  { store: { db }, jobs, assistants }: Parts,
  now: Date,
  state: 'lapsed' | 'refused',
  only?: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ended = await endWins(trx, state, only);
    for (const { domain, activity, prize, k, person, id } of ended) {
      const place = { domain, activity };
      const live = (await assistants.activitiesOf(trx, domain)).find((one) => one.id === activity);
      const title = live && prizeIn(live.document, prize)?.title;
      const tell = (to: string | null, kind: 'won' | 'claim', win: string) =>
        to === null || !title
          ? undefined
          : notify(jobs, trx, {
              ...{ kind, domain, people: [to], root: win, event: `${win} ${state}`, link: winLink(win) },
              title,
            });
      if (state === 'lapsed') await tell(person, 'claim', id);
      await freeCode(trx, id);
      if (!live) continue;
      if (k !== null) {
        if (stateAt(live.document.windows, {}, now) === 'open') await putBack(trx, place, prize);
        continue;
      }
      const reserve = await nextReserve(trx, place);
      if (!reserve) continue;
      const soonest = new Date(now.getTime() + RESERVE_DAYS * 86_400_000);
      const end = claimEnd(live.document);
      const [won = ''] = await addWins(trx, [
        {
          ...{ ...place, entry: reserve.entry, prize, stockNo: null, k: null },
          claimUntil: end > soonest ? end : soonest,
        },
      ]);
      if (prizeIn(live.document, prize)?.kind === 'code') await takeCodes(trx, place, prize, [won]);
      await tell(reserve.person, 'won', won);
    }
    return ended.length;
  });
}
