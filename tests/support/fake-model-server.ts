import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request as received. */
export interface SeenRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: {
    model?: string;
    stream?: boolean;
    stream_options?: object;
    messages?: { role: string; content: string }[];
    /** Functions that may be called. */
    tools?: { function: { name: string; description: string; parameters: { required?: string[] } } }[];
    /** Only in a request for vectors. */
    input?: string[];
  };
}

export type Behaviour = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

export interface FakeModelServer {
  /** Value for LLM_BASE_URL or EMBED_BASE_URL. */
  baseUrl: string;
  requests: SeenRequest[];
  /** Behaviour for the next requests, one each; the last one repeats. */
  plan(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

/** A server with the chat-completions protocol over real HTTP, correct or faulty as the test plans. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const requests: SeenRequest[] = [];
  let plan: Behaviour[] = [say('ok')];
  const server = createServer(async (request, response) => {
    const seen = { path: request.url ?? '', headers: request.headers, body: JSON.parse(await textOf(request)) };
    requests.push(seen);
    const behave = plan.length > 1 ? plan.shift() : plan[0];
    // Clients that disconnect early are part of the tests.
    response.on('error', () => {});
    await behave?.(response, seen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    plan: (...behaviours) => {
      plan = behaviours;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const event = (data: object | string): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });
const finish = (reason: string) => event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const open = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

interface Pace {
  chunk?: number;
  delayMs?: number;
  finish?: string;
}

/** A complete answer, in chunks. */
export function say(text: string, { chunk = 7, delayMs = 0, finish: reason = 'stop' }: Pace = {}): Behaviour {
  return async (response) => {
    open(response);
    for (let at = 0; at < text.length && !response.destroyed; at += chunk) {
      response.write(delta(text.slice(at, at + chunk)));
      if (delayMs) await sleep(delayMs);
    }
    response.write(finish(reason));
    response.write(event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } }));
    response.end(event('[DONE]'));
  };
}

/** Proposes a call, its arguments in pieces as servers send them. */
export const proposeCall =
  (name: string, given: object | string): Behaviour =>
  (response) => {
    open(response);
    const whole = typeof given === 'string' ? given : JSON.stringify(given);
    const part = (called: object) =>
      event({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...called }] } }] });
    response.write(part({ id: 'call_1', type: 'function', function: { name, arguments: '' } }));
    for (let at = 0; at < whole.length; at += 5)
      response.write(part({ function: { arguments: whole.slice(at, at + 5) } }));
    response.end(finish('tool_calls') + event('[DONE]'));
  };

/** A stream split at arbitrary bytes, even inside characters. */
export function sayInBytes(text: string, size: number): Behaviour {
  return async (response) => {
    open(response);
    const bytes = Buffer.from(delta(text) + finish('stop') + event('[DONE]'));
    for (let at = 0; at < bytes.length; at += size) {
      response.write(bytes.subarray(at, at + size));
      await sleep(0);
    }
    response.end();
  };
}

export const fail =
  (status: number, headers: Record<string, string> = {}, body = '{"error":{"message":"no"}}'): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** Part of the answer, then the connection ends; `rude`: without closing the response. */
export const cut =
  (text: string, rude = false): Behaviour =>
  async (response) => {
    open(response);
    if (text) response.write(delta(text));
    await sleep(5);
    if (rude) response.destroy();
    else response.end();
  };

/** Part of the answer, then raw text in the stream. */
export const sayRaw =
  (text: string, raw: string): Behaviour =>
  (response) => {
    open(response);
    if (text) response.write(delta(text));
    response.end(raw);
  };

/** Part of the answer, then silence on an open connection, optionally with keep-alive comments. */
export const stall =
  (text: string, commentMs = 0): Behaviour =>
  async (response) => {
    open(response);
    response.flushHeaders();
    if (text) response.write(delta(text));
    while (commentMs && !response.destroyed) {
      response.write(': still here\n\n');
      await sleep(commentMs);
    }
  };

/** Accepts the request and never responds. */
export const ignore: Behaviour = () => {};

/** Repeats the text until the client disconnects. */
export const sayForever =
  (text: string): Behaviour =>
  async (response) => {
    open(response);
    while (!response.destroyed) {
      if (!response.write(delta(text))) await sleep(1);
      await sleep(0);
    }
  };

/** One event of endless length. */
export const hugeLine: Behaviour = async (response) => {
  open(response);
  response.write('data: {"choices":[{"delta":{"content":"');
  while (!response.destroyed) {
    response.write('x'.repeat(65_536));
    await sleep(0);
  }
};

export const reply =
  (type: string, body: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };

/** A complete response at once, like a gateway without streaming. */
export const sayWhole = (text: string): Behaviour =>
  reply('application/json', JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] }));
