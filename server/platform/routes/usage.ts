import { ApiError, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { type Acting, actingIn, findOwnKey, mayChange } from '../acting';
import { listKeys } from '../store/api-keys';
import { budgetKind, putCap, readCaps } from '../store/budgets';
import { sumUsage } from '../store/usage';

/** What keys used, and how much they may. */
export const usageRoutes: Route = (app, { store }) => {
  const { db } = store;

  const budgetsOf = async (who: Acting) => {
    const own = (await listKeys(db, who)).filter((row) => mayChange(row, who));
    const { person, organization, runsIt } = who;
    const wide = [
      `person:${person}`,
      ...(organization !== undefined && runsIt ? [`organization:${organization}`] : []),
    ];
    const caps = await readCaps(db, [...wide, ...own.map(({ id }) => `key:${id}`)]);
    return caps.map(({ id, period, cap, used, held, renewsAt }) => {
      const of = budgetKind(id);
      const key = of === 'key' && { key: id.replace('key:', '') };
      return { of, ...key, ...{ period, tokens: cap, used, held, renewsAt: renewsAt.toISOString() } };
    });
  };

  const budgetId = async (id: string, who: Acting): Promise<string> => {
    if (id === 'person') return `person:${who.person}`;
    if (id !== 'organization') return `key:${(await findOwnKey(db, id, who)).id}`;
    if (who.organization === undefined || !who.runsIt) throw new ApiError(403, message('platform:usage.notOwn'));
    return `organization:${who.organization}`;
  };

  app.operation('getUsage', async (req) => {
    const { by = 'key', days = 30 } = req.query;
    // An organization's key has no person, and reads its own organization's.
    if (req.organizationKey) return sumUsage(db, { person: '', organization: req.organizationKey, by, days });
    if (!req.person) throw unauthorized();
    const { person, organization, runsIt } = await actingIn(db, req);
    return sumUsage(db, { person, organization: runsIt ? organization : undefined, by, days });
  });

  app.operation('listBudgets', async (req) => budgetsOf(await actingIn(db, req)));

  app.operation('putBudget', async (req) => {
    const who = await actingIn(db, req);
    const id = await budgetId(req.params.id, who);
    const { tokens, period = 'month' } = req.body;
    await putCap(db, id, tokens === null ? null : { period, cap: tokens });
    return budgetsOf(who);
  });
};
