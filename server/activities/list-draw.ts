import type { Transaction } from 'kysely';
import type { ActivityDocument } from '../../setting/activity/activity-document';
import { roundOfList } from '../../setting/activity/beacon';
import { prizesInOrder } from '../../setting/activity/check-list';
import { drawList, ticketsHash } from '../../setting/activity/draw-proof';
import { graceEnd } from '../../setting/activity/state-at';
import { takesTwo } from '../../setting/activity/takes-two';
import type { Tables } from '../base/database/tables';
import type { Context } from '../context';
import { notify } from '../notifications';
import { claimEnd, winLink } from './claim-end';
import { mayDraw, spend } from './second-person';
import type { KnownActivity } from './store/activities';
import { openSecret, stockPrizes, takePrizes } from './store/activities';
import { takeCodes } from './store/codes';
import { readRevisions } from './store/draws';
import { addRanks, closeList, type ListRow, listTickets, readList, takeList } from './store/lists';
import { lockMarks } from './store/marks';
import { addWins } from './store/wins';

interface Listed {
  id: string;
  revision: string;
  document: ActivityDocument;
  known: KnownActivity;
}

/**
 * Fixes the tickets once nobody can hand in any more, and draws when it is time: whoever asks first does it, else the
 * job; above the review line once two operators have said so. Nothing is drawn of what was cancelled.
 */
export async function settleList(
  { store: { db }, sealer, jobs, beacon }: Pick<Context, 'store' | 'sealer' | 'jobs' | 'beacon'>,
  domain: string,
  { id, revision, document, known }: Listed,
  now: Date,
): Promise<ListRow | undefined> {
  const place = { domain, activity: id };
  if (document.draw?.kind !== 'list' || known.cancelledAt || now <= graceEnd(document.windows)) return undefined;
  let list = await readList(db, place);
  if (!list) {
    await db.transaction().execute(async (trx) => {
      const tickets = (await listTickets(trx, place)).map(({ ticket }) => ticket);
      const round = document.draw?.beacon === 'drand' ? roundOfList(document.windows.draw ?? '', beacon.chain) : null;
      await closeList(trx, place, { revision, tickets: tickets.length, hash: ticketsHash(tickets), round });
    });
    list = (await readList(db, place)) as ListRow;
  }
  if (list.drawnAt || now < new Date(document.windows.draw ?? '')) return list;
  // A number that is late is waited for; nothing is drawn without it.
  const value = list.round === null ? undefined : await beacon.valueOf(list.round, now);
  if (list.round !== null && !value) return list;
  const [fixed] = await readRevisions(db, [list.revision]);
  const terms = fixed?.body as unknown as ActivityDocument;
  if (!(await mayDraw(db, place, terms, list))) return list;
  await db.transaction().execute(async (trx) => {
    // Of a draw and a cancellation at the same moment, the first one stands.
    if ((await lockMarks(trx, place)).cancelledAt) return;
    if (await takeList(trx, place)) {
      if (takesTwo('activity', terms))
        await spend(trx, { place, document: terms, what: 'draw', detail: list.ticketsHash });
      await drawIn(trx, jobs, {
        place,
        terms,
        hash: list.ticketsHash,
        revision: list.revision,
        secret: openSecret(sealer, domain, id, known),
        beacon: value?.randomness,
      });
    }
  });
  return readList(db, place);
}

interface Drawing {
  place: { domain: string; activity: string };
  terms: ActivityDocument;
  hash: string;
  revision: string;
  secret: string;
  /** The public number that goes in. */
  beacon: string | undefined;
}

async function drawIn(
  trx: Transaction<Tables>,
  jobs: Context['jobs'],
  { place, terms, hash, revision, secret, beacon }: Drawing,
): Promise<void> {
  const { prizes = [], draw } = terms;
  const entries = await listTickets(trx, place);
  const tickets = entries.map(({ ticket }) => ticket);
  if (ticketsHash(tickets) !== hash) throw new Error(`The tickets of ${place.activity} are not those of its close.`);
  const given = prizesInOrder(prizes, tickets.length);
  const order = drawList(
    tickets,
    { secret, activity: place.activity, rulesHash: revision, beacon },
    given.length + (draw?.reserves ?? 0),
  );
  const byTicket = new Map(entries.map((entry) => [entry.ticket, entry]));
  const ranks = order.map((ticket, n) => ({ ...byTicket.get(ticket), prize: given[n] ?? null }));
  await addRanks(
    trx,
    place,
    ranks.map(({ id = '', prize }) => ({ entry: id, prize })),
  );
  const counts = new Map<string, number>();
  const winners = ranks.flatMap(({ id = '', person, prize }) => {
    if (prize === null) return [];
    const stockNo = (counts.get(prize) ?? 0) + 1;
    counts.set(prize, stockNo);
    return [{ ...place, entry: id, person, prize, stockNo, k: null, claimUntil: claimEnd(terms) }];
  });
  await stockPrizes(trx, place.domain, place.activity, prizes);
  for (const [prize, count] of counts) await takePrizes(trx, place.domain, place.activity, prize, count);
  const ids = await addWins(
    trx,
    winners.map(({ person: _, ...win }) => win),
  );
  for (const { id: prize } of prizes.filter(({ kind }) => kind === 'code'))
    await takeCodes(
      trx,
      place,
      prize,
      ids.filter((_, n) => winners[n]?.prize === prize),
    );
  await notify(
    jobs,
    trx,
    winners.flatMap(({ person, prize }, n) => {
      const title = prizes.find((one) => one.id === prize)?.title;
      const id = ids[n] ?? '';
      if (!person || !title) return [];
      return {
        ...{ kind: 'won' as const, domain: place.domain, people: [person], root: id, event: id },
        ...{ title, link: winLink(id) },
      };
    }),
  );
}
