import type { FastifyRequest } from 'fastify';
import { viewOfTool } from '../../../setting/tool/tool';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { takeOnly } from '../../base/limits/take';
import { openReading } from '../../knowledge';
import { callTool } from '../call-tool';
import { findTool, listTools } from '../store/tools';

type Reading = Awaited<ReturnType<typeof openReading>>;

/** Tools for the people of a domain: what they may call, and the call itself. */
export const visitorToolRoutes: Route = (app, ctx) => {
  const { store, outgoing, config } = ctx;
  const budgets = ({ network, person }: FastifyRequest) => [
    { key: `tool:${person?.id ?? ''}`, most: limits.toolCalls.perPerson, perSeconds: limits.toolCalls.perSeconds },
    ...byNetwork('tools', network, limits.toolCalls),
  ];

  app.operation('listConnectedTools', async (req) => {
    const reading = await openReading(ctx, req);
    const tools = await listTools(store.db, reading.accessDomain);
    return tools.filter(({ document }) => isFor(document, reading)).map(({ id, document }) => viewOfTool(id, document));
  });

  app.operation('callConnectedTool', async (req) => {
    const reading = await openReading(ctx, req);
    const { tool: id, operation: wanted } = req.params;
    const found = await findTool(store.db, reading.accessDomain, id);
    // To whom a tool is closed, it does not exist.
    if (!found || !isFor(found.document, reading)) throw notFound('tool', id);
    const operation = found.document.operations.find((one) => one.id === wanted);
    if (!operation) throw notFound('tool', `${id}/${wanted}`);
    await takeOnly(store, budgets(req));
    const { accessDomain: domain } = reading;
    const wish = { domain, tool: found.document, operation, values: req.body.values };
    return callTool({ outgoing, hosts: config.toolHosts }, wish);
  });
};

function isFor({ audience }: { audience: 'organization' | 'signed-in' }, { reader, domain }: Reading): boolean {
  if (audience === 'signed-in') return reader.signedIn;
  return domain.tenantId !== undefined && reader.roles.has(domain.tenantId);
}
