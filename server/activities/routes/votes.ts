import type { Route } from '../../base/http/route';
import { takeOnly } from '../../base/limits/take';
import { keepWork } from '../contest';
import { openActivities } from '../open-activities';
import { presentActivity } from '../present-activity';
import { checkSteps } from '../steps';
import { presentNominees, vote } from '../vote';

/** A hall of people behind one address can vote, and a script gets no further than they. */
const PACE = { most: 20, perSeconds: 60 };

/** Votes, works of contests and steps of checklists. */
export const voteRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listNominees', async (req) => {
    const activities = await openActivities(ctx, req);
    return presentNominees(db, activities, await activities.find(req.params.id));
  });

  app.operation('castBallot', async (req) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const { who } = activities;
    await takeOnly(ctx.store, [{ key: `activity-vote:${who.person ?? who.visitor}`, ...PACE }]);
    await vote(db, activities, activity, { ...req.body, network: req.network.near, source: '' });
    return presentNominees(db, activities, activity);
  });

  app.operation('saveContestWork', async (req) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    await keepWork(db, activities, activity, req.body);
    return presentActivity(db, activities, activity);
  });

  app.operation('checkActivitySteps', async (req) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    await checkSteps(db, activities, activity);
    return presentActivity(db, activities, activity);
  });
};
