import http from 'node:http';

/** A gateway, or the model server itself: an address and what it wants to be sent besides. */
export interface Way {
  name: string;
  origin: string;
  headers: Record<string, string>;
}

export interface Seen {
  status: number;
  /** Milliseconds to the first content, and to the end. */
  firstMs: number;
  wholeMs: number;
  /** Milliseconds from the sending of each piece to its arrival. */
  delays: number[];
  text: string;
  /** When the response ended, by the clock. */
  endedAt: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 600 });
const mark = /<(\d+):(\d+)>/g;

/** One POST, its stream read as it comes. */
export function call({ origin, headers }: Way, path: string, body: object, hear?: () => void): Promise<Seen> {
  const text = JSON.stringify(body);
  const asked = performance.now();
  const seen: Seen = { status: 0, firstMs: 0, wholeMs: 0, delays: [], text: '', endedAt: 0 };
  const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve) => {
    const finish = () => {
      seen.wholeMs = performance.now() - asked;
      seen.endedAt = Date.now();
      resolve(seen);
    };
    const options = { method: 'POST', agent, headers: { ...headers, ...length } };
    const request = http.request(`${origin}${path}`, options, (response) => {
      seen.status = response.statusCode ?? 0;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        seen.firstMs ||= performance.now() - asked;
        seen.text += chunk;
        for (const [, , said] of chunk.matchAll(mark)) seen.delays.push(Date.now() - Number(said));
        hear?.();
      });
      response.on('close', finish);
    });
    request.on('error', finish);
    request.end(text);
  });
}

/** All of these, so many at a time. */
export async function inParallel<T>(count: number, width: number, run: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await run(n);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
