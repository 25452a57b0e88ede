import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalJson } from '../../setting/canonical-json';
import { type ConnectedTool, type Operation, type ToolView, viewOfTool } from '../../setting/tool/tool';
import { type ProblemOf, writeRequest } from '../../setting/tool/write-request';
import type { Store } from '../base/database/db';
import { notFound } from '../base/http/errors';
import { byNetwork } from '../base/limits/by-network';
import { limits } from '../base/limits/limits';
import { takeOnly } from '../base/limits/take';
import type { Outgoing } from '../base/outgoing/create-outgoing';
import type { Config } from '../config';
import type { openReading } from '../knowledge';
import { callTool } from './call-tool';
import { listTools } from './store/tools';

type Reading = Awaited<ReturnType<typeof openReading>>;
type Values = Readonly<Record<string, string>>;

/** A call that somebody may make. */
export interface OpenCall {
  tool: string;
  operation: ToolView['operations'][number];
  name: ToolView['name'];
  /** Changes with anything that the portal says about the call: what was approved is this one. */
  revision: string;
  /** What is wrong with the values; nothing is sent. */
  check(values: Values): ProblemOf[];
  /** Makes the call within the limits of its caller. */
  make(values: Values): ReturnType<typeof callTool>;
}

/** The tools of one portal, for one reader. To whom a tool is closed, it does not exist. */
export interface OpenTools {
  views: ToolView[];
  calls: OpenCall[];
  /** Throws if there is no such call for this reader. */
  find(tool: string, operation: string): OpenCall;
}

export interface Tools {
  open(req: Pick<FastifyRequest, 'network' | 'person'>, reading: Reading): Promise<OpenTools>;
}

interface Parts {
  store: Store;
  outgoing: Outgoing;
  config: Pick<Config, 'toolHosts'>;
}

/** Connected tools: the one place that decides who may make which call, whether a form or a model proposes it. */
export function createTools({ store, outgoing, config }: Parts): Tools {
  const open: Tools['open'] = async ({ network, person }, reading) => {
    const { accessDomain: domain } = reading;
    const budgets = [
      { key: `tool:${person?.id ?? ''}`, most: limits.toolCalls.perPerson, perSeconds: limits.toolCalls.perSeconds },
      ...byNetwork('tools', network, limits.toolCalls),
    ];
    const rows = (await listTools(store.db, domain)).filter(({ document }) => isFor(document, reading));
    const views = rows.map(({ id, document }) => viewOfTool(id, document));
    const calls = rows.flatMap(({ id, document: tool }, at) =>
      tool.operations.flatMap((operation, n): OpenCall[] => {
        const view = views[at]?.operations[n];
        if (!view) return [];
        return [
          {
            ...{ tool: id, operation: view, name: tool.name, revision: revisionOf(tool, operation) },
            check(values) {
              const written = writeRequest(tool, operation, values);
              return 'problems' in written ? written.problems : [];
            },
            async make(values) {
              await takeOnly(store, budgets);
              return callTool({ outgoing, hosts: config.toolHosts }, { domain, tool, operation, values });
            },
          },
        ];
      }),
    );
    return {
      views,
      calls,
      find(tool, operation) {
        if (!rows.some(({ id }) => id === tool)) throw notFound('tool', tool);
        const found = calls.find((one) => one.tool === tool && one.operation.id === operation);
        if (!found) throw notFound('tool', `${tool}/${operation}`);
        return found;
      },
    };
  };
  return { open };
}

function isFor({ audience }: { audience: 'organization' | 'signed-in' }, { reader, domain }: Reading): boolean {
  if (audience === 'signed-in') return reader.signedIn;
  return domain.tenantId !== undefined && reader.roles.has(domain.tenantId);
}

const revisionOf = ({ server, protocol, name }: ConnectedTool, operation: Operation): string =>
  createHash('sha256').update(canonicalJson({ server, protocol, name, operation })).digest('hex').slice(0, 16);
