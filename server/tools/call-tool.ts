import { readAnswer } from '../../setting/tool/read-answer';
import type { ConnectedTool, Operation } from '../../setting/tool/tool';
import { type ToolRequest, writeRequest } from '../../setting/tool/write-request';
import { badRequest, conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Outgoing } from '../base/outgoing/create-outgoing';
import { OutgoingRefused } from '../base/outgoing/outgoing-refused';
import { type AllowedHost, allowedFor } from './allowed-hosts';

const WITHIN_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

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
  const host = allowedFor(hosts, domain, pathOf(written.request));
  if (!host) throw conflict(message('tools:notAllowed'));
  const started = Date.now();
  const { status, body } = await send(outgoing, host, written.request);
  if (status < 200 || status > 299) throw conflict(message('tools:status', { status }));
  return {
    ...readAnswer(operation, body.toString('utf8')),
    ...{ at: new Date(started).toISOString(), ms: Date.now() - started, bytes: body.length },
  };
}

async function send(outgoing: Outgoing, host: AllowedHost, { address, method, body }: ToolRequest) {
  const headers = {
    accept: 'application/json, text/csv;q=0.5, text/plain;q=0.5',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...host.headers,
  };
  const wish = { method, headers, body, maxBytes: MOST_BYTES, timeoutMs: WITHIN_MS, ports: 'any' as const };
  try {
    return await outgoing.request(address, { ...wish, http: host.internal, internal: host.internal });
  } catch (error) {
    if (error instanceof OutgoingRefused) throw conflict(error.text);
    throw error;
  }
}

const pathOf = ({ address }: ToolRequest) => address.split('?', 1)[0] ?? '';
const namesOf = (problems: readonly { input: string }[]) => problems.map(({ input }) => input).join(', ');
