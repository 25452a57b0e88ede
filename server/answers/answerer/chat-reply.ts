import { ModelFault } from '../../base/model-server/model-fault';

/** The used part of one event of a chat-completions stream. */
export interface ChatDelta {
  text: string;
  /** True for reasoning output: the server works although it sends no text. */
  alive: boolean;
  finished?: 'stop' | 'length';
  /** Parts of calls that the model proposes; those with the same index belong together. */
  calls?: CallPart[];
  usage?: { promptTokens: number; completionTokens: number };
}

export interface CallPart {
  index: number;
  name: string;
  arguments: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const object = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.round(value) : 0);

/** Parses one stream event, or a whole reply of a server that does not stream. Unknown fields are ignored. */
export function readReply(data: string): ChatDelta {
  const reply = parse(data);
  if (isObject(reply.error) || typeof reply.error === 'string') {
    throw new ModelFault('broken', `error in the stream: ${JSON.stringify(reply.error).slice(0, 500)}`);
  }
  const choice = object(Array.isArray(reply.choices) ? reply.choices[0] : undefined);
  const message = object(choice.delta ?? choice.message);
  if (typeof message.refusal === 'string' && message.refusal) throw new ModelFault('refused', 'the model refused');
  if (choice.finish_reason === 'content_filter')
    throw new ModelFault('refused', 'the content filter stopped the answer');
  return {
    text: typeof message.content === 'string' ? message.content : '',
    alive: typeof message.reasoning_content === 'string' || typeof message.reasoning === 'string',
    ...callsOf(message.tool_calls),
    ...finishOf(choice.finish_reason),
    ...usageOf(reply.usage),
  };
}

function parse(data: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(data);
    if (isObject(value)) return value;
  } catch {
    // Reported below, with the data received.
  }
  throw new ModelFault('broken', `not a JSON object: ${data.slice(0, 200)}`);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function callsOf(given: unknown): Pick<ChatDelta, 'calls'> {
  if (!Array.isArray(given) || given.length === 0) return {};
  const calls = given.slice(0, MOST_CALLS).map((one, at) => {
    const { index, function: called } = object(one);
    const { name, arguments: values } = object(called);
    return { index: typeof index === 'number' ? index : at, name: text(name), arguments: text(values) };
  });
  return { calls };
}

/** In one event; further ones are not read, as only the first call counts. */
const MOST_CALLS = 8;

function finishOf(reason: unknown): Pick<ChatDelta, 'finished'> {
  if (typeof reason !== 'string' || reason === '') return {};
  return { finished: reason === 'length' ? 'length' : 'stop' };
}

function usageOf(usage: unknown): Pick<ChatDelta, 'usage'> {
  if (!isObject(usage)) return {};
  return { usage: { promptTokens: count(usage.prompt_tokens), completionTokens: count(usage.completion_tokens) } };
}
