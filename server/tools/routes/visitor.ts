import type { Route } from '../../base/http/route';
import { openReading } from '../../knowledge';

/** Tools for the people of a domain: what they may call, and the call itself. */
export const visitorToolRoutes: Route = (app, ctx) => {
  app.operation('listConnectedTools', async (req) => (await ctx.tools.open(req, await openReading(ctx, req))).views);

  app.operation('callConnectedTool', async (req) => {
    const { tool, operation } = req.params;
    const tools = await ctx.tools.open(req, await openReading(ctx, req));
    return tools.find(tool, operation).make(req.body.values);
  });
};
