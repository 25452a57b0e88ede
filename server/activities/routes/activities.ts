import { conflict } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { settleList } from '../list-draw';
import { openActivities } from '../open-activities';
import { presentActivity, toSummary } from '../present-activity';
import { settlePresses } from '../press';
import { refuseIneligible, refuseUnlessOpen } from '../refuse';
import { handInSurvey, saveResponse } from '../respond';
import { enter, enteredBy, findEntry } from '../store/entries';
import { noteView } from '../store/funnel';

const ORDER = { open: 0, paused: 1, soon: 2, closed: 3, cancelled: 4 } as const;

/** Lists and shows activities, takes entries and answers. */
export const activityRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listActivities', async (req) => {
    const activities = await openActivities(ctx, req);
    const [all, entered] = await Promise.all([activities.list(), enteredBy(db, activities.domain, activities.who)]);
    const items = all.map((one) => toSummary(one, activities, entered.has(one.id)));
    const end = ({ state, opensAt, closesAt }: (typeof items)[number]) =>
      state === 'soon' ? Date.parse(opensAt) : state === 'closed' ? -Date.parse(closesAt) : Date.parse(closesAt);
    return { items: items.sort((a, b) => ORDER[a.state] - ORDER[b.state] || end(a) - end(b)) };
  });

  app.operation('getActivity', async (req) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const { domain, who, facts } = activities;
    // Whoever runs the portal is not counted, nor is a program that keeps no cookie.
    if (!facts.staff && req.returning)
      await noteView(db, {
        ...{ domain, activity: activity.id, who, salt: activity.known.salt, source: req.query.source ?? '' },
        eligible: activities.reasons(activity).length === 0,
      });
    await settleList(ctx, activities.domain, activity, activities.now);
    if (activity.document.draw?.beacon === 'drand') {
      const entry = await findEntry(db, { domain, activity: activity.id }, who);
      if (entry) await settlePresses(ctx, entry.id, activities.now);
    }
    return presentActivity(db, activities, activity);
  });

  app.operation('enterActivity', async (req) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const { document, revision, known } = activity;
    refuseUnlessOpen(activity);
    refuseIneligible(activities.reasons(activity));
    const isDone = document.questions === undefined;
    const { who, domain } = activities;
    const given = {
      ...{ domain, activity: activity.id, who, revision, salt: known.salt, source: req.body?.source ?? '' },
      ...{
        total: document.entry.total,
        perOrganization: activities.placesOf(activity),
        draws: document.kind === 'instant' && document.draw?.kind === 'instant' ? document.entry.perPerson : 0,
        completed: isDone,
      },
    };
    const isCounted = given.total !== undefined || given.perOrganization !== undefined;
    const entered = await (isCounted ? db.transaction().execute((trx) => enter(trx, given)) : enter(db, given));
    if (entered === 'full') throw conflict(message('activities:full'), { reason: 'full' });
    if (entered === 'organizationFull')
      throw conflict(message('activities:organizationFull'), { reason: 'organizationFull' });
    return presentActivity(db, activities, activity);
  });

  app.operation('saveSurveyResponse', async (req) =>
    saveResponse(ctx, await openActivities(ctx, req), req.params.id, req.body),
  );

  app.operation('handInSurvey', async (req) => {
    const activities = await openActivities(ctx, req);
    await handInSurvey(ctx, activities, req.params.id);
    return presentActivity(db, activities, await activities.find(req.params.id));
  });
};
