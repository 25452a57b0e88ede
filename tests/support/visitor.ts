import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createParser } from 'eventsource-parser';
import type { Locale } from '../../generated/locales';
import type { RunEvent } from './run-events';

const RESEARCH = '/tianzhi-tools/api/agent/research';

export interface Answered {
  status: number;
  body: { code: number; msg: string; data: unknown };
}

export interface AskOptions {
  chatId?: string;
  messageId?: string;
  answerId?: string;
  parentId?: string;
  regenerateOf?: string;
  searchScope?: number[];
  locale?: Locale;
  mode?: 'answer' | 'research';
  research?: object;
  signal?: AbortSignal;
}

export interface Visitor {
  /** Identifies this visitor; pass it on to return as the same one. */
  cookie(): string;
  call(method: string, path: string, body?: unknown): Promise<Answered>;
  /** Asks and yields the events as they arrive. Throws `Refused` if the server does not stream. */
  ask(query: string, options?: AskOptions): AsyncGenerator<RunEvent>;
  /** The same, collected to the end. */
  askAll(query: string, options?: AskOptions): Promise<RunEvent[]>;
}

export class Refused extends Error {
  override name = 'Declined';
  constructor(readonly answered: Answered) {
    super(`${answered.status} ${answered.body.msg}`);
  }
}

/** A visitor with a cookie but no browser, who calls the real API over HTTP. */
export function createVisitor(origin: string, known = ''): Visitor {
  let cookie = known;
  const send = async (method: string, path: string, body?: unknown, signal?: AbortSignal) => {
    const headers: Record<string, string> = { cookie };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (method !== 'GET') headers['idempotency-key'] = randomUUID();
    const content = body === undefined ? undefined : JSON.stringify(body);
    const response = await request(origin + path, { method, headers, signal }, content);
    const set = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return response;
  };
  const visitor: Visitor = {
    cookie: () => cookie,
    async call(method, path, body) {
      return toAnswered(await send(method, path, body));
    },
    async *ask(query, { signal, ...ids } = {}) {
      const response = await send('POST', RESEARCH, { query, ...ids }, signal);
      const streams = response.headers['content-type']?.startsWith('text/event-stream');
      if (!streams) throw new Refused(await toAnswered(response));
      yield* readEvents(response);
    },
    async askAll(query, options) {
      const events: RunEvent[] = [];
      for await (const event of visitor.ask(query, options)) events.push(event);
      return events;
    },
  };
  return visitor;
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Browsers resolve every name below localhost to this machine, but not every system resolver does, so the address is
 * explicit.
 */
function request(address: string, { method, headers, signal }: Sent, content?: string): Promise<IncomingMessage> {
  const { host, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path: pathname + search, method, signal, headers: { ...headers, host } },
      resolve,
    );
    sent.once('error', reject);
    sent.end(content);
  });
}

async function toAnswered(response: IncomingMessage): Promise<Answered> {
  const content = await text(response);
  try {
    return { status: response.statusCode ?? 0, body: JSON.parse(content) };
  } catch {
    throw new Error(`${response.statusCode} without an envelope: ${content.slice(0, 300)}`);
  }
}

async function* readEvents(body: IncomingMessage): AsyncGenerator<RunEvent> {
  const ready: RunEvent[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(JSON.parse(data)) });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* ready.splice(0);
  }
}
