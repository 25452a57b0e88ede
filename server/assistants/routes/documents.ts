import type { FastifyRequest } from 'fastify';
import { tellOffer } from '../../../setting/assistant/calculator/tell-offer';
import { viewOf, withoutCases } from '../../../setting/assistant/catalogue/library';
import { linkEvidence } from '../../../setting/assistant/link-evidence';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openReading } from '../../knowledge';
import { pageId } from '../definitions/page-id';

/** Assistants, checks and formulas. A check or formula may be read by whoever may use an assistant that offers it. */
export const documentRoutes: Route = (app, ctx) => {
  const open = async (req: FastifyRequest) => ctx.assistants.open(ctx.store.db, await openReading(ctx, req));

  app.operation('getAssistant', async (req) => {
    const portal = await open(req);
    const { library, signedIn } = portal;
    return viewOf(library, portal.find(req.params.id), { model: ctx.answerer.name === 'model', signedIn });
  });

  app.operation('getProcedure', async (req) => {
    const { id } = req.params;
    const portal = await open(req);
    const found = portal.library.procedures.get(id);
    const offered = portal.offered().some(({ procedures }) => procedures.includes(id));
    if (!found || !offered) throw notFound('procedure', id);
    return linkEvidence(withoutCases(found), pageId);
  });

  app.operation('offerCalculator', async (req) => {
    const portal = await open(req);
    const from = { calculators: portal.library.calculators, offered: portal.offered() };
    return tellOffer(req.body.question, from, req.locale);
  });

  app.operation('getCalculator', async (req) => {
    const { id } = req.params;
    const portal = await open(req);
    const found = portal.library.calculators.get(id);
    const offered = portal.offered().some(({ calculators }) => calculators.includes(id));
    if (!found || !offered) throw notFound('calculator', id);
    return linkEvidence(withoutCases(found), pageId);
  });
};
