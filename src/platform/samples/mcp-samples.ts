interface Facts {
  origin: string;
  key: string;
}

const json = ({ origin, key }: Facts) =>
  `${JSON.stringify(
    { mcpServers: { millwright: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${key}` } } } },
    null,
    2,
  )}\n`;

const oauth = ({ origin }: Pick<Facts, 'origin'>) =>
  `${JSON.stringify({ mcpServers: { millwright: { type: 'http', url: `${origin}/mcp` } } }, null, 2)}\n`;

const typescript = ({ origin }: Facts) => `// npm install @modelcontextprotocol/client
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const client = new Client({ name: 'my-program', version: '1.0.0' });
const headers = { authorization: \`Bearer \${process.env.MILLWRIGHT_KEY}\` };
await client.connect(new StreamableHTTPClientTransport(new URL('${origin}/mcp'), { requestInit: { headers } }));

const answer = await client.callTool({ name: 'search', arguments: { query: 'bearing' } });
console.log(answer.structuredContent);
await client.close();
`;

/** Settings of a client. server/platform/samples.test.ts runs what is a program. */
export const MCP_SAMPLES = [
  { name: 'OAuth', text: oauth },
  { name: 'JSON', text: json },
  { name: 'TypeScript', text: typescript },
] as const;
