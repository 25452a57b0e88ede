import { randomUUID } from 'node:crypto';
import { createParser } from 'eventsource-parser';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../generated/locales';
import { VISITOR_COOKIE } from '../../server/base/http/visitor';
import type { PicturePart } from '../../src/lib/picture-part';
import type { ResearchRequest } from '../../src/stream/transport';
import type { RunEvent } from './run-events';

/** Cookies of two visitors. */
export const alice = `${VISITOR_COOKIE}=${'a'.repeat(22)}`;
export const bob = `${VISITOR_COOKIE}=${'b'.repeat(22)}`;

export const RESEARCH = '/tianzhi-tools/api/agent/research';

interface Asking {
  query?: string;
  chatId?: string;
  messageId?: string;
  answerId?: string;
  parentId?: string;
  regenerateOf?: string;
  about?: PicturePart;
  quoted?: { kind: 'quote' | 'paste'; text: string }[];
  context?: ResearchRequest['context'];
  searchScope?: number[];
  locale?: Locale;
}

export function newAsking(overrides: Asking = {}) {
  return {
    query: '轴承温度多高算异常？',
    chatId: randomUUID(),
    messageId: randomUUID(),
    answerId: randomUUID(),
    ...overrides,
  };
}

export function readSse(text: string): RunEvent[] {
  const events: RunEvent[] = [];
  createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) }).feed(text);
  return events;
}

/** Asks in-process and returns the complete stream. */
export async function ask(
  app: FastifyInstance,
  payload: object,
  { cookie = alice, headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
) {
  const response = await app.inject({ method: 'POST', url: RESEARCH, payload, headers: { cookie, ...headers } });
  const streamed = String(response.headers['content-type']).startsWith('text/event-stream');
  return { response, status: response.statusCode, events: streamed ? readSse(response.payload) : [] };
}

/** Calls an operation; returns the status and the envelope's code, message and data. */
export async function call(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { cookie = alice, body, headers = {} }: { cookie?: string; body?: object; headers?: Record<string, string> } = {},
) {
  const response = await app.inject({ method, url, headers: { cookie, ...headers }, ...(body && { payload: body }) });
  const envelope = response.json();
  return { status: response.statusCode, code: envelope.code, msg: envelope.msg, data: envelope.data };
}
