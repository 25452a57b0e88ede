import type { components } from '../../../generated/api';
import type { ConnectedTool } from '../../../setting/tool/tool';
import { IN_BRACES } from '../../../setting/tool/write-request';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { allowedFor, usableOn } from '../allowed-hosts';
import { readMcpServer } from '../mcp';
import { deleteTool, listTools, saveTool } from '../store/tools';

type DomainTools = components['schemas']['DomainTools'];

const MOST_TOOLS = 50;

/** The tools of a domain, as operators connect them. */
export const adminToolRoutes: Route = (app, { store, config, outgoing }) => {
  const open = async (req: Parameters<typeof operatorOf>[0], domain: string) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    return operator;
  };

  const list = async (domain: string): Promise<DomainTools> => ({
    items: (await listTools(store.db, domain)).map(({ id, document, changedBy, changedAt }) => ({
      ...{ id, tool: document, changedBy, changedAt: changedAt.toISOString() },
      allowed: allowedFor(config.toolHosts, domain, document.server) !== undefined,
    })),
    hosts: usableOn(config.toolHosts, domain).map(({ url }) => url.href),
  });

  app.operation('listDomainTools', async (req) => {
    await open(req, req.params.domain);
    return list(req.params.domain);
  });

  app.operation('saveDomainTool', async (req) => {
    const { domain, tool: id } = req.params;
    const operator = await open(req, domain);
    const { document } = req.body;
    if (!allowedFor(config.toolHosts, domain, document.server))
      throw badRequest(message('tools:serverNotAllowed', { server: document.server }));
    refuseBroken(document);
    const calls = document.protocol === 'mcp' ? [] : document.operations;
    for (const { id: operation, path } of calls)
      if (!allowedFor(config.toolHosts, domain, document.server.replace(/\/+$/, '') + path.replace(IN_BRACES, '1')))
        throw badRequest(message('tools:pathNotBelow', { id: operation }));
    await store.db.transaction().execute(async (trx) => {
      const known = await listTools(trx, domain);
      if (known.length >= MOST_TOOLS && !known.some((one) => one.id === id))
        throw badRequest(message('tools:tooMany', { most: MOST_TOOLS }));
      await saveTool(trx, domain, { id, document, changedBy: operator.name });
      await addAudit(trx, { ...actorOf(operator), action: 'tool-saved', domain, target: id, message: document.server });
    });
    return list(domain);
  });

  app.operation('readMcpTools', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const { server: address } = req.body;
    const host = allowedFor(config.toolHosts, domain, address);
    if (!host) throw badRequest(message('tools:serverNotAllowed', { server: address }));
    return readMcpServer({ outgoing, host, address });
  });

  app.operation('removeDomainTool', async (req) => {
    const { domain, tool: id } = req.params;
    const operator = await open(req, domain);
    await store.db.transaction().execute(async (trx) => {
      if (!(await deleteTool(trx, domain, id))) throw notFound('tool', id);
      await addAudit(trx, { ...actorOf(operator), action: 'tool-removed', domain, target: id });
    });
    return list(domain);
  });
};

/** What the schema cannot say: calls have ids of their own, and every name in a path is a required input. */
function refuseBroken({ operations }: ConnectedTool): void {
  const ids = new Set<string>();
  for (const { id, path, inputs } of operations) {
    if (ids.has(id)) throw badRequest(message('tools:sameId', { id }));
    ids.add(id);
    const named = new Set([...path.matchAll(IN_BRACES)].map(([, name]) => name));
    const given = inputs.filter((one) => one.in === 'path' && one.required).map(({ name }) => name);
    const missing = [...named].find((name) => name === undefined || !given.includes(name));
    if (missing !== undefined) throw badRequest(message('tools:pathInput', { id, name: missing }));
  }
}
