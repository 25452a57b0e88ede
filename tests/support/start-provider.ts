import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Seen {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A message provider that records requests and responds with `answer`; undefined means no response. */
export async function startProvider(answer: (seen: Seen) => { status?: number; body: unknown } | undefined) {
  const seen: Seen[] = [];
  const server = createServer(async (req, res) => {
    const one = {
      method: req.method ?? '',
      url: new URL(req.url ?? '', `http://${req.headers.host}`),
      headers: req.headers,
      body: await text(req),
    };
    seen.push(one);
    const said = answer(one);
    if (said) res.writeHead(said.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
