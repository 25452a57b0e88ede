import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

type Behave = (reply: ServerResponse, received: Received) => unknown;

/** A system that receives webhooks on this machine, and behaves as it is told; at first it answers 204. */
export async function startReceiver() {
  const received: Received[] = [];
  let behave: Behave = (reply) => void reply.writeHead(204).end();
  const server = createServer((req, reply) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      const one = { headers: req.headers, body, path: req.url ?? '' };
      received.push(one);
      behave(reply, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin,
    received,
    behave: (next: Behave) => {
      behave = next;
    },
  };
}
