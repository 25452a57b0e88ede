import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a badly behaving receiver fails: with a 500, by hanging up, and by being slow before it answers 200. */
const FAILS = 0.2;
const HANGS_UP = 0.05;
const IS_SLOW = 0.05;
/** So that no message is given up by chance alone. */
const MOST_FAILURES = 4;

/** All that came for one event. */
export interface Arrivals {
  ids: Set<string>;
  /** When each came, in milliseconds of `Date.now()`. */
  at: number[];
  accepted: number;
}

/** Receivers of several organizations behind one port; the path is the number of the endpoint. */
export async function startReceivers(secrets: readonly string[]) {
  const arrivals = new Map<string, Arrivals>();
  const state = { badly: false, wrongSignatures: 0 };

  const note = (req: IncomingMessage, body: string): Arrivals => {
    const { key } = JSON.parse(body).data as { key: string };
    const id = String(req.headers['webhook-id']);
    const secret = secrets[Number(req.url?.slice(1))] ?? '';
    const text = `${id}.${req.headers['webhook-timestamp']}.${body}`;
    const wanted = `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest('base64')}`;
    if (!String(req.headers['webhook-signature']).split(' ').includes(wanted)) state.wrongSignatures += 1;
    const known = arrivals.get(key) ?? { ids: new Set(), at: [], accepted: 0 };
    arrivals.set(key, known);
    known.ids.add(id);
    known.at.push(Date.now());
    return known;
  };

  const answer = async (known: Arrivals, reply: ServerResponse) => {
    const chance = state.badly && known.at.length <= MOST_FAILURES ? Math.random() : 1;
    if (chance < FAILS) return void reply.writeHead(500).end('busy');
    if (chance < FAILS + HANGS_UP) return void reply.destroy();
    if (chance < FAILS + HANGS_UP + IS_SLOW) await sleep(1_000 + Math.random() * 2_000);
    known.accepted += 1;
    reply.writeHead(204).end();
  };

  const server = createServer((req, reply) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      // A bare POST carries no signature and is only counted by whoever sends it.
      if (req.headers['webhook-id'] === undefined) return void reply.writeHead(204).end();
      void answer(note(req, body), reply);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    state,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
