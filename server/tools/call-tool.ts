import { readAnswer } from '../../setting/tool/read-answer';
import { argumentsOf } from '../../setting/tool/read-mcp';
import type { ConnectedTool, Operation } from '../../setting/tool/tool';
import { type ToolRequest, writeRequest } from '../../setting/tool/write-request';
import { badRequest, conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Outgoing } from '../base/outgoing/create-outgoing';
import { OutgoingRefused } from '../base/outgoing/outgoing-refused';
import { type AllowedHost, allowedFor } from './allowed-hosts';
import { askHost } from './ask-host';
import { callMcpTool } from './mcp';

interface Parts {
  outgoing: Outgoing;
  hosts: readonly AllowedHost[];
}

interface Wish {
  domain: string;
  tool: ConnectedTool;
  operation: Operation;
  values: Readonly<Record<string, string>>;
}

/**
 * Makes one call. Where it goes is checked again here: the installation may have withdrawn an address since the tool
 * was saved, and what was entered stands in the path.
 */
export async function callTool({ outgoing, hosts }: Parts, { domain, tool, operation, values }: Wish) {
  const written = writeRequest(tool, operation, values);
  if ('problems' in written) throw badRequest(message('tools:input', { names: namesOf(written.problems) }));
  const { request } = written;
  const mcp = tool.protocol === 'mcp';
  const host = allowedFor(hosts, domain, mcp ? tool.server : pathOf(request));
  if (!host) throw conflict(message('tools:notAllowed'));
  const started = Date.now();
  const answer = mcp
    ? await callMcpTool(
        { outgoing, host, address: tool.server },
        { name: operation.path.slice(1), pin: operation.pin, values: argumentsOf(request.body) },
      )
    : await send(outgoing, host, request);
  return {
    ...readAnswer(operation, answer),
    ...{ at: new Date(started).toISOString(), ms: Date.now() - started, bytes: Buffer.byteLength(answer) },
  };
}

async function send(outgoing: Outgoing, host: AllowedHost, { address, method, body }: ToolRequest): Promise<string> {
  const headers = {
    accept: 'application/json, text/csv;q=0.5, text/plain;q=0.5',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const answer = await askHost(outgoing, host, { method, address, headers, body }).catch((error: unknown) => {
    if (error instanceof OutgoingRefused) throw conflict(error.text);
    throw error;
  });
  const { status } = answer;
  if (status < 200 || status > 299) throw conflict(message('tools:status', { status }));
  return answer.body.toString('utf8');
}

const pathOf = ({ address }: ToolRequest) => address.split('?', 1)[0] ?? '';
const namesOf = (problems: readonly { input: string }[]) => problems.map(({ input }) => input).join(', ');
