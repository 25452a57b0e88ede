import { createHash } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { canonicalJson } from '../../setting/canonical-json';
import type { JsonValue } from '../../setting/json-value';
import { type McpTool, readMcpTool } from '../../setting/tool/read-mcp';
import type { ReadOpenApi } from '../../setting/tool/read-openapi';
import { conflict } from '../base/http/errors';
import { message } from '../base/messages/message';
import type { Outgoing } from '../base/outgoing/create-outgoing';
import { OutgoingRefused } from '../base/outgoing/outgoing-refused';
import type { AllowedHost } from './allowed-hosts';
import { askHost } from './ask-host';

const MOST_TOOLS = 200;
/** Revisions of the protocol that speak Streamable HTTP and that this client knows. */
export const REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'] as const;
/** What a server answers to the handshake; only its first mention counts. */
const REVISION = /"protocolVersion"\s*:\s*"([^"\\]{1,40})"/;
const within = { timeout: 10_000 };

interface Server {
  outgoing: Outgoing;
  host: AllowedHost;
  address: string;
}

/** The tools of a server, each with the pin of what it says. */
export const readMcpServer = (server: Server): Promise<Pick<ReadOpenApi, 'title' | 'calls'>> =>
  withClient(server, async (client) => {
    const { tools } = await client.listTools(undefined, within);
    const calls = tools.slice(0, MOST_TOOLS).map((tool) => {
      const { operation, ...rest } = readMcpTool(tool);
      return { operation: { ...operation, pin: pinOf(tool) }, ...rest };
    });
    return { title: (client.getServerVersion()?.name ?? '').slice(0, 200), calls };
  });

/** The answer of a tool as JSON or text. A tool that says something else than when it was connected is not called. */
export const callMcpTool = (
  server: Server,
  { name, pin, values }: { name: string; pin: string | undefined; values: Record<string, JsonValue> },
): Promise<string> =>
  withClient(server, async (client) => {
    const { tools } = await client.listTools(undefined, within);
    const found = tools.find((tool) => tool.name === name);
    if (!found) throw conflict(message('tools:mcpGone', { name }));
    if (pinOf(found) !== pin) throw conflict(message('tools:mcpChanged', { name }));
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: values }, within);
    const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
    if (isError) throw conflict(message('tools:mcpRefused', { reason: text.slice(0, 300) || '—' }));
    return structuredContent === undefined ? text : JSON.stringify(structuredContent);
  });

export const pinOf = ({ name, description, inputSchema }: McpTool): string =>
  createHash('sha256')
    .update(canonicalJson({ name, description: description ?? '', inputSchema: inputSchema as JsonValue }))
    .digest('hex');

async function withClient<T>({ outgoing, host, address }: Server, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(
    { name: 'Millwright', version: '1' },
    { capabilities: {}, versionNegotiation: { mode: 'auto' }, inputRequired: { autoFulfill: false } },
  );
  let refused: OutgoingRefused | undefined;
  let said: string | undefined;
  const guarded = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    // Nothing but this address: neither what a server names for signing in, nor a stream that stays open.
    if (String(url) !== address || (init.method ?? 'GET') === 'GET') return new Response(null, { status: 405 });
    try {
      const { status, headers, body } = await askHost(outgoing, host, {
        method: init.method ?? 'POST',
        address,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : undefined,
      });
      said ??= REVISION.exec(body.toString('utf8'))?.[1];
      // The client would wait for the message that this answer does not hold.
      if (status === 200 && body.length > 0 && !body.includes('"jsonrpc"')) throw new Error('not a message');
      const kept = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      );
      return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers: kept });
    } catch (error) {
      if (error instanceof OutgoingRefused) refused = error;
      throw error;
    }
  };
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL(address), { fetch: guarded }), within);
    refuseUnknown(client.getNegotiatedProtocolVersion() ?? said);
    return await work(client);
  } catch (error) {
    if (refused) throw conflict(refused.text);
    refuseUnknown(said);
    if (error instanceof Error && error.name === 'ApiError') throw error;
    throw conflict(message('tools:mcpBroken'));
  } finally {
    await client.close().catch(() => undefined);
  }
}

/** Before anything is called: what a later revision means by a call is not known. */
function refuseUnknown(revision: string | undefined): void {
  if (revision === undefined || REVISIONS.some((known) => known === revision)) return;
  throw conflict(message('tools:mcpRevision', { revision, known: REVISIONS.join(', ') }));
}
