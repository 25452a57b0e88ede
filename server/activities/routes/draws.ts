import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { localize } from '../../../setting/messages/localize';
import type { Route } from '../../base/http/route';
import { takeOnly } from '../../base/limits/take';
import { draw } from '../draw';
import { settleList } from '../list-draw';
import { openActivities } from '../open-activities';
import { toDraw } from '../present-activity';
import { presentList } from '../present-list';
import { press } from '../press';
import { givenOf, openSecret } from '../store/activities';
import { readValues } from '../store/beacon-values';
import { countLedger, listLedger, readRevisions } from '../store/draws';
import { listWinners } from '../store/wins';

const MOST_DRAWS = 10_000;
const MOST_WINNERS = 200;
/** One draw in three seconds, but several that were saved up at once. */
const PACE = { most: 20, perSeconds: 60 };

/** Draws, who won, and everything to compute it again. */
export const drawRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('drawInActivity', async (req) => {
    const { k, clientSeed = '' } = req.body;
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const { domain, who } = activities;
    await takeOnly(ctx.store, [{ key: `activity-draw:${who.person ?? who.visitor}`, ...PACE }]);
    const secret = openSecret(ctx.sealer, domain, activity.id, activity.known);
    const given = { domain, who, k, clientSeed, secret, jobs: ctx.jobs };
    const isTwoStep = activity.document.draw?.beacon === 'drand';
    return toDraw(await (isTwoStep ? press(ctx, activity, given) : draw(ctx.store, activity, given)));
  });

  app.operation('getActivityProof', async (req) => {
    const { pageNum = 1 } = req.query;
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const place = { domain: activities.domain, activity: activity.id };
    const { total, entrants, revisions } = await countLedger(db, place);
    const [draws, documents] = await Promise.all([
      listLedger(db, place, { limit: MOST_DRAWS, offset: (pageNum - 1) * MOST_DRAWS }),
      readRevisions(db, revisions),
    ]);
    const list = await settleList(ctx, activities.domain, activity, activities.now);
    const rounds = [...draws.map(({ round }) => round), list?.drawnAt && list.round].filter((one) => one != null);
    const beacons = await readValues(db, ctx.beacon.chain.hash, [...new Set(rounds)]);
    const isList = activity.document.draw?.kind === 'list';
    const isOver = (activity.state === 'closed' && !isList) || activity.state === 'cancelled' || Boolean(list?.drawnAt);
    return {
      ...{
        activity: activity.id,
        version: 1 as const,
        commitment: activity.known.commitment,
        entrants,
        total,
        beacons,
      },
      draws: draws.map((one) => ({ ...one, pressedAt: one.pressedAt?.toISOString() ?? null })),
      // While one can still draw, whoever knew it could choose when to.
      secret: isOver ? openSecret(ctx.sealer, activities.domain, activity.id, activity.known) : null,
      ...(list && { list: await presentList(db, place, activity.document, list, pageNum) }),
      prizes: Object.fromEntries(
        documents.map(({ id, body }) => [
          id,
          ((body as unknown as ActivityDocument).prizes ?? []).map((prize) => ({
            id: prize.id,
            odds: prize.odds ?? 0,
          })),
        ]),
      ),
    };
  });

  app.operation('listActivityWinners', async (req) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const { id, document } = activity;
    await settleList(ctx, activities.domain, activity, activities.now);
    const place = { domain: activities.domain, activity: id };
    const { prizes = [], winners: shows = 'count' } = document;
    const [given, wins] = await Promise.all([
      givenOf(db, activities.domain, id),
      shows === 'masked' ? listWinners(db, place, MOST_WINNERS) : [],
    ]);
    const titleOf = (prize: string | null) => {
      const found = prizes.find((one) => one.id === prize);
      return found ? localize(found.title, req.locale) : '';
    };
    return {
      shows,
      prizes: prizes.map((prize) => ({ id: prize.id, title: titleOf(prize.id), won: given.get(prize.id) ?? 0 })),
      winners: wins.map(({ prize, at, ticket, nickname, phone }) => ({
        ...{ name: masked(nickname, phone, ticket), prize: titleOf(prize), at: at.toISOString() },
      })),
    };
  });
};

/** Enough for winners to find themselves, and for nobody else to know them. */
function masked(nickname: string | null, phone: string | null, ticket: string): string {
  if (phone) return `${phone.slice(0, 3)}****${phone.slice(-2)}`;
  const [first] = Array.from(nickname ?? '');
  return first ? `${first}**` : `${ticket.slice(0, 6)}…`;
}
