import type { FastifyRequest } from 'fastify';
import { viewOf } from '../../../setting/assistant/catalogue/library';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openReading } from '../../knowledge';

/** Assistants, checks and formulas. A check or formula may be read by whoever may use an assistant that offers it. */
export const documentRoutes: Route = (app, ctx) => {
  const { assistants } = ctx;
  const { library } = assistants;

  const isOffered = async (kind: 'procedures' | 'calculators', id: string, req: FastifyRequest) =>
    assistants.offered(await openReading(ctx, req)).some((assistant) => assistant[kind].includes(id));

  app.operation('getAssistant', async (req) => {
    const reading = await openReading(ctx, req);
    const found = assistants.find(req.params.id, reading);
    return viewOf(library, found, { model: ctx.answerer.name === 'model', ...reading.reader });
  });

  app.operation('getProcedure', async (req) => {
    const found = library.procedures.get(req.params.id);
    if (!found || !(await isOffered('procedures', found.id, req))) throw notFound('procedure', req.params.id);
    return found;
  });

  app.operation('getCalculator', async (req) => {
    const found = library.calculators.get(req.params.id);
    if (!found || !(await isOffered('calculators', found.id, req))) throw notFound('calculator', req.params.id);
    return found;
  });
};
