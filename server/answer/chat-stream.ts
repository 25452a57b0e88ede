import { createParser } from 'eventsource-parser';
import type { ModelConfig } from '../config';
import { type ChatDelta, readReply } from './chat-reply';
import { faultOfStatus, ModelFault } from './model-fault';
import { createWatchdog, type Watchdog } from './watchdog';

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface ChatLimits {
  /** To the first word, and between two words. */
  firstMs: number;
  idleMs: number;
  /** For the whole answer: an endless one is cut. */
  totalMs: number;
  /** Characters of one event; a longer one is no chat event. */
  event: number;
}

/** One request, one streamed reply. Throws ModelFault for whatever the server does wrong, AbortError on abort. */
export async function* streamChat(
  config: ModelConfig,
  messages: ChatMessage[],
  limits: ChatLimits,
  signal: AbortSignal,
): AsyncGenerator<ChatDelta> {
  const watchdog = createWatchdog(limits.totalMs);
  const either = AbortSignal.any([signal, watchdog.signal]);
  watchdog.expect(limits.firstMs);
  let finished = false;
  try {
    const response = await send(config, messages, either);
    for await (const delta of readBody(response, limits.event)) {
      if (delta.text || delta.alive) watchdog.expect(limits.idleMs);
      finished ||= delta.finished !== undefined;
      yield delta;
    }
    if (!finished) throw new ModelFault('cut', 'the stream ended before the answer did', { again: true });
  } catch (err) {
    signal.throwIfAborted();
    // What goes wrong after the last word does not concern the reader.
    if (!finished) throw toFault(err, watchdog);
  } finally {
    watchdog.stop();
  }
}

async function send(config: ModelConfig, messages: ChatMessage[], signal: AbortSignal): Promise<Response> {
  const { model } = config;
  const body = { model, messages, stream: true, temperature: 0.2 };
  const first = await post(config, { ...body, stream_options: { include_usage: true } }, signal);
  if (first.ok) return first;
  const said = await startOf(first);
  // Servers that know no usage reports refuse to be asked for them; the answer matters more.
  const plain = /stream_options/.test(said) ? await post(config, body, signal) : null;
  if (plain?.ok) return plain;
  const failed = plain ?? first;
  throw faultOfStatus(failed.status, failed.headers.get('retry-after'), plain ? await startOf(plain) : said);
}

function post({ baseUrl, apiKey }: ModelConfig, body: object, signal: AbortSignal): Promise<Response> {
  return fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    // A redirect could carry the key to another host.
    redirect: 'error',
    signal,
  });
}

/** The beginning of an error page is enough for the log; the rest is not even read. */
async function startOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of textOf(response)) {
    text += part;
    if (text.length > 500) break;
  }
  return text.slice(0, 500);
}

async function* textOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  // Node's streams can be iterated; the type is the browser's.
  const chunks = response.body as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}

async function* readBody(response: Response, longest: number): AsyncGenerator<ChatDelta> {
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/event-stream\b/i.test(type)) yield* readEvents(response, longest);
  else if (/^application\/json\b/i.test(type)) yield await readWhole(response, longest);
  else {
    await response.body?.cancel();
    throw new ModelFault('broken', `content type '${type}' is neither an event stream nor JSON`);
  }
}

async function* readEvents(response: Response, longest: number): AsyncGenerator<ChatDelta> {
  let events: string[] = [];
  let tooLong = false;
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    onError: (error) => {
      tooLong ||= error.type === 'max-buffer-size-exceeded';
    },
    maxBufferSize: longest,
  });
  for await (const text of textOf(response)) {
    parser.feed(text);
    if (tooLong) throw new ModelFault('broken', `an event longer than ${longest} characters`);
    const ready = events;
    events = [];
    for (const data of ready) {
      if (data.trim() === '[DONE]') return;
      yield readReply(data);
    }
  }
}

/** Some gateways ignore `stream` and answer in one piece. */
async function readWhole(response: Response, longest: number): Promise<ChatDelta> {
  let text = '';
  for await (const part of textOf(response)) {
    text += part;
    if (text.length > longest) throw new ModelFault('broken', `a reply longer than ${longest} characters`);
  }
  return { finished: 'stop', ...readReply(text) };
}

function toFault(err: unknown, watchdog: Watchdog): ModelFault {
  if (err instanceof ModelFault) return err;
  if (watchdog.signal.aborted) return new ModelFault('slow', `nothing for ${watchdog.waited()} ms`);
  const cause = err instanceof Error && err.cause instanceof Error ? err.cause.message : '';
  const message = err instanceof Error ? err.message : String(err);
  return new ModelFault('unreachable', [message, cause].filter(Boolean).join(': '), { again: true });
}
