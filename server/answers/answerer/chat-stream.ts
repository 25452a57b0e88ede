import { createParser } from 'eventsource-parser';
import type { ModelConfig } from '../../base/model-server/model-config';
import { faultOfStatus, faultOfThrown, ModelFault } from '../../base/model-server/model-fault';
import { postJson } from '../../base/model-server/post-json';
import { startOf, textOf, wholeText } from '../../base/model-server/response-text';
import { type ChatDelta, readReply } from './chat-reply';
import { createWatchdog, type Watchdog } from './watchdog';

export interface TextMessage {
  role: 'system' | 'user';
  content: string;
}

/** For models that take pictures. */
type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export type ChatMessage =
  | TextMessage
  | { role: 'user'; content: ContentPart[] }
  | { role: 'assistant'; content: null; tool_calls: MadeCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

interface MadeCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

/** A function that the model may propose to call. */
export interface ChatTool {
  type: 'function';
  function: { name: string; description: string; parameters: object };
}

export interface ChatLimits {
  /** Time to the first delta, and between two deltas. */
  firstMs: number;
  idleMs: number;
  /** Time for the whole answer. */
  totalMs: number;
  /** Maximum characters of one event. */
  event: number;
}

/** Sends one request and streams the reply. Throws ModelFault for server faults and AbortError on abort. */
export async function* streamChat(
  config: ModelConfig,
  messages: ChatMessage[],
  limits: ChatLimits,
  signal: AbortSignal,
  tools: readonly ChatTool[] = [],
): AsyncGenerator<ChatDelta> {
  const watchdog = createWatchdog(limits.totalMs, signal);
  watchdog.expect(limits.firstMs);
  let finished = false;
  try {
    const response = await send(config, messages, watchdog.signal, tools);
    for await (const delta of readBody(response, limits.event, watchdog.signal)) {
      if (delta.text || delta.alive || delta.calls) watchdog.expect(limits.idleMs);
      finished ||= delta.finished !== undefined;
      yield delta;
    }
    if (!finished) throw new ModelFault('cut', 'the stream ended before the answer did', { again: true });
  } catch (err) {
    signal.throwIfAborted();
    // A fault after the finish event does not concern the reader.
    if (!finished) throw toFault(err, watchdog);
  } finally {
    watchdog.stop();
  }
}

async function send(
  config: ModelConfig,
  messages: ChatMessage[],
  signal: AbortSignal,
  tools: readonly ChatTool[],
): Promise<Response> {
  const { model } = config;
  const body = { model, messages, stream: true, temperature: 0.2, ...(tools.length > 0 && { tools }) };
  const first = await post(config, { ...body, stream_options: { include_usage: true } }, signal);
  if (first.ok) return first;
  const said = await startOf(first, signal);
  // Servers without usage reports reject the option; the request is repeated without it.
  const plain = /stream_options/.test(said) ? await post(config, body, signal) : null;
  if (plain?.ok) return plain;
  const failed = plain ?? first;
  throw faultOfStatus(failed.status, failed.headers.get('retry-after'), plain ? await startOf(plain, signal) : said);
}

const post = (config: ModelConfig, body: object, signal: AbortSignal): Promise<Response> =>
  postJson(config, '/chat/completions', body, { accept: 'text/event-stream', signal });

async function* readBody(response: Response, longest: number, signal: AbortSignal): AsyncGenerator<ChatDelta> {
  const type = response.headers.get('content-type') ?? '';
  if (/^text\/event-stream\b/i.test(type)) yield* readEvents(response, longest, signal);
  else if (/^application\/json\b/i.test(type)) yield await readWhole(response, longest, signal);
  else {
    await response.body?.cancel();
    throw new ModelFault('broken', `content type '${type}' is neither an event stream nor JSON`);
  }
}

async function* readEvents(response: Response, longest: number, signal: AbortSignal): AsyncGenerator<ChatDelta> {
  let events: string[] = [];
  let tooLong = false;
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    onError: (error) => {
      tooLong ||= error.type === 'max-buffer-size-exceeded';
    },
    maxBufferSize: longest,
  });
  for await (const text of textOf(response, signal)) {
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
async function readWhole(response: Response, longest: number, signal: AbortSignal): Promise<ChatDelta> {
  return { finished: 'stop', ...readReply(await wholeText(response, longest, signal)) };
}

function toFault(err: unknown, watchdog: Watchdog): ModelFault {
  if (err instanceof ModelFault) return err;
  if (watchdog.signal.aborted) return new ModelFault('slow', `nothing for ${watchdog.waited()} ms`);
  return faultOfThrown(err);
}
